import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { contentHref } from '../../kit/paths.ts'

const here = (page: PageContext) => contentHref(page.params.type ?? '', 'previews', page)

/** Makes an address that shows the draft for some days. */
export const makeForm = defineForm({
  name: 'preview-make',
  schema: () => import('./preview-schemas.ts').then((module) => module.makeSchema),
  fields: ['days'],
  document: graphql(`
    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {
      createPreview(type: $type, input: $input) { __typename }
    }
  `),
  variables: ({ days }, { params }) => ({ type: params.type ?? '', input: { days: Number(days) } }),
  next: (_data, page) => `${here(page)}?said=content-preview-made`,
})

/** An address shows nothing any more. */
export const withdrawForm = defineForm({
  name: 'preview-withdraw',
  schema: () => import('./preview-schemas.ts').then((module) => module.withdrawSchema),
  fields: ['id'],
  document: graphql(`
    mutation RevokePreview($type: String!, $id: String!) {
      revokePreview(type: $type, id: $id)
    }
  `),
  variables: ({ id }, { params }) => ({ type: params.type ?? '', id }),
  next: (_data, page) => `${here(page)}?said=content-preview-withdrawn`,
})
