import { getNamedType, isInputObjectType } from 'graphql'
import { Refusal } from './errors.ts'
import { isRecord } from './graphql-request.ts'
import { type Field, httpOperationOf } from './http-operation.ts'
import { fetch } from './transport.ts'

const origin = 'http://api.internal/api'

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
      else if (files.includes(name)) throw new Refusal(400, `'${name}' takes files, in a GraphQL multipart request`)
      else if (value !== null && value !== undefined) form.append(name, String(value))
    }
  }
  return form
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const message = isRecord(answer) && typeof answer.message === 'string' ? answer.message : 'Request failed'
  throw new Refusal(response.status, message)
}

/** Sends a form's files as they came: Mesh would write a list of them as text. */
export function sendForm(field: Field) {
  const { path, headers } = httpOperationOf(field) ?? { path: '', headers: [] }
  if (!headers.some((header) => Array.isArray(header) && header.includes('multipart/form-data'))) return
  const files = fileNames(field)
  field.resolve = async (_source, args: Record<string, unknown>, context) =>
    answerOf(await fetch(origin + path, { method: 'POST', body: formOf(args.input, files) }, context))
}
