import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { contentPath, panelPath } from '../../kit/paths.ts'

/** Begins a page that nobody reads yet, and leads into its editor. */
export const newPageForm = defineForm({
  name: 'page-new',
  schema: () => import('../../../../schemas/page.ts').then((module) => module.newPageDraft),
  fields: ['title.nl', 'slug.nl', 'title.en', 'slug.en', 'title.fr', 'slug.fr', 'template'],
  document: graphql(`
    mutation NewPage($input: NewPageDraft_Input!) {
      createPageDraft(input: $input) { type }
    }
  `),
  variables: (input) => ({ input }),
  next: ({ createPageDraft }, { locale }) => panelPath(`${contentPath}/${createPageDraft?.type ?? ''}`, locale),
})
