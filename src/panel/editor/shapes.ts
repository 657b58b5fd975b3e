import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import type { Field } from '../../../blocks/define-block.ts'

/** A field of a form that is made from a definition: how it is filled, and what its schema says of it. */
export type Shape = { name: string; required: boolean; longest?: number } & (
  | { kind: Exclude<Field['kind'], 'number' | 'choice' | 'group' | 'list'> }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'group'; fields: readonly Shape[] }
  | { kind: 'list'; item: Shape; most?: number }
)

/** A field that is one text, or one number. */
export type TextShape = Exclude<Shape, { kind: 'group' | 'list' | 'choice' }>

type Described = SchemaFieldDescription | undefined

const testOf = (described: Described, name: string): number | undefined => {
  const found = described && 'tests' in described ? described.tests.find((test) => test.name === name) : undefined
  const value = found?.params?.[name]
  return typeof value === 'number' ? value : undefined
}

const isRequired = (described: Described) => {
  if (!described || !('optional' in described)) return false
  return !described.optional && !described.nullable
}

function itemOf(described: Described): Described {
  if (!described || !('innerType' in described) || Array.isArray(described.innerType)) return undefined
  return described.innerType
}

const fieldsOf = (described: Described) => (described && 'fields' in described ? described.fields : {})

function shapeOf(name: string, field: Field, described: Described): Shape {
  const base = { name, required: isRequired(described) }
  switch (field.kind) {
    case 'group':
      return { ...base, kind: 'group', fields: shapesOf(field.fields, fieldsOf(described)) }
    case 'list':
      return { ...base, kind: 'list', item: shapeOf('', field.item, itemOf(described)), most: testOf(described, 'max') }
    case 'number':
    case 'choice':
      return { ...base, ...field }
    default:
      return { ...base, kind: field.kind, longest: testOf(described, 'max') }
  }
}

const shapesOf = (fields: Record<string, Field>, described: Record<string, SchemaFieldDescription>): Shape[] =>
  Object.entries(fields).map(([name, field]) => shapeOf(name, field, described[name]))

/** The fields of a kind of content, in the order in which they are filled. */
export const shapesFor = (fields: Record<string, Field>, schema: ObjectSchema<AnyObject>): Shape[] =>
  shapesOf(fields, schema.describe().fields)
