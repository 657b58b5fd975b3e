import { type GraphQLField, valueFromASTUntyped } from 'graphql'
import type { GatewayContext } from './context.ts'

export type Field = GraphQLField<unknown, GatewayContext>

/** The REST call behind a field, as Mesh notes it: its path, and `[name, value]` of each header. */
export function httpOperationOf(field: Field): { path: string; headers: unknown[] } | null {
  const operation = field.astNode?.directives?.find(({ name }) => name.value === 'httpOperation')
  const given = new Map(operation?.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
  const path = given.get('path')
  const headers = given.get('operationSpecificHeaders')
  return typeof path === 'string' ? { path, headers: Array.isArray(headers) ? headers : [] } : null
}
