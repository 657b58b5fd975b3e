import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { clientAddressHeader, requestIdHeader } from '../../config.ts'
import { dataSecurityHeaders, type PageVariant, sendPage, toolSecurityHeaders } from '../responses/index.ts'
import type { Metrics } from './monitoring.ts'

export interface Environment {
  Bindings: HttpBindings
}

export type Fetch = (request: Request) => Response | Promise<Response>

export type Handlers = ReturnType<typeof createHandlers>

interface Incoming {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * Where a request comes from: the other end of its connection, or, behind proxies of ours, whom the outermost of
 * them heard. Each proxy adds one address at the end of X-Forwarded-For; what stands before those, anybody can write.
 */
export function clientAddressOf({ headers, socket }: Incoming, trustedProxies: number): string {
  const heard = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const told = trustedProxies > 0 ? heard.at(-trustedProxies)?.trim() : undefined
  return told || socket.remoteAddress || 'unknown'
}

/** Paths whose pages bring scripts and styles of their own; the playground says its own policy. */
const tools = /^\/api\/docs(?:\/.*)?$/

/** Equal without telling by the time it takes how much of it is. */
export function isSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(secret))
}

/** The listener's own kind of Request looks as if it always had a body, and no other can be made of it. */
function plain({ method, url, headers, body }: Request): Request {
  const hasBody = headers.has('transfer-encoding') || Number(headers.get('content-length')) > 0
  return new Request(url, { method, headers, ...(hasBody && { body, duplex: 'half' }) })
}

export const notFound = (c: Context): Response => c.text('Not found', 404)

/** What all routes do with a request and its response. */
export function createHandlers(
  { metrics, secure, trustedProxies }: { metrics: Metrics; secure: boolean; trustedProxies: number },
  requestIdOf: (request: IncomingMessage) => string,
) {
  const dataHeaders = Object.entries(dataSecurityHeaders(secure))
  const toolHeaders = Object.entries(toolSecurityHeaders(secure))

  function time({ env }: Context<Environment>, kind: string) {
    const stop = metrics.requests.startTimer({ kind })
    env.outgoing.on('close', () => stop({ status: String(env.outgoing.statusCode) }))
  }

  /** What responses that are no pages leave unsaid about security. */
  function setHeaders({ req, env: { incoming, outgoing } }: Context<Environment>) {
    const isTool = req.method === 'GET' && tools.test(req.path) && req.header('accept')?.includes('text/html')
    for (const [name, value] of isTool ? toolHeaders : dataHeaders) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestIdOf(incoming))
  }

  /** A request with its id and the address it came from. */
  function identified({ req, env: { incoming } }: Context<Environment>): Request {
    req.raw.headers.set(requestIdHeader, requestIdOf(incoming))
    req.raw.headers.set(clientAddressHeader, clientAddressOf(incoming, trustedProxies))
    return req.raw
  }

  return {
    time,
    setHeaders,
    identified,
    /** Before a route whose responses are no pages. */
    data:
      (kind: string): MiddlewareHandler<Environment> =>
      (c, next) => {
        time(c, kind)
        setHeaders(c)
        return next()
      },
    /** Hands a request on to one of the apps, with its id and the address it came from. */
    forward:
      (fetch: Fetch): Handler<Environment> =>
      (c) => {
        const request = identified(c)
        return fetch(request.method === 'GET' || request.method === 'HEAD' ? request : plain(request))
      },
    send(c: Context<Environment>, page: PageVariant | Response): Response {
      if (page instanceof Response) {
        setHeaders(c)
        return page
      }
      sendPage(c.env.incoming, c.env.outgoing, page, requestIdOf(c.env.incoming))
      return RESPONSE_ALREADY_SENT
    },
  }
}
