import { asHeader } from '../support/cookies.ts'
import { signInAtPanel } from '../support/panel.ts'

/** Who goes about the product, and where each begins. */
export const people = {
  visitor: {
    email: null,
    starts: ['/', '/sitemap'],
    within: /^\/(?!control-panel|my-account|dev|api|graphql|session|files)/,
  },
  contact: { email: 'contact@leerplein.test', starts: ['/my-account'], within: /^\/my-account|\/register|\/billing/ },
  editor: { email: 'editor@leerplein.test', starts: ['/control-panel'], within: /^\/control-panel/ },
  staff: { email: 'staff@leerplein.test', starts: ['/control-panel'], within: /^\/control-panel/ },
} as const

export type Person = keyof typeof people

const password = 'leerplein-demo'

async function signInAtSite(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, isAdmin: false }),
  })
  const { token }: { token: { accessToken: string } } = await response.json()
  return `accessToken=${token.accessToken}; role=CONTACT`
}

/** What a browser of this person sends as its cookies. */
export async function cookieOfPerson(url: string, person: Person): Promise<string> {
  const { email } = people[person]
  if (email === null) return ''
  return person === 'contact' ? signInAtSite(url, email) : asHeader(await signInAtPanel(url, email))
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
