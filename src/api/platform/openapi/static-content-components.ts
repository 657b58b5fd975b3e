import type { Schema } from 'yup'
import { registry } from '../../../../blocks/registry.ts'
import { byLocale } from '../../../../schemas/localized.ts'
import { pageContentData } from '../../../../schemas/page.ts'
import { pageContentTypes, staticContentData, staticContentTypes } from '../../../../schemas/static-content.ts'
import { convertSchema } from './convert-schema.ts'
import { addComponent, type Components, type JsonSchema, reference } from './json-schema.ts'

/** 'homepage-offer' becomes 'HomepageOffer'. */
const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

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
