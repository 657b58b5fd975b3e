import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  parse,
} from 'graphql'
import openapi from '../../schemas/openapi.json' with { type: 'json' }

export const schema = buildSchema(readFileSync('schemas/schema.graphql', 'utf8'))

interface Described {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: object
}

export interface Operation extends Described {
  method: string
  path: string
}

const paths: Record<string, Record<string, Described>> = openapi.paths

/** Every call of the REST API that answers JSON or nothing. */
export const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, method, path })),
)

const queries = schema.getQueryType()?.getFields() ?? {}
const mutations = schema.getMutationType()?.getFields() ?? {}

/** The root field of a call: reading is a query, anything else a mutation. */
export const fieldOf = ({ operationId, method }: Pick<Operation, 'operationId' | 'method'>) =>
  (method === 'get' ? queries : mutations)[operationId]

/** 'Invoice.pdfUrl': the fields that REST answers do not have. */
const linked = new Set(
  parse(readFileSync('schemas/links.graphql', 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION
      ? (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`)
      : [],
  ),
)

type Type = GraphQLOutputType | GraphQLInputType

/** All that a type has, but for links and what is of several types. */
function selectionOf(type: Type, levels = 6): string {
  const named = getNamedType(type)
  if (isUnionType(named)) return '{ __typename }'
  if (!isObjectType(named)) return ''
  if (levels === 0) throw new Error(`${named.name} is too deep`)
  const parts = Object.values(named.getFields())
    .filter(({ name }) => !linked.has(`${named.name}.${name}`))
    .map((field) => `${field.name} ${selectionOf(field.type, levels - 1)}`)
  return `{ ${parts.join(' ')} }`
}

/** The places under a type where anything at all could stand. */
export function untypedUnder(type: Type, seen = new Set<string>()): string[] {
  const named = getNamedType(type)
  if (isScalarType(named)) return named.name === 'JSON' ? [named.name] : []
  if (isEnumType(named) || seen.has(named.name)) return []
  seen.add(named.name)
  if (isUnionType(named)) return named.getTypes().flatMap((member) => untypedUnder(member, seen))
  if (!isObjectType(named) && !isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field) =>
    untypedUnder(field.type, seen).map((place) => (place === 'JSON' ? `${named.name}.${field.name}` : place)),
  )
}

/** A document that asks one root field for all it has. */
export function documentFor(field: GraphQLField<unknown, unknown>, kind: 'query' | 'mutation'): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`)
  const given = field.args.map(({ name }) => `${name}: $${name}`)
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  return `${kind} ${inBrackets(declared)} { ${field.name}${inBrackets(given)} ${selectionOf(getNullableType(field.type))} }`
}
