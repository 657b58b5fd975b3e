import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { type Body, compressParts, type Encoding } from './compress.ts'

/** What is sent for a page in one encoding: complete, so that a hit is a look-up and a write. */
export interface PageVariant {
  status: number
  /** '' for a page that is not kept. */
  etag: string
  headers: string[]
  /** One character a byte. */
  bytes: string
}

/** What a page says of itself, whatever encoding it is sent in, as Node writes it: names and values in turn. */
export const pageHeaders = (cacheControl: string, more: Record<string, string>): string[] =>
  Object.entries({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...more,
  }).flat()

/** Of a page that is drawn for one visit, and that nobody keeps. */
export const privateHeaders = (more: Record<string, string>): string[] => pageHeaders('private, no-store', more)

export function createVariant(
  { status, etag = '' }: { status: number; etag?: string },
  headers: readonly string[],
  { encoding, bytes }: Body,
): PageVariant {
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const tag = etag ? ['ETag', etag] : []
  return { status, etag, headers: [...headers, ...coding, ...tag, 'Content-Length', String(bytes.length)], bytes }
}

/** A page that was drawn for one visit, for who accepts these encodings. */
export const privateVariant = (
  status: number,
  parts: readonly Buffer[],
  headers: readonly string[],
  accepted: readonly Encoding[],
): PageVariant => createVariant({ status }, headers, compressParts(parts, accepted))

/** A page with the cookies and headers that its visit brought along. */
export function withHeadersOf(c: Context, page: PageVariant): PageVariant {
  const { headers } = c.res
  const cookies = headers.getSetCookie().flatMap((cookie) => ['Set-Cookie', cookie])
  const retryAfter = headers.get('Retry-After')
  return { ...page, headers: [...page.headers, ...cookies, ...(retryAfter ? ['Retry-After', retryAfter] : [])] }
}

/** Whether an If-None-Match names this tag: a list of whole tags, or any; weak ones count (RFC 9110, 13.1.2). */
export function etagMatches(given: string | undefined, etag: string): boolean {
  if (!given || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.trim() === '*' || given.split(',').some((tag) => opaque(tag) === opaque(etag))
}

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
