import type { Access, ApiDocument, Caller, DescribedRoute, Documented, ErrorCode } from '../platform/index.ts'
import { ApiError, describeOperation, everybodySignedIn } from '../platform/index.ts'

interface Input {
  /** 'json', 'form' or none. */
  body: 'json' | 'form' | null
  hasQuery: boolean
}

/** A path names a thing, which may not exist; a token in it names none. */
const namesThing = (path: string) => /\{(?!token\})/.test(path)

/** Every failure of a call: what all of its kind have in common, and what its route adds. */
function failureCodes({ method, path, operation }: DescribedRoute, { body, hasQuery }: Input): ErrorCode[] {
  const { access, beforeSecondFactor, needsNoDatabase, failures = [] } = operation
  const roles = typeof access === 'string' ? null : access
  const common: [ErrorCode, boolean][] = [
    ['INVALID', body !== null || hasQuery],
    ['NOT_SIGNED_IN', roles !== null],
    ['TOKEN_INVALID', access !== 'anonymous'],
    ['SECOND_FACTOR_NEEDED', roles?.some((role) => role !== 'customer') === true && !beforeSecondFactor],
    ['FORBIDDEN', roles !== null && roles.length < everybodySignedIn.length],
    ['NOT_FOUND', namesThing(path)],
    ['TOO_LARGE', method !== 'GET'],
    ['NOT_JSON', body === 'json'],
    ['NOT_FORM', body === 'form'],
    ['UNAVAILABLE', !needsNoDatabase],
  ]
  return [...common.flatMap(([code, applies]) => (applies ? [code] : [])), ...failures]
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

/** One response a status, with every message that it may bear. */
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

const callerNames: Record<Caller, string> = {
  customer: 'customers',
  editor: 'editors',
  desk: 'the desk',
  finance: 'finance',
  rooms: 'who sees to rooms',
  trainer: 'trainers with an account',
  administrator: 'administrators',
}

/** A token helps where anybody may call, and is not even read where nobody needs one. */
const securityOf = (access: Access) => (access === 'everyone' ? [{}, { bearer: [] }] : [{ bearer: [] }])

const callers = (access: Access) =>
  typeof access === 'string'
    ? 'everybody, no token needed'
    : [...new Set([...access, 'administrator' as const])].map((role) => callerNames[role]).join(', ')

function withExample(requestBody: Documented['requestBody'], example: object | undefined) {
  if (!requestBody || !example) return requestBody
  const content = Object.entries(requestBody.content).map(([type, media]) => [type, { ...media, example }])
  return { ...requestBody, content: Object.fromEntries(content) }
}

const bodyOf = (requestBody: Documented['requestBody']) => {
  if (!requestBody) return null
  return 'application/json' in requestBody.content ? 'json' : 'form'
}

/** Paths whose calls people look for among those of another. */
const headings: Record<string, string> = {
  badges: 'certificates',
  'calendar-feeds': 'registrations',
  'cancellation-terms': 'allCancellationTerms',
  doubles: 'customers',
  'mail-texts': 'interfaceTexts',
  'old-slugs': 'pages',
  pictures: 'media',
  presence: 'sessions',
  previews: 'staticContents',
  'publishing-plans': 'staticContents',
  quotations: 'bookings',
  'registration-drafts': 'registrations',
  'session-choices': 'sessions',
  'trainer-sessions': 'sessions',
  'site-search': 'pages',
  'student-uploads': 'students',
  'training-years': 'registrations',
  'waiting-list-entries': 'waiting lists',
}

/** Under what a call stands in /api/docs: what its path begins with. */
export function tagOf(path: string): string {
  const first = path.split('/')[1] ?? ''
  return headings[first] ?? first.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function document(route: DescribedRoute, generated: Documented | undefined) {
  const { operation } = route
  // What gives bytes is unknown to the gateway, whose document the generated one is.
  const { hide: _, ...described } = { ...describeOperation(operation), tags: [tagOf(route.path)] }
  const documented: Documented = generated ?? described
  const { parameters = [], requestBody, responses } = documented
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const codes = failureCodes(route, { body: bodyOf(requestBody), hasQuery })
  return {
    ...documented,
    description: `${operation.description}\n\nWho may call: ${callers(operation.access)}.`,
    requestBody: withExample(requestBody, operation.example),
    ...(operation.access !== 'anonymous' && { security: securityOf(operation.access) }),
    responses: { ...(operation.neverSucceeds ? {} : responses), ...failureResponses(codes) },
  }
}

/**
 * The generated document as people read it: with failures, who may call what, and the calls whose responses are bytes.
 * The gateway reads it without them.
 */
export function servedDocument(generated: ApiDocument, routes: DescribedRoute[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const method = route.method.toLowerCase()
    paths[route.path] = { ...paths[route.path], [method]: document(route, generated.paths[route.path]?.[method]) }
  }
  return {
    ...generated,
    paths,
    components: {
      schemas: { ...generated.components.schemas, ...failureSchemas },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
