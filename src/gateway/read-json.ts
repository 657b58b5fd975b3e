import { getNullableType, isScalarType } from 'graphql'
import { apiOrigin, type Field, httpOperationOf } from './http-operation.ts'
import { readResponse } from './read-response.ts'
import { fetch } from './transport.ts'

type Arguments = Record<string, unknown>

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
export function readJson(field: Field) {
  const operation = httpOperationOf(field)
  if (operation?.method !== 'GET' || isScalarType(getNullableType(field.type))) return
  const parts = operation.path.split(/\{args\.(\w+)\}/)
  const parameters = Object.entries(operation.parameters)
  const headers = Object.fromEntries(operation.headers)
  field.resolve = async (_source, args: Arguments, context) => {
    const path = parts.map((part, index) => (index % 2 === 0 ? part : String(args[part]))).join('')
    return readResponse(await fetch(apiOrigin + path + queryOf(parameters, args), { method: 'GET', headers }, context))
  }
}
