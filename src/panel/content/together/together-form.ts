import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { panelPath } from '../../panel-path.ts'
import { contentPath } from '../content-path.ts'
import { documentsIn } from './chosen-documents.ts'

/** Makes the drafts of several documents public in one go. */
export const togetherForm = defineForm({
  name: 'content-together',
  schema: () => import('./together-schema.ts').then((module) => module.togetherSchema),
  fields: ['choice', 'locales'],
  document: graphql(`
    mutation PublishTogether($input: StaticContentsPublish_Input!) {
      publishTogether(input: $input) { documents { type } }
    }
  `),
  variables: ({ choice, locales }) => ({ input: { documents: documentsIn(choice), locales } }),
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=contents-published`,
})
