import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql'
import { getBuiltMesh } from '../../.mesh/index.js'
import { createContext, type Upstream } from './context.ts'
import { type GatewayError, type GatewayLog, publicError } from './errors.ts'
import { exampleQueries } from './example-queries.ts'
import { createHandler } from './handler.ts'
import { httpUpstream } from './http-upstream.ts'
import { createKnownDocuments } from './known-documents.ts'
import { prepareSchema } from './prepare-schema.ts'

export interface GatewayOptions {
  /** The API in the same process; with `apiUrl` never called. */
  upstream: Upstream
  apiUrl?: string
  /** Text by id: src/ui/gql/persisted-documents.json. */
  knownDocuments: Record<string, string>
  /** Whether anybody may send any document. */
  open: boolean
  /** The role that the caller's token gives; null without a valid one. */
  authorise: (request: Request) => string | null | Promise<string | null>
  log: GatewayLog
}

/** What came of an operation, for a page. */
export interface Execution {
  answer: { data: unknown; errors: { message: string; status: number; code: string }[] }
  /** What the answer was made of; whoever changes one of these spoils it. */
  tags: Set<string>
  /** True when the answer may not be kept. */
  uncacheable: boolean
}

export interface ExecuteOptions {
  /** The caller's Authorization header, for REST. */
  authorization?: string
  operationName?: string
  /** Gathers the tags of several executions. */
  tags?: Set<string>
}

export interface Gateway {
  /** Runs a document of our own, unchecked; each text is parsed once. */
  execute(document: string | DocumentNode, variables?: unknown, options?: ExecuteOptions): Promise<Execution>
  /** Answers /graphql: the playground to a browser's GET, JSON to a POST. */
  handle(request: Request): Promise<Response>
  stop(): Promise<void>
}

interface Outcome extends Omit<Execution, 'answer'> {
  data: unknown
  errors: GatewayError[]
}
export type Run = (document: DocumentNode, variables: unknown, options?: ExecuteOptions) => Promise<Outcome>

const isVariables = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function createRun(schema: GraphQLSchema, upstream: Upstream, log: GatewayLog): Run {
  return async (document, variables, { authorization, operationName, tags } = {}) => {
    const contextValue = createContext({ upstream, authorization, ...(tags && { tags }) })
    const variableValues = isVariables(variables) ? variables : {}
    const result = await execute({ schema, document, variableValues, operationName, contextValue })
    return {
      data: result.data ?? null,
      errors: (result.errors ?? []).map((error) => publicError(error, log)),
      tags: contextValue.tags,
      uncacheable: contextValue.uncacheable,
    }
  }
}

/** The GraphQL Mesh in front of the REST API: for pages in this process and for everybody else over HTTP. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const mesh = await getBuiltMesh()
  const schema = prepareSchema(mesh.schema)
  const run = createRun(schema, options.apiUrl ? httpUpstream(options.apiUrl) : options.upstream, options.log)
  const known = createKnownDocuments([...Object.values(options.knownDocuments), ...exampleQueries])
  const parsed = new Map<string, DocumentNode>()

  function parseOnce(text: string): DocumentNode {
    const document = parsed.get(text) ?? parse(text, { noLocation: true })
    parsed.set(text, document)
    return document
  }

  return {
    async execute(document, variables, given) {
      const parsedDocument = typeof document === 'string' ? parseOnce(document) : document
      const { data, errors, tags, uncacheable } = await run(parsedDocument, variables, given)
      return {
        answer: { data, errors: errors.map(({ message, extensions }) => ({ message, ...extensions })) },
        tags,
        uncacheable,
      }
    },
    handle: createHandler({ schema, run, known, open: options.open, authorise: options.authorise, log: options.log }),
    stop: async () => mesh.destroy(),
  }
}
