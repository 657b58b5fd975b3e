import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga'
import { forwardedHeaders } from '../config.ts'
import { isRecord } from '../domain/values.ts'
import { codeOf, type GatewayError, type GatewayLog, HttpError, toGatewayError } from './errors.ts'
import { limits } from './limits.ts'
import { createPlayground, type PlaygroundFiles } from './playground.ts'
import type { KnownDocuments } from './resolve-document.ts'
import { createResolveDocument, type ResolveDocument } from './resolve-document.ts'
import type { Run } from './run.ts'
import { assertOneOperation, mediaTypeOf, uploads } from './uploads.ts'

type JsonResponse = (result: unknown, headers?: Record<string, string>) => Response

/** What Yoga itself refused carries its status; what graphql-js found in a document is a GraphQLError without one. */
function refusalOf(error: GraphQLError): GatewayError | null {
  if (error.originalError) return null
  const { message, locations, extensions } = error
  const status = isRecord(extensions.http) ? Number(extensions.http.status) : Number.NaN
  if (status >= 400 && status < 500 && extensions.code !== 'GRAPHQL_PARSE_FAILED') {
    return { message, extensions: { status, code: codeOf(status) } }
  }
  return {
    message,
    ...(locations && { locations }),
    extensions: { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
  }
}

/** Makes a response of an execution, or of whatever kept an operation from being executed. */
function createJsonResponse(log: GatewayLog): JsonResponse {
  function translate(error: unknown): GatewayError {
    if (error instanceof HttpError) return toGatewayError(error)
    const cause = error instanceof GraphQLError ? error.originalError : undefined
    if (cause instanceof HttpError) return toGatewayError(cause)
    const refusal = error instanceof GraphQLError ? refusalOf(error) : null
    if (refusal) return refusal
    log.error({ err: cause ?? error }, 'GraphQL request failed')
    return toGatewayError(new HttpError(500, 'Internal server error'))
  }

  return (result, headers = {}) => {
    const init = { 'cache-control': 'private, no-cache', ...headers }
    if (isRecord(result) && 'data' in result) return Response.json(result, { headers: init })
    const thrown = isRecord(result) && Array.isArray(result.errors) ? result.errors : [result]
    const errors = thrown.map(translate)
    return Response.json({ errors }, { status: errors[0]?.extensions.status ?? 500, headers: init })
  }
}

const tooLarge = () => new HttpError(413, `More than ${limits.bytes} bytes`)

/** Stops reading the moment the body is too large, whatever its headers say. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > limits.bytes) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limits.bytes) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not JSON')
  }
}

/** JSON, of a bounded size and shape; forms with files are another plugin's, and nothing else is read. */
const jsonBody = (): Plugin => ({
  onRequestParse({ request, setRequestParser }) {
    const type = mediaTypeOf(request)
    if (type === 'multipart/form-data') return
    if (type !== 'application/json') throw new HttpError(415, 'Send application/json')
    setRequestParser(async (given) => {
      const body = parseJson(await readText(given))
      assertOneOperation(body)
      return body
    })
  },
})

/** Which texts are answered: known ones, and others within the limits where the caller may send them. */
function documentPolicy(
  resolveDocument: ResolveDocument,
  mayRunAnyDocument: (request: Request) => Promise<boolean>,
): Plugin {
  const documents = new WeakMap<object, DocumentNode>()
  return {
    async onParams({ params, request, context }) {
      if (typeof params.query !== 'string') return
      documents.set(context, await resolveDocument(params.query, () => mayRunAnyDocument(request)))
    },
    onParse({ context, setParsedDocument }) {
      const document = documents.get(context)
      if (document) setParsedDocument(document)
    },
    onValidate({ context, setResult }) {
      if (documents.has(context)) setResult([])
    },
  }
}

/** Executes through the gateway's own run: known documents compiled, as their caller. */
const executor = (run: Run, known: KnownDocuments): Plugin => ({
  onExecute({ setExecuteFn }) {
    setExecuteFn(async ({ document, variableValues, operationName, contextValue }) => {
      const { headers } = contextValue.request
      const { data, errors } = await run(document, variableValues, {
        authorization: headers.get('authorization') ?? undefined,
        headers: forwardedHeaders(headers),
        operationName: operationName ?? undefined,
        compile: known.has(document),
      })
      return { data, ...(errors.length > 0 && { errors }) }
    })
  },
})

/** Every result is JSON, whatever the caller would accept. */
const jsonResults = (jsonResponse: JsonResponse): Plugin => ({
  onResultProcess({ setResultProcessor }) {
    setResultProcessor((result) => jsonResponse(result), 'application/json')
  },
})

/** The hash of a known document: `documentId`, or that of a persisted query. */
function documentIdOf(params: GraphQLParams): string | null {
  if ('documentId' in params && typeof params.documentId === 'string') return params.documentId
  const persisted = isRecord(params.extensions) ? params.extensions.persistedQuery : null
  return isRecord(persisted) && typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : null
}

export interface HandlerOptions {
  /** Whether anybody may send any document. */
  open: boolean
  /** The role that the caller's token gives; null without a good one, of a live session. */
  authorise: (request: Request) => string | null | Promise<string | null>
  playground: PlaygroundFiles
  log: GatewayLog
}

interface Parts extends HandlerOptions {
  schema: GraphQLSchema
  run: Run
  known: KnownDocuments
}

const mayRunAnything = new Set(['EDITOR', 'STAFF'])

/** GraphQL over HTTP, on Yoga. Nothing of a response is kept: what a token may see stays with that token. */
export function createHandler({ schema, run, known, open, authorise, playground, log }: Parts) {
  const page = createPlayground(playground)
  const jsonResponse = createJsonResponse(log)
  const mayRunAnyDocument = async (request: Request) => open || mayRunAnything.has((await authorise(request)) ?? '')

  const yoga = createYoga({
    schema,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    // What these would do is done below: errors as errors.ts has them, documents cached once they are checked,
    // and bodies limited without the stream between that costs 0.1 ms.
    maskedErrors: false,
    parserAndValidationCache: false,
    maxRequestBodySize: false,
    extraParamNames: ['documentId'],
    plugins: [
      jsonBody(),
      uploads(authorise),
      documentPolicy(createResolveDocument(schema, known), mayRunAnyDocument),
      persistedOperations({
        allowArbitraryOperations: true,
        extractPersistedOperationId: documentIdOf,
        getPersistedOperation: (id) => known.byId(id) ?? null,
        skipDocumentValidation: true,
        customErrors: {
          notFound: () => new HttpError(400, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND'),
          keyNotFound: () => new HttpError(400, "'query' is missing"),
        },
      }),
      executor(run, known),
      jsonResults(jsonResponse),
    ],
  })

  return async (request: Request): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return page(request)
    if (request.method === 'POST') return yoga.fetch(request)
    return jsonResponse({ errors: [new HttpError(405, 'Send POST')] }, { allow: 'GET, HEAD, POST' })
  }
}
