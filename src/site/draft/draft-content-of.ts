import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import { isRecord } from '../../domain/is-record.ts'
import { type ContentReader, mergedContent } from '../content-of.ts'

const blank: Record<string, unknown> = { string: '', number: 1, boolean: false }

/** A value of the kind that a field has: the one there is, else an empty one; undefined where none has to be there. */
function filled(field: SchemaFieldDescription, value: unknown): unknown {
  if (value === undefined || value === null) {
    if ('optional' in field && field.optional) return undefined
    if (!('fields' in field)) return field.type === 'array' ? [] : (firstChoice(field) ?? blank[field.type])
  }
  if ('fields' in field) return filledObject(field.fields, value)
  if (field.type === 'array') return Array.isArray(value) ? value.map((item) => filled(itemOf(field), item)) : []
  if (typeof value !== typeof blank[field.type]) return firstChoice(field) ?? blank[field.type]
  return value === '' ? (firstChoice(field) ?? value) : value
}

const firstChoice = (field: SchemaFieldDescription): unknown => ('oneOf' in field ? field.oneOf[0] : undefined)

function itemOf(field: SchemaFieldDescription): SchemaFieldDescription {
  const { innerType } = field as { innerType?: SchemaFieldDescription | SchemaFieldDescription[] }
  if (!innerType || Array.isArray(innerType)) throw new Error('A list of several kinds of things')
  return innerType
}

const filledObject = (fields: Record<string, SchemaFieldDescription>, value: unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filled(field, isRecord(value) ? value[name] : undefined)]),
  )

/** As `contentOf`, for a draft: what still lacks a text is drawn all the same. */
export const draftContentOf: ContentReader = <Content extends AnyObject>(
  schema: ObjectSchema<Content>,
  values: Parameters<ContentReader>[1],
  locale: Parameters<ContentReader>[2],
): Content => {
  const merged = mergedContent(values, locale)
  if (schema.isValidSync(merged, { stripUnknown: true })) return schema.cast(merged, { stripUnknown: true }) as Content
  return filledObject(schema.describe().fields, merged) as Content
}
