import { type GraphQLObjectType, type GraphQLSchema, getNullableType, isListType, isUnionType } from 'graphql'
import type { GatewayContext } from './context.ts'
import { inTurns } from './counted-field.ts'
import { HttpError } from './errors.ts'
import { type Field, httpOperationOf } from './http-operation.ts'
import { loaderOf, queryUpstream } from './links.ts'
import { readJson } from './read-json.ts'
import { sendForm } from './send-form.ts'

/** The arguments that Mesh writes into the REST path: { args.id }. */
const pathArguments = (field: Field): string[] =>
  [...(httpOperationOf(field)?.path.matchAll(/\{args\.(\w+)/g) ?? [])].flatMap(([, name]) => name ?? [])

/** One part of a path and never more: Mesh would let 'x/../y' and 'x?y' through as they are. */
function pathPart(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (!value.isWellFormed()) throw new HttpError(400, 'An id is no text')
  if (/^\.{0,2}$/.test(value)) throw new HttpError(404, 'Not found')
  return encodeURIComponent(value)
}

function guardPath(field: Field) {
  const names = pathArguments(field)
  const { resolve } = field
  if (!resolve || names.length === 0) return
  field.resolve = (source, args, context, info) => {
    const encoded = Object.fromEntries(names.map((name) => [name, pathPart(args[name])]))
    return resolve(source, { ...args, ...encoded }, context, info)
  }
}

/** Only where the field itself was asked for: links read the list whole. */
function paceList(field: Field) {
  const { resolve } = field
  if (!resolve || !isListType(getNullableType(field.type))) return
  field.resolve = async (source, args, context, info) => {
    const list: unknown = await resolve(source, args, context, info)
    return context.budget && !info.path.prev ? inTurns(list, context) : list
  }
}

interface Content {
  type: string
}
const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null && 'type' in value

/** A block that links.graphql gives `content` shows the static content of its own name; a page's are one call. */
function linkContent(block: GraphQLObjectType) {
  const content = block.getFields().content
  if (!content) return
  content.resolve = (source: { block: string }, _args, context: GatewayContext, info) =>
    loaderOf('staticContent', context, async (types) => {
      const found = await queryUpstream('publishedStaticContents', { types }, context, info)
      if (!Array.isArray(found)) return types.map(() => found)
      return types.map((type) => found.find((one) => isContent(one) && one.type === type) ?? null)
    }).load(source.block)
}

const prepared = new WeakSet<GraphQLSchema>()

/** Makes the schema that Mesh built safe to call, lets files through, and links blocks to their contents; once, at start. */
export function prepareSchema(schema: GraphQLSchema): GraphQLSchema {
  if (prepared.has(schema)) return schema
  prepared.add(schema)
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      readJson(field)
      guardPath(field)
      sendForm(field)
      paceList(field)
    }
  }
  const layoutBlock = schema.getType('LayoutBlock')
  if (isUnionType(layoutBlock)) layoutBlock.getTypes().forEach(linkContent)
  return schema
}
