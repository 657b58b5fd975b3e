import { type HtmlDocument, type HtmlElement, readHtml } from './html-document.ts'

interface Link {
  element: HtmlElement
  to: URL
  /** Path and query of `to`. */
  address: string
}

/** What answered at an address of the site, redirects followed. */
export interface Visited {
  /** Path and query, as it was linked. */
  address: string
  status: number
  /** Where redirects led. */
  url: URL
  /** Null for what is no page: a picture, a calendar, a tool's own HTML. */
  document: HtmlDocument | null
  links: Link[]
}

/** What these begin with is answered by other parts than the site's pages. */
const notPages = ['/api/', '/graphql', '/dev/', '/control-panel']
const atOnce = 6

/** What is linked from the root of a site: most links stand on every page. */
const fromRoot = new Map<string, Pick<Link, 'to' | 'address'>>()

export const addressOf = ({ pathname, search }: URL): string => pathname + search

function targetOf(value: string, base: URL): Pick<Link, 'to' | 'address'> {
  const key = base.origin + value
  const known = fromRoot.get(key)
  if (known) return known
  const to = new URL(value, base)
  const target = { to, address: addressOf(to) }
  if (value.startsWith('/')) fromRoot.set(key, target)
  return target
}

const attributeOfLink: Record<string, string> = { a: 'href', area: 'href', img: 'src', iframe: 'src', link: 'href' }

function linksOf({ elements }: HtmlDocument, base: URL): Link[] {
  return elements.flatMap((element) => {
    const value = element.attributes[attributeOfLink[element.tag] ?? '']
    return value === undefined ? [] : [{ element, ...targetOf(value, base) }]
  })
}

async function visit(site: string, address: string): Promise<Visited> {
  // Not compressed, which would take both sides longer than to send it.
  const response = await fetch(site + address, { headers: { 'accept-encoding': 'identity' } })
  const isPage =
    response.headers.get('content-type')?.startsWith('text/html') && !notPages.some((path) => address.startsWith(path))
  const document = isPage ? readHtml(await response.text()) : null
  if (!isPage) await response.body?.cancel()
  const url = new URL(response.url)
  return { address, status: response.status, url, document, links: document ? linksOf(document, url) : [] }
}

/** Filters multiply without end: from a page that has some, only pages without any are followed, and other pages of the list. */
const isFollowed = (from: string, { search, searchParams }: URL) =>
  search === '' || !from.includes('?') || [...searchParams.keys()].join() === 'page'

/** Everything of the site that can be reached from these addresses, each asked once. */
export async function crawl(site: string, starts: readonly string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const queued = [...new Set(starts)]
  const known = new Set(queued)
  const follow = ({ address, links }: Visited) => {
    for (const { to, address: next } of links) {
      if (to.origin !== site || known.has(next) || !isFollowed(address, to)) continue
      known.add(next)
      queued.push(next)
    }
  }
  while (queued.length > 0) {
    const answers = await Promise.all(queued.splice(0, atOnce).map((address) => visit(site, address)))
    for (const answer of answers) {
      visited.set(answer.address, answer)
      if (answer.status === 200) follow(answer)
    }
  }
  return visited
}
