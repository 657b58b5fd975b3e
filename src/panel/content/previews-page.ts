import { object, string } from 'yup'
import { isArranged } from '../../../schemas/document-type.ts'
import { previewDays } from '../../domain/content.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ContentPreviewsQuery } from '../../ui/gql/graphql.ts'
import { contentName } from '../kit/content-name.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { titleIn } from './versions-page.ts'

const previewsQuery = graphql(`
  query ContentPreviews($type: String!) {
    previews(type: $type) {
      items { _id status address author createdAt expiresAt revokedAt revokedBy }
    }
    staticContentDraft(type: $type) { blocks { id data } }
  }
`)

export type Preview = NonNullable<NonNullable<ContentPreviewsQuery['previews']>['items'][number]>

const makeSchema = object({
  days: string().oneOf(previewDays.map(String), 'error.choice').required('error.required'),
})

export const makeForm = defineForm({
  name: 'preview-make',
  schema: async () => makeSchema,
  fields: ['days'],
  document: graphql(`
    mutation CreatePreview($type: String!, $input: NewPreview_Input!) {
      createPreview(type: $type, input: $input) { __typename }
    }
  `),
  variables: ({ days }, { params }) => ({ type: params.type ?? '', input: { days: Number(days) } }),
  next: saidHere('content-preview-made'),
})

export const withdrawForm = defineForm({
  name: 'preview-withdraw',
  schema: async () => object({ id: string().uuid('error.id').required('error.required') }),
  fields: ['id'],
  document: graphql(`
    mutation RevokePreview($type: String!, $id: String!) {
      revokePreview(type: $type, id: $id)
    }
  `),
  variables: ({ id }, { params }) => ({ type: params.type ?? '', id }),
  next: saidHere('content-preview-withdrawn'),
})

/** The addresses that show a page's draft to people without an account. */
export const contentPreviewsPage = definePanelPage({
  path: '/control-panel/content/:type/previews',
  search: ['withdraw'],
  query: {
    document: previewsQuery,
    variables: ({ params }) => (isArranged(params.type ?? '') ? { type: params.type ?? '' } : null),
    isThere: (data) => Boolean(data?.previews),
    mayBeMissing: true,
  },
  forms: [makeForm, withdrawForm],
  title: (data, { locale, params: { type = '' } }) =>
    `${allTexts[locale]['panel-preview'].title}: ${contentName({ type, title: titleIn(data) }, locale)}`,
})
