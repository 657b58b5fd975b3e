import { rolesFor } from '../access.ts'
import { ApiError, type ErrorCode } from '../errors.ts'
import { byteCalls } from './byte-calls.ts'
import { alwaysRefused, failureCodes } from './call-failures.ts'

interface Operation {
  parameters?: { in: string }[]
  requestBody?: object
  responses: object
}

/** As much of the generated document as is added to here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}

const failureSchemas = {
  ErrorDetail: {
    type: 'object',
    properties: { path: { type: 'string' }, message: { type: 'string' } },
    required: ['path', 'message'],
  },
  Error: {
    type: 'object',
    properties: {
      statusCode: { type: 'integer' },
      message: { type: 'string' },
      details: { type: 'array', items: { $ref: '#/components/schemas/ErrorDetail' } },
    },
    required: ['statusCode', 'message'],
  },
}

/** The calls whose answers are bytes, as the document writes them. */
function byteOperations(): ApiDocument['paths'] {
  const paths: ApiDocument['paths'] = {}
  for (const { method, path, tag, summary, contentType, query = {} } of byteCalls) {
    const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name)
    const operation = {
      tags: [tag],
      summary,
      parameters: [
        ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
        ...Object.entries(query).map(([name, description]) => ({
          name,
          in: 'query',
          description,
          schema: { type: 'string' },
        })),
      ],
      responses: {
        200: { description: 'The bytes', content: { [contentType]: { schema: { type: 'string', format: 'binary' } } } },
      },
    }
    paths[path] = { ...paths[path], [method]: operation }
  }
  return paths
}

/** One answer a status, with every message that it may bear. */
function failureResponses(codes: ErrorCode[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const messages = new Map<number, Set<string>>()
  for (const code of codes) {
    const { status, message } = new ApiError(code)
    messages.set(status, (messages.get(status) ?? new Set()).add(message))
  }
  return Object.fromEntries(
    [...messages].map(([status, all]) => [status, { description: [...all].join('; '), content }]),
  )
}

function responsesOf(method: string, path: string, { parameters = [], requestBody, responses }: Operation) {
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const codes = failureCodes(method, path, { hasBody: requestBody !== undefined, hasQuery })
  const successes = alwaysRefused.includes(`${method.toUpperCase()} ${path}`) ? {} : responses
  return { ...successes, ...failureResponses(codes) }
}

/** A path may answer bytes by one method and JSON by another. */
function withBytes(paths: ApiDocument['paths']): ApiDocument['paths'] {
  const bytes = Object.entries(byteOperations())
  return {
    ...paths,
    ...Object.fromEntries(bytes.map(([path, operations]) => [path, { ...paths[path], ...operations }])),
  }
}

/**
 * The generated document as people read it: with failures, who may call what, and the calls whose answers are bytes.
 * The gateway reads it without them (DESIGN: What Mesh does).
 */
export function servedDocument(document: ApiDocument) {
  const paths = Object.entries(withBytes(document.paths)).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        {
          ...operation,
          ...(rolesFor(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')) && { security: [{ bearer: [] }] }),
          responses: responsesOf(method, path, operation),
        },
      ]),
    ),
  ])
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...document.components.schemas, ...failureSchemas },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
