import { type GraphQLError, type GraphQLSchema, getOperationAST, Kind } from 'graphql'
import { clientAddressHeader } from '../config.ts'
import { admit, Invalid } from './admit.ts'
import { type GatewayError, type GatewayLog, Refusal, refusalOf } from './errors.ts'
import type { GatewayOptions } from './gateway.ts'
import type { KnownDocuments } from './known-documents.ts'
import { playground } from './playground.ts'
import { readBody } from './read-body.ts'
import type { Run } from './run.ts'

interface Parts extends Pick<GatewayOptions, 'open' | 'authorise'> {
  schema: GraphQLSchema
  run: Run
  known: KnownDocuments
  log: GatewayLog
}

const askAnything = new Set(['EDITOR', 'STAFF'])

const isOperation = ({ kind }: { kind: string }) => kind === Kind.OPERATION_DEFINITION

const json = (status: number, body: { data?: unknown; errors?: GatewayError[] }) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const invalid = ({ message, locations }: GraphQLError) => ({
  message,
  ...(locations && { locations }),
  extensions: { status: 400, code: 'GRAPHQL_VALIDATION_FAILED' },
})

function refused(error: unknown, log: GatewayLog): Response {
  if (error instanceof Invalid) return json(400, { errors: error.reasons.map(invalid) })
  if (error instanceof Refusal) return json(error.status, { errors: [refusalOf(error)] })
  log.error({ err: error }, 'GraphQL request failed')
  return json(500, { errors: [refusalOf(new Refusal(500, 'Internal server error'))] })
}

/** GraphQL over HTTP. Nothing of an answer is kept: what a token may see stays with that token. */
export function createHandler({ schema, run, known, open, authorise, log }: Parts) {
  async function answer(request: Request): Promise<Response> {
    const asked = await readBody(request)
    const mayAskAnything = async () => open || askAnything.has((await authorise(request)) ?? '')
    const { document, isKnown } = await admit(asked, schema, known, mayAskAnything)
    const operation = getOperationAST(document, asked.operationName)
    if (!operation) throw new Refusal(400, "'operationName' names no operation of the document")
    if (operation.operation === 'subscription') throw new Refusal(400, 'There are no subscriptions')
    const { data, errors } = await run(document, asked.variables, {
      authorization: request.headers.get('authorization') ?? undefined,
      clientAddress: request.headers.get(clientAddressHeader) ?? undefined,
      operationName: asked.operationName,
      // A compiled document is one operation.
      compile: isKnown && document.definitions.filter(isOperation).length === 1,
    })
    return json(200, { data, ...(errors.length > 0 && { errors }) })
  }

  return async (request: Request): Promise<Response> => {
    try {
      if (request.method === 'GET' || request.method === 'HEAD') return await playground(request)
      if (request.method === 'POST') return await answer(request)
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
    } catch (error) {
      return refused(error, log)
    }
  }
}
