import type { SchemaDescription, SchemaFieldDescription } from 'yup'
import { addComponent, type Components, type JsonSchema, orNull, type PlainType, reference } from './json-schema.ts'

interface Target {
  components: Components
  /** Editors' content may still have gaps: then no property is required and each may be null. */
  loose: boolean
}

const plainTypes: Record<string, PlainType> = { string: 'string', boolean: 'boolean', number: 'number' }
const graphqlName = /^[_A-Za-z]\w*$/
const isChoice = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Values that are no GraphQL names would be renamed there, so those stay plain texts. */
function convertChoices(description: SchemaDescription): JsonSchema {
  const choices = description.oneOf.filter(isChoice)
  if (choices.length === 0) return {}
  return choices.every((choice) => graphqlName.test(String(choice)))
    ? { enum: choices }
    : { description: `One of: ${choices.join(', ')}` }
}

function convertPlain(description: SchemaFieldDescription): JsonSchema {
  const type = plainTypes[description.type]
  if (!type || !('tests' in description)) return { type: 'object', additionalProperties: true }
  const isInteger = description.tests.some((test) => test.name === 'integer')
  return { type: isInteger ? 'integer' : type, ...convertChoices(description) }
}

function convertObject(fields: Record<string, SchemaFieldDescription>, target: Target): JsonSchema {
  const required = Object.entries(fields)
    .filter(([, field]) => !target.loose && 'optional' in field && !field.optional)
    .map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field, target)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function convertBare(description: SchemaFieldDescription, target: Target): JsonSchema {
  if ('fields' in description) {
    const isFree = Object.keys(description.fields).length === 0 && !description.meta?.title
    return isFree ? { type: 'object', additionalProperties: true } : convertObject(description.fields, target)
  }
  if (description.type !== 'array') return convertPlain(description)
  const inner = 'innerType' in description ? description.innerType : undefined
  return { type: 'array', items: inner && !Array.isArray(inner) ? convert(inner, target) : {} }
}

function convert(description: SchemaFieldDescription, target: Target): JsonSchema {
  const meta = 'meta' in description ? description.meta : undefined
  if (meta?.component) return reference(String(meta.component))
  const bare = convertBare(description, target)
  const named = meta?.title ? addComponent(target.components, String(meta.title), bare) : bare
  return target.loose || ('nullable' in description && description.nullable) ? orNull(named) : named
}

/**
 * A yup schema as OpenAPI. `.meta({ title })` makes it a component of that name, `.meta({ component })` points at one
 * that is made elsewhere; of a lazy schema it says what fits no value. Formats, lengths and defaults stay out: the gateway would make scalars of them.
 */
export const convertSchema = (
  schema: { describe: (options: { value: undefined }) => SchemaFieldDescription },
  components: Components,
  loose = false,
): JsonSchema => convert(schema.describe({ value: undefined }), { components, loose })
