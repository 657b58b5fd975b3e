import { mergeSides } from '../../../domain/doubles.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import type { ComparedField } from './compared-query.ts'
import { mergeableFields } from './merge-form.ts'

/** A field by its name, as this screen knows it. */
export const nameOf = ({ name }: ComparedField) => mergeableFields.find((field) => field === name) ?? 'name'

/** Whose value stays: what was chosen, else that of the one that stays, unless it has none. */
export const sideOf = (field: ComparedField, { search }: PageContext) =>
  mergeSides.find((side) => side === search[nameOf(field)]?.[0]) ?? (field.kept ? 'kept' : 'dropped')
