import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { contentHref } from '../../kit/paths.ts'

/** Makes a draft of an older version. */
export const restoreForm = defineForm({
  name: 'content-restore',
  schema: () => import('./restore-schema.ts').then((module) => module.restoreSchema),
  fields: ['version'],
  document: graphql(`
    mutation RestoreContent($type: String!, $version: Int!) {
      restoreStaticContent(type: $type, version: $version) { __typename }
    }
  `),
  variables: ({ version }, { params }) => ({ type: params.type ?? '', version: Number(version) }),
  next: (_data, page) => `${contentHref(page.params.type ?? '', 'versions', page)}?said=content-restored`,
})
