/** Whether an If-None-Match names this tag: a list of whole tags, or any; weak ones count (RFC 9110, 13.1.2). */
export function etagMatches(given: string | undefined, etag: string): boolean {
  if (!given || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.trim() === '*' || given.split(',').some((tag) => opaque(tag) === opaque(etag))
}
