import { type AnyForm, defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { NewSearchTerm_Input } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { textHref } from '../../kit/paths.ts'

const added = graphql(`
  mutation AddSearchTerm($input: NewSearchTerm_Input!) {
    createSearchTerm(input: $input) { _id }
  }
`)

const changed = graphql(`
  mutation ChangeSearchTerm($id: String!, $input: SearchTermChanges_Input!) {
    updateSearchTerm(id: $id, input: $input) { _id }
  }
`)

/** Which term the address opens; empty where a new one is written. */
export const editedTerm = ({ search }: PageContext): string => search.edit?.[0] ?? ''

const schemas = () => import('./term-schema.ts')

/** Adds a term, or changes the one that is open in the list. */
export const termForm: AnyForm = {
  name: 'search-term',
  schema: () => schemas().then(({ termSchema }) => termSchema),
  fields: ['language', 'term', 'meanings'],
  async submit(send, values, page) {
    const { meaningsIn } = await schemas()
    const { language, term, meanings } = values as { meanings?: string } & Pick<
      NewSearchTerm_Input,
      'language' | 'term'
    >
    const input = { language, term, meanings: meaningsIn(meanings) }
    const id = editedTerm(page)
    if (id) await send(changed, { id, input })
    else await send(added, { input })
    return textHref(page, { edit: '', said: 'saved' })
  },
}

/** Searches take the word as it is from now on. */
export const removeTermForm = defineForm({
  name: 'search-term-remove',
  schema: () => schemas().then(({ removalSchema }) => removalSchema),
  fields: ['id'],
  document: graphql(`
    mutation RemoveSearchTerm($id: String!) {
      deleteSearchTerm(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, page) => textHref(page, { edit: '', said: 'removed' }),
})
