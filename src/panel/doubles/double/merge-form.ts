import { type MergedField, mergedFields } from '../../../domain/doubles.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { customerHref } from '../../customers/customers-path.ts'

export const mergeableFields: readonly MergedField[] = Object.values(mergedFields).flat()

/** Makes one of two, with the values that were chosen. */
export const mergeForm = defineForm({
  name: 'merge-doubles',
  schema: () => import('../../../../schemas/double.ts').then((module) => module.merge),
  fields: ['version', ...mergeableFields.map((field) => `values.${field}` as const)],
  document: graphql(`
    mutation MergeDoubles($kind: String!, $kept: String!, $dropped: String!, $input: Merge_Input!) {
      mergeDoubles(kind: $kind, kept: $kept, dropped: $dropped, input: $input) { customer }
    }
  `),
  variables: (input, { params: { kind = '', kept = '', dropped = '' } }) => ({ kind, kept, dropped, input }),
  next: ({ mergeDoubles }, page) => `${customerHref(mergeDoubles?.customer ?? '', page)}?said=merged`,
})
