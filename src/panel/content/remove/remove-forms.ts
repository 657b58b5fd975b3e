import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { contentPath, panelPath } from '../../kit/paths.ts'

const schema = () => import('./remove-schema.ts').then((module) => module.removeSchema)

/** Takes a page from its readers; its draft stays. */
export const unpublishForm = defineForm({
  name: 'page-unpublish',
  schema,
  fields: ['type'],
  document: graphql(`
    mutation UnpublishPage($type: String!) {
      unpublishPage(type: $type)
    }
  `),
  variables: ({ type }) => ({ type }),
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=page-unpublished`,
})

/** Takes a page away with everything that was ever written on it. */
export const removeForm = defineForm({
  name: 'page-remove',
  schema,
  fields: ['type'],
  document: graphql(`
    mutation RemovePage($type: String!) {
      removePage(type: $type)
    }
  `),
  variables: ({ type }) => ({ type }),
  next: (_data, { locale }) => `${panelPath(contentPath, locale)}?said=page-removed`,
})
