import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { KnownDocuments } from '../documents/known-documents.ts'
import { createResolveDocument } from '../documents/resolve-document.ts'
import { type GatewayLog, HttpError } from '../errors.ts'
import { createPlayground, type PlaygroundFiles } from '../playground/playground.ts'
import type { Run } from '../run.ts'
import { documentIdOf } from './document-id.ts'
import { documentPolicy } from './document-policy.ts'
import { executor } from './executor.ts'
import { jsonBody } from './json-body.ts'
import { createJsonResponse } from './json-response.ts'
import { jsonResults } from './json-results.ts'
import { uploads } from './uploads.ts'

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
