import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql'
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  isUnionType,
  valueFromASTUntyped,
} from 'graphql'
import { isRecord } from '../domain/values.ts'
import type { GatewayContext } from './context.ts'
import { inTurns } from './context.ts'
import { HttpError, restErrorOf } from './errors.ts'
import { loaderOf, queryUpstream } from './links.ts'
import { callWithin, fetch } from './transport.ts'

/** The API's, as .meshrc.yaml has it: a name only. */
const apiOrigin = 'http://api.internal/api'

type Field = GraphQLField<unknown, GatewayContext>

interface HttpOperation {
  method: string
  /** `{args.id}` where an argument stands. */
  path: string
  headers: [name: string, value: string][]
  /** Arguments by the parameter they are sent as. */
  parameters: Record<string, string>
}

/** The REST call behind a field, as Mesh notes it. */
function httpOperationOf(field: Field): HttpOperation | null {
  const operation = field.astNode?.directives?.find(({ name }) => name.value === 'httpOperation')
  const given = new Map(operation?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
  const [path, headers, parameters] = ['path', 'operationSpecificHeaders', 'queryParamArgMap'].map((name) =>
    given.get(name),
  )
  if (typeof path !== 'string') return null
  return {
    method: String(given.get('httpMethod')),
    path,
    headers: Array.isArray(headers) ? headers.map(([name, value]) => [String(name), String(value)]) : [],
    parameters: typeof parameters === 'string' ? JSON.parse(parameters) : {},
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What REST gave back; its failure is thrown, and so is a success that is no JSON. */
async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw restErrorOf(response.status, parsed(text))
  return text === '' ? null : JSON.parse(text)
}

/** The names of an input's files. */
function fileNames(field: Field): string[] {
  const type = getNamedType(field.args.find(({ name }) => name === 'input')?.type)
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields())
    .filter((part) => getNamedType(part.type).name === 'File')
    .map(({ name }) => name)
}

/** A list is the same name several times. */
function formOf(input: unknown, files: string[]): FormData {
  const form = new FormData()
  for (const [name, given] of Object.entries(isRecord(input) ? input : {})) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (value instanceof File) form.append(name, value, value.name)
      else if (files.includes(name)) throw new HttpError(400, `'${name}' takes files, in a GraphQL multipart request`)
      else if (value !== null && value !== undefined) form.append(name, String(value))
    }
  }
  return form
}

type Arguments = Record<string, unknown>

/** Of '/sessions/{args.id}/files' what is called with those arguments. */
function pathOf({ path }: Pick<HttpOperation, 'path'>): (args: Arguments) => string {
  const parts = path.split(/\{args\.(\w+)\}/)
  return (args) => parts.map((part, index) => (index % 2 === 0 ? part : String(args[part]))).join('')
}

/** Sends a form's files as they came: Mesh would write a list of them as text. */
function sendForm(field: Field) {
  const { path, headers } = httpOperationOf(field) ?? { path: '', headers: [] }
  if (!headers.some(([, value]) => value === 'multipart/form-data')) return
  const files = fileNames(field)
  const fill = pathOf({ path })
  field.resolve = async (_source, args: Arguments, context) =>
    readResponse(await fetch(apiOrigin + fill(args), { method: 'POST', body: formOf(args.input, files) }, context))
}

const pair = (name: string, value: unknown) => `${name}=${value === null ? '' : encodeURIComponent(String(value))}`

/** A list is the same name several times. */
function queryOf(parameters: [name: string, argument: string][], args: Arguments): string {
  const pairs = parameters.flatMap(([name, argument]) => {
    const value = args[argument]
    if (value === undefined || value === null) return []
    return Array.isArray(value) ? value.map((one) => pair(name, one)) : [pair(name, value)]
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/**
 * Reads JSON as Mesh's own resolver does, in a sixth of the time: that one interpolates, logs and marks each object with
 * where it came from, for every call of every page.
 */
function readJson(field: Field) {
  const operation = httpOperationOf(field)
  if (operation?.method !== 'GET' || isScalarType(getNullableType(field.type))) return
  const fill = pathOf(operation)
  const parameters = Object.entries(operation.parameters)
  const headers = Object.fromEntries(operation.headers)
  field.resolve = async (_source, args: Arguments, context) => {
    const address = apiOrigin + fill(args) + queryOf(parameters, args)
    return readResponse(await fetch(address, { method: 'GET', headers }, context))
  }
}

/** The arguments that Mesh writes into the REST path: { args.id }. */
const pathArguments = (field: Field): string[] =>
  [...(httpOperationOf(field)?.path.matchAll(/\{args\.(\w+)/g) ?? [])].flatMap(([, name]) => name ?? [])

/** One part of a path and never more: Mesh would let 'x/../y' and 'x?y' through as they are. */
function assertPathPart(value: unknown) {
  if (typeof value !== 'string') return
  if (!value.isWellFormed()) throw new HttpError(400, 'An id is no text')
  if (/^\.{0,2}$/.test(value)) throw new HttpError(404, 'Not found')
}

function guardPath(field: Field) {
  const names = pathArguments(field)
  const { resolve } = field
  if (!resolve || names.length === 0) return
  field.resolve = (source, args, context, info) => {
    for (const name of names) assertPathPart(args[name])
    const encoded = Object.fromEntries(names.map((name) => [name, encodeURIComponent(String(args[name]))]))
    return resolve(source, { ...args, ...encoded }, context, info)
  }
}

type Named = readonly (readonly [name: string, argument: string])[]

/** Of these arguments what was given, under the names that REST has for them: a list is several texts. */
const textsOf = (named: Named, args: Arguments): [name: string, texts: string[]][] =>
  named.flatMap(([name, argument]) => {
    const value = args[argument]
    if (value === undefined || value === null) return []
    const texts = (Array.isArray(value) ? value : [value]).map((one) => (one === null ? '' : String(one)))
    if (texts.some((text) => !text.isWellFormed())) throw new HttpError(400, `'${argument}' is no text`)
    return [[name, texts]]
  })

/** Where the API is in this process, what needs no request is called there, with what its request would say. */
function callWhereWithin(field: Field) {
  const { resolve } = field
  const operation = httpOperationOf(field)
  if (!resolve || !operation) return
  const parameters = Object.entries(operation.parameters)
  const names = pathArguments(field)
  const params = names.map((name) => [name, name] as const)
  const headers = operation.headers.flatMap(([name, value]) => {
    const [, argument] = /^\{args\.(\w+)\}$/.exec(value) ?? []
    return argument ? [[name.toLowerCase(), argument] as const] : []
  })
  const single = (named: Named, args: Arguments) =>
    Object.fromEntries(textsOf(named, args).map(([name, [text = '']]) => [name, text]))
  const nothing = isScalarType(getNullableType(field.type)) ? '' : null
  field.resolve = async (source, args: Arguments, context, info) => {
    const call = context.callOperation?.(field.name)
    if (!call) return resolve(source, args, context, info)
    for (const name of names) assertPathPart(args[name])
    const query = Object.fromEntries(textsOf(parameters, args))
    const said = { params: single(params, args), query, body: args.input, headers: single(headers, args) }
    return (await callWithin(call, said, context)) ?? nothing
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

const isContent = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value

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
      sendForm(field)
      guardPath(field)
      callWhereWithin(field)
      paceList(field)
    }
  }
  const layoutBlock = schema.getType('LayoutBlock')
  if (isUnionType(layoutBlock)) layoutBlock.getTypes().forEach(linkContent)
  return schema
}
