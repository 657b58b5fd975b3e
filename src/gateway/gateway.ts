import { type DocumentNode, parse } from 'graphql'
import { getBuiltMesh } from '../../.mesh/index.js'
import type { CallOperation, Upstream } from './context.ts'
import type { GatewayError } from './errors.ts'
import { exampleQueries } from './examples/examples.ts'
import { createHandler, type HandlerOptions } from './handler.ts'
import { prepareSchema } from './prepare-schema.ts'
import { createKnownDocuments } from './resolve-document.ts'
import { createRun } from './run.ts'

export interface GatewayOptions extends HandlerOptions {
  /** The API in the same process, or over HTTP. */
  upstream: Upstream
  /** The API in the same process, for what needs no request. */
  callOperation?: CallOperation
  /** Text by id: src/ui/gql/persisted-documents.json. */
  knownDocuments: Record<string, string>
}

/** What came of an operation, for a page. */
interface Execution {
  result: { data: unknown; errors: (Omit<GatewayError, 'extensions'> & GatewayError['extensions'])[] }
  /** What the result was made of; whoever changes one of these invalidates it. */
  tags: Set<string>
  /** True when the result may not be cached. */
  uncacheable: boolean
  /** When to come again, where one of its calls came too often. */
  retryAfter?: string
}

export interface Gateway {
  /** Runs a document of our own, unchecked: parsed and compiled once. `tags` gathers those of several executions. */
  execute(
    document: string | DocumentNode,
    variables?: unknown,
    options?: { authorization?: string; headers?: Readonly<Record<string, string>>; tags?: Set<string> },
  ): Promise<Execution>
  /** Answers /graphql: the playground to a browser's GET, JSON to a POST. */
  handle(request: Request): Promise<Response>
  stop(): Promise<void>
}

/** The GraphQL Mesh in front of the REST API: for pages in this process and for everybody else over HTTP. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { knownDocuments, open, authorise, playground, log, upstream, callOperation } = options
  const mesh = await getBuiltMesh()
  const schema = prepareSchema(mesh.schema)
  const run = createRun(schema, { upstream, callOperation }, log)
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
      const { data, errors, ...rest } = await run(parsedDocument, variables, { ...given, compile: true })
      return {
        result: { data, errors: errors.map(({ extensions, ...error }) => ({ ...error, ...extensions })) },
        ...rest,
      }
    },
    handle: createHandler({ schema, run, known, open, authorise, playground, log }),
    stop: async () => mesh.destroy(),
  }
}
