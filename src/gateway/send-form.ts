import { getNamedType, isInputObjectType } from 'graphql'
import { isRecord } from '../domain/is-record.ts'
import { HttpError } from './errors.ts'
import { apiOrigin, type Field, httpOperationOf } from './http-operation.ts'
import { readResponse } from './read-response.ts'
import { fetch } from './transport.ts'

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

/** Sends a form's files as they came: Mesh would write a list of them as text. */
export function sendForm(field: Field) {
  const { path, headers } = httpOperationOf(field) ?? { path: '', headers: [] }
  if (!headers.some(([, value]) => value === 'multipart/form-data')) return
  const files = fileNames(field)
  field.resolve = async (_source, args: Record<string, unknown>, context) =>
    readResponse(await fetch(apiOrigin + path, { method: 'POST', body: formOf(args.input, files) }, context))
}
