import { createGateway, type GatewayOptions } from '../../src/gateway/gateway.ts'
import knownDocuments from '../../src/ui/gql/persisted-documents.json' with { type: 'json' }

interface Answer {
  status: number
  data: Record<string, never> | null
  errors: { message: string; path?: unknown[]; extensions: { status: number; code: string; details?: object[] } }[]
}

/** A gateway before the given REST API, and a way to ask it over HTTP; `log` gathers what it logged. */
export async function openGateway(options: Pick<GatewayOptions, 'upstream'> & Partial<GatewayOptions>) {
  const log: object[] = []
  const gateway = await createGateway({
    knownDocuments,
    open: true,
    authorise: ({ headers }) => (headers.has('authorization') ? 'CONTACT' : null),
    playground: { script: '/assets/playground.js', stylesheets: ['/assets/playground.css'] },
    log: { error: (details) => log.push(details) },
    ...options,
  })
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    gateway.handle(
      new Request('http://site.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  const ask = async (body: unknown, headers?: Record<string, string>): Promise<Answer> => {
    const response = await send(body, headers)
    return { status: response.status, errors: [], ...(await response.json()) }
  }
  return { ...gateway, log, send, ask }
}
