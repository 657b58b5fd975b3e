import { type MergedField, mergedFields, mergeSides } from '../../domain/customers.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ComparedDoublesQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { pathOf } from '../kit/paths.ts'

const comparedQuery = graphql(`
  query ComparedDoubles($kind: String!, $kept: String!, $dropped: String!, $locale: String!) {
    comparedDoubles(kind: $kind, kept: $kept, dropped: $dropped, locale: $locale) {
      kind version
      customer { _id name }
      kept { _id name createdAt records { kind count newest { name at } } }
      dropped { _id name createdAt records { kind count newest { name at } } }
      fields { name kept dropped }
      clashes { kind name at }
    }
  }
`)

const comparedVariables = ({ params: { kind = '', kept = '', dropped = '' }, locale }: PageContext) => ({
  kind,
  kept,
  dropped,
  locale,
})

export type Compared = NonNullable<ComparedDoublesQuery['comparedDoubles']>
export type ComparedField = NonNullable<Compared['fields'][number]>

export const mergeableFields: readonly MergedField[] = Object.values(mergedFields).flat()

export const mergeForm = defineForm({
  name: 'merge-doubles',
  schema: () => import('../../../schemas/customer.ts').then((module) => module.merge),
  fields: ['version', ...mergeableFields.map((field) => `values.${field}` as const)],
  document: graphql(`
    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {
      mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) { customer }
    }
  `),
  variables: (input, { params: { kind = '', kept = '', dropped = '' } }) => ({ kind, kept, dropped, input }),
  next: ({ mergeDoubles }, page) => `${pathOf('customer', mergeDoubles?.customer ?? '', page)}?said=merged`,
})

/** Two beside each other, and what the one that stays is to be; the address has the choices while it asks. */
export const duplicatePage = definePanelPage({
  path: '/control-panel/doubles/:kind/:kept/:dropped',
  search: ['act', ...mergeableFields],
  query: { document: comparedQuery, variables: comparedVariables },
  forms: [mergeForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-doubles'].changed }),
  title: ({ comparedDoubles: found }, { locale }) =>
    mergeSides.map((side) => found?.[side].name).join(', ') || allTexts[locale]['panel-doubles'].title,
})
