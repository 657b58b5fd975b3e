import type { IncomingMessage, ServerResponse } from 'node:http'
import { etagMatches } from './etag-matches.ts'
import type { PageVariant } from './page-cache.ts'

/** Sends a page by Node's own means, its head and its bytes in one write; `id` is the request's. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: PageVariant, id: string): void {
  if (etagMatches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers, 'X-Request-Id', id])
    response.end()
    return
  }
  response.writeHead(page.status, [...page.headers, 'X-Request-Id', id])
  if (request.method === 'HEAD') response.end()
  else response.end(page.bytes, 'latin1')
}
