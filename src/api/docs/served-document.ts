import { rolesFor } from '../access.ts'
import { ApiError, type ErrorCode } from '../errors.ts'

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

const file: Operation = {
  parameters: [Object.assign({ in: 'path' }, { name: 'id', required: true, schema: { type: 'string' } })],
  responses: {
    200: { description: 'The bytes', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
  },
}

function failureCodes(method: string, path: string, operation: Operation): ErrorCode[] {
  const isWrite = method !== 'get'
  const roles = rolesFor(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'))
  const takesInput = operation.requestBody || operation.parameters?.some((parameter) => parameter.in === 'query')
  return [
    ...(takesInput ? (['INVALID'] as const) : []),
    'TOKEN_INVALID',
    ...(roles ? (['FORBIDDEN'] as const) : []),
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(isWrite && roles ? (['VERSION_CONFLICT'] as const) : []),
    'UNAVAILABLE',
  ]
}

function failureResponses(codes: ErrorCode[]) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    codes.map((code) => {
      const { status, message } = new ApiError(code)
      return [status, { description: message, content }]
    }),
  )
}

/**
 * The generated document as people read it: with failures, who may call what, and the calls whose answers are bytes.
 * The gateway reads it without them (DESIGN: What Mesh does).
 */
export function servedDocument(document: ApiDocument) {
  const paths = Object.entries({ ...document.paths, '/files/{id}': { get: file } }).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        {
          ...operation,
          ...(rolesFor(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')) && { security: [{ bearer: [] }] }),
          responses: { ...operation.responses, ...failureResponses(failureCodes(method, path, operation)) },
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
