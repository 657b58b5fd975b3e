import { type GraphQLField, valueFromASTUntyped } from 'graphql'
import type { GatewayContext } from './context.ts'

/** The API's, as .meshrc.yaml has it: a name only. */
export const apiOrigin = 'http://api.internal/api'

export type Field = GraphQLField<unknown, GatewayContext>

interface HttpOperation {
  method: string
  /** `{args.id}` where an argument stands. */
  path: string
  headers: [name: string, value: string][]
  /** Arguments by the parameter they are sent as. */
  parameters: Record<string, string>
}

/** The REST call behind a field, as Mesh notes it. */
export function httpOperationOf(field: Field): HttpOperation | null {
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
