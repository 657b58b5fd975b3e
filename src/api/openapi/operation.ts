import { describeRoute, resolver } from 'hono-openapi'
import { array, mixed, number, object, type Schema } from 'yup'
import type { PlainType } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  schema: { type: PlainType } | { type: 'array'; items: { type: PlainType } }
  required?: boolean
  description?: string
}

export const queryParameter = (name: string, type: PlainType, description?: string): Parameter => ({
  name,
  in: 'query',
  schema: { type },
  ...(description && { description }),
})

export const listParameter = (name: string, description?: string): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'array', items: { type: 'string' } },
  ...(description && { description }),
})

export const headerParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  schema: { type: 'string' },
  description,
})

export const pagingParameters = [
  queryParameter('page', 'integer', 'From 1'),
  queryParameter('limit', 'integer', '1 to 999, 20 when left out'),
]

/** `{ items, total, page, limit }` of something. */
export const listOf = (item: Schema, title: string) =>
  object({
    items: array(item.required()).required(),
    total: number().integer().required(),
    page: number().integer().required(),
    limit: number().integer().required(),
  }).meta({ title })

/** A component that no yup schema makes: StaticContent and LayoutBlock. */
export const component = (name: string) => mixed().meta({ component: name })

interface Operation {
  /** Also the name of the root field in GraphQL. */
  id: string
  tag: string
  summary: string
  parameters?: Parameter[]
  /** What a success gives back; left out, there is nothing to give (204). */
  answer?: Schema
  status?: 200 | 201
  /** A multipart body: its fields, and which of them are files. */
  form?: Record<string, 'file' | 'files' | 'text'>
}

const binary = { type: 'string', format: 'binary' } as const
const formFields = { file: binary, files: { type: 'array', items: binary }, text: { type: 'string' } } as const

const formBody = (id: string, form: Record<string, keyof typeof formFields>) => {
  const properties = Object.fromEntries(Object.entries(form).map(([name, kind]) => [name, formFields[kind]]))
  const required = Object.keys(form).filter((name) => form[name] !== 'text')
  const title = id.replace(/^./, (letter) => letter.toUpperCase())
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, title, properties, required } } },
  }
}

/** Documents a route. Failures are no part of it: the gateway would make unions of them (see docs/call-failures.ts). */
export function operation({ id, tag, summary, parameters, answer, status = 200, form }: Operation) {
  const content = answer && { 'application/json': { schema: resolver(answer) } }
  return describeRoute({
    operationId: id,
    tags: [tag],
    summary,
    ...(parameters && { parameters }),
    ...(form && { requestBody: formBody(id, form) }),
    responses: content ? { [status]: { description: 'Success', content } } : { 204: { description: 'Done' } },
  })
}
