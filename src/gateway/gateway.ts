import { type DocumentNode, parse } from 'graphql'
import { getBuiltMesh } from '../../.mesh/index.js'
import type { Upstream } from './context.ts'
import type { GatewayError, GatewayLog } from './errors.ts'
import { exampleQueries } from './example-queries.ts'
import { createHandler } from './handler.ts'
import { httpUpstream } from './http-upstream.ts'
import { createKnownDocuments } from './known-documents.ts'
import { prepareSchema } from './prepare-schema.ts'
import { createRun } from './run.ts'

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
interface Execution {
  answer: { data: unknown; errors: (Omit<GatewayError, 'extensions'> & GatewayError['extensions'])[] }
  /** What the answer was made of; whoever changes one of these spoils it. */
  tags: Set<string>
  /** True when the answer may not be kept. */
  uncacheable: boolean
}

export interface Gateway {
  /** Runs a document of our own, unchecked: parsed and compiled once. `tags` gathers those of several executions. */
  execute(
    document: string | DocumentNode,
    variables?: unknown,
    options?: { authorization?: string; tags?: Set<string> },
  ): Promise<Execution>
  /** Answers /graphql: the playground to a browser's GET, JSON to a POST. */
  handle(request: Request): Promise<Response>
  stop(): Promise<void>
}

/** The GraphQL Mesh in front of the REST API: for pages in this process and for everybody else over HTTP. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { knownDocuments, open, authorise, log, apiUrl } = options
  const mesh = await getBuiltMesh()
  const schema = prepareSchema(mesh.schema)
  const run = createRun(schema, apiUrl ? httpUpstream(apiUrl) : options.upstream, log)
  const known = createKnownDocuments([...Object.values(knownDocuments), ...exampleQueries])
  const parsed = new Map<string, DocumentNode>()

  function parseOnce(text: string): DocumentNode {
    const document = parsed.get(text) ?? parse(text, { noLocation: true })
    parsed.set(text, document)
    return document
  }

  return {
    async execute(document, variables, given) {
      const parsedDocument = typeof document === 'string' ? parseOnce(document) : document
      const { data, errors, tags, uncacheable } = await run(parsedDocument, variables, { ...given, compile: true })
      return {
        answer: { data, errors: errors.map(({ extensions, ...error }) => ({ ...error, ...extensions })) },
        tags,
        uncacheable,
      }
    },
    handle: createHandler({ schema, run, known, open, authorise, log }),
    stop: async () => mesh.destroy(),
  }
}
