import type { IncomingHttpHeaders } from 'node:http'

export interface Incoming {
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

const slash = 47

/** A path without slashes at its end, and one at its start: '//elsewhere' would lead away. Takes a path of any length. */
export function withoutEndSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (pathname.charCodeAt(start) === slash) start += 1
  while (end > start && pathname.charCodeAt(end - 1) === slash) end -= 1
  return `/${pathname.slice(start, end)}`
}
