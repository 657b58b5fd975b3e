import type { InferType } from 'yup'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { contentPath, panelPath } from '../../kit/paths.ts'
import { documentsIn } from './chosen-documents.ts'
import type { togetherSchema } from './together-schema.ts'

/** Makes the drafts of several documents public: all of them or none. */
export const publishTogether = {
  schema: () => import('./together-schema.ts').then((module) => module.togetherSchema),
  document: graphql(`
    mutation PublishTogether($input: StaticContentsPublish_Input!) {
      publishTogether(input: $input) { documents { type } }
    }
  `),
  variables: ({ choice, locales }: InferType<typeof togetherSchema>) => ({
    input: { documents: documentsIn(choice), locales },
  }),
}

/** Several documents, chosen from the list. */
export const togetherForm = defineForm({
  ...publishTogether,
  name: 'content-together',
  fields: ['choice', 'locales'],
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=contents-published`,
})
