import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql'

const schema = buildSchema(readFileSync(new URL('../../schemas/schema.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
})

const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true, JSON: {} }

/** A value of a type, with what it cannot be without and nothing else. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'x'
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]))
}

/** What a document asks for, a value for each variable; those in `known` as they are. */
export function sampleVariables(text: string, known: Record<string, unknown>): Record<string, unknown> {
  const definitions = parse(text).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return Object.fromEntries(
    definitions.flatMap(({ variableDefinitions = [] }) =>
      variableDefinitions.map(({ variable, type }) => {
        const name = variable.name.value
        const named = typeFromAST(schema, type) as GraphQLInputType
        return [name, name in known ? known[name] : sampleOf(named)]
      }),
    ),
  )
}
