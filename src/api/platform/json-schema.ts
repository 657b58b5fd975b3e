import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup'
import { pascalCase } from '../../../blocks/kit/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import { byLocale } from '../../../schemas/localized.ts'
import { pageContentData } from '../../../schemas/page.ts'
import { pageContentTypes, staticContentData, staticContentTypes } from '../../../schemas/static-content.ts'

interface SchemaParts {
  $ref?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  enum?: (string | number)[]
  oneOf?: JsonSchema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

export type PlainType = 'string' | 'number' | 'integer' | 'boolean'

/** As much of JSON Schema as our document uses. */
export type JsonSchema =
  | (SchemaParts & { type: 'array'; items: JsonSchema })
  | (SchemaParts & { type?: PlainType | 'object' | 'null' })

export type Components = Record<string, JsonSchema>

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** `oneOf` with null is what the gateway reads as nullable; a list of types is not. */
const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] })

/** Adds a named schema; one name for two shapes is refused. */
function addComponent(components: Components, name: string, schema: JsonSchema): JsonSchema {
  const known = components[name]
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are titled ${name}`)
  }
  components[name] = schema
  return reference(name)
}

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

/** The content of each language, which may still have gaps. */
function localizedContent(schema: Schema, components: Components): JsonSchema {
  const { title } = schema.describe().meta ?? {}
  const name = `${title}ByLocale`
  const perLocale = convertSchema(byLocale(schema, name), components, true)
  return perLocale.oneOf?.[0] ?? perLocale
}

function union(name: string, propertyName: string, members: Record<string, string>, components: Components) {
  addComponent(components, name, {
    oneOf: Object.values(members).map(reference),
    discriminator: {
      propertyName,
      mapping: Object.fromEntries(
        Object.entries(members).map(([value, member]) => [value, `#/components/schemas/${member}`]),
      ),
    },
  })
}

/** One component a block; those that own their content carry it per language. */
function addLayoutBlocks(components: Components) {
  const members: Record<string, string> = {}
  for (const { type, source, schema } of registry) {
    const name = `${pascalCase(type)}Block`
    members[type] = name
    const hasContent = source === 'instance' && Object.keys(schema.fields).length > 0
    addComponent(components, name, {
      type: 'object',
      properties: {
        id: { type: 'string' },
        block: { type: 'string', description: `Always ${type}` },
        hidden: { type: 'boolean' },
        ...(hasContent && { data: localizedContent(schema, components) }),
      },
      required: ['id', 'block'],
    })
  }
  union('LayoutBlock', 'block', members, components)
}

/** A block as editors send it: GraphQL has no unions there, so the content of any block is one free object. */
const newLayoutBlock: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    block: { type: 'string' },
    hidden: { type: 'boolean' },
    data: { type: 'object', additionalProperties: true },
  },
  required: ['id', 'block'],
}

/** A page of its own slug among them; `page` says which. */
function addPageContent(components: Components) {
  addComponent(components, 'PageContent', {
    type: 'object',
    properties: {
      type: { type: 'string', description: 'Always page' },
      page: { type: 'string', description: 'The id of the page' },
      data: localizedContent(pageContentData, components),
      layout: { type: 'array', items: reference('LayoutBlock') },
      version: { type: 'integer' },
      updatedAt: { type: 'string' },
    },
    required: ['type', 'page', 'data', 'layout', 'version', 'updatedAt'],
  })
}

/** Adds StaticContent and LayoutBlock, the two unions, with all they are made of: a new block changes both by itself. */
export function addStaticContentComponents(components: Components) {
  addLayoutBlocks(components)
  addComponent(components, 'NewLayoutBlock', newLayoutBlock)
  addComponent(components, 'JsonValue', { description: 'Any value: a text, a number, a list, an object, nothing' })
  const members: Record<string, string> = {}
  for (const type of staticContentTypes) {
    const name = `${pascalCase(type)}Content`
    members[type] = name
    const isPage = pageContentTypes.some((pageType) => pageType === type)
    addComponent(components, name, {
      type: 'object',
      properties: {
        type: { type: 'string', description: `Always ${type}` },
        data: localizedContent(staticContentData[type], components),
        ...(isPage && { layout: { type: 'array', items: reference('LayoutBlock') } }),
        version: { type: 'integer' },
        updatedAt: { type: 'string' },
      },
      required: ['type', 'data', ...(isPage ? ['layout'] : []), 'version', 'updatedAt'],
    })
  }
  addPageContent(components)
  union('StaticContent', 'type', { ...members, page: 'PageContent' }, components)
}
