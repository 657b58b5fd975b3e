import type { Person } from '../support/demo-people.ts'

/** Where each begins, and how far they go. */
export const people: Record<Person, { starts: readonly string[]; within: RegExp }> = {
  visitor: { starts: ['/', '/sitemap'], within: /^\/(?!control-panel|my-account|dev|api|graphql|session|files)/ },
  contact: { starts: ['/my-account'], within: /^\/my-account|\/register|\/billing/ },
  editor: { starts: ['/control-panel'], within: /^\/control-panel/ },
  staff: { starts: ['/control-panel'], within: /^\/control-panel/ },
}

/** What pages of one kind have in common: '/control-panel/customers/*?page'. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const path = pathname
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '*')
    .replace(/^(\/courses|\/page|\/verify|.*\/mails|.*\/content)\/[^/]+/, '$1/*')
    .replace(/\/\d{4}-[\d-]+/, '/*')
  const [key, another] = new Set(searchParams.keys())
  // Filters and orders together are one kind, else each of their combinations is.
  return key ? `${path}?${another ? 'several' : key}` : path
}

/** Of one kind, this many pages are opened. */
const examples = 2

/** Opens a person's pages by following their links, one after the other; `open` gives the HTML, null for what is no page. */
export async function walkPages(person: Person, open: (address: string) => Promise<string | null>): Promise<void> {
  const { starts, within } = people[person]
  const queue: string[] = [...starts]
  const known = new Set(queue)
  const opened = new Map<string, number>()
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const kind = kindOf(address)
    const before = opened.get(kind) ?? 0
    if (before >= examples) continue
    const html = await open(address)
    if (html === null) continue
    opened.set(kind, before + 1)
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*?href="([^"#]+)/g)) {
      const next = link.replaceAll('&amp;', '&')
      const isOwn = next.startsWith('/') && within.test(next) && !/logout|\/(?:en|fr)(?:\/|$)|\.\w+(?:\?|$)/.test(next)
      if (!isOwn || known.has(next)) continue
      known.add(next)
      queue.push(next)
    }
  }
}
