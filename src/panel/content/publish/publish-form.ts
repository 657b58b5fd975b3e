import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { panelPath } from '../../panel-path.ts'
import { contentPath } from '../content-path.ts'

/** Makes the draft public in the languages chosen. */
export const publishForm = defineForm({
  name: 'content-publish',
  schema: () => import('./publish-schema.ts').then((module) => module.publishSchema),
  fields: ['version', 'locales'],
  document: graphql(`
    mutation PublishContent($type: String!, $input: StaticContentPublish_Input!) {
      publishStaticContent(type: $type, input: $input) { __typename }
    }
  `),
  variables: (input, { params }) => ({ type: params.type ?? '', input }),
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=content-published`,
})
