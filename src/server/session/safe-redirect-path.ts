/** The path an address leads to on this site, null when it leads elsewhere; never '//host', which browsers take as one. */
export function safeRedirectPath(address: string | undefined, ownOrigins: string[]): string | null {
  if (!address) return null
  const nowhere = 'http://site.invalid'
  const url = URL.parse(address, nowhere)
  if (!url || ![nowhere, ...ownOrigins].includes(url.origin)) return null
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}
