import { expect, vi } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { splitLocale } from '../../src/domain/locales.ts'
import { addressOf, crawl, type Visited } from '../support/crawl.ts'
import type { HtmlDocument, HtmlElement } from '../support/html-document.ts'
import { reading as base } from '../support/site.ts'

// The whole site is asked once, before the first test.
vi.setConfig({ testTimeout: 240_000 })

interface SitePage extends Visited {
  document: HtmlDocument
}

const isPage = (visited: Visited): visited is SitePage => visited.document !== null

const test = base.extend('crawled', { scope: 'file' }, async ({ site }) => {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => addressOf(new URL(address)))
  const visited = await crawl(site.url, ['/', '/en', '/fr', ...listed])
  const pages = [...visited.values()].filter(isPage).filter(({ status }) => status === 200)
  return { visited, pages, listed, origin: site.url }
})

const localeOf = ({ pathname }: URL) => splitLocale(pathname).locale

const having = ({ document }: SitePage, tag: string, name?: string, value?: string): HtmlElement[] =>
  document.elements.filter(
    (element) => element.tag === tag && (name === undefined || element.attributes[name]?.toLowerCase() === value),
  )
const valuesOf = (elements: HtmlElement[], name: string) => elements.flatMap(({ attributes }) => attributes[name] ?? [])
const descriptionsOf = (page: SitePage) => valuesOf(having(page, 'meta', 'name', 'description'), 'content')
const knownCanonicals = new WeakMap<SitePage, string[]>()
function canonicalsOf(page: SitePage): string[] {
  const found = knownCanonicals.get(page) ?? valuesOf(having(page, 'link', 'rel', 'canonical'), 'href')
  knownCanonicals.set(page, found)
  return found
}
const robotsOf = (page: SitePage) => valuesOf(having(page, 'meta', 'name', 'robots'), 'content')

/** What is wrong, a line each: a fault that many pages share stands once, with some of them. */
function faults(pages: readonly SitePage[], of: (page: SitePage) => string[]): string[] {
  const found = new Map<string, string[]>()
  for (const page of pages)
    for (const fault of new Set(of(page))) found.set(fault, [...(found.get(fault) ?? []), page.address])
  return [...found].map(
    ([fault, on]) => `${fault}, on ${on.slice(0, 3).join(' ')}${on.length > 3 ? ` and ${on.length - 3} more` : ''}`,
  )
}

test('every link of the site leads somewhere, and so does every picture', ({ crawled: { visited, pages, origin } }) => {
  const dead = faults(pages, ({ links }) =>
    links.flatMap(({ to, address }) => {
      const target = to.origin === origin ? visited.get(address) : undefined
      const isThere = !target || target.status === 200
      return target && !isThere ? [`${target.status} ${target.address}`] : []
    }),
  )
  expect(pages.length).toBeGreaterThan(150)
  expect(dead).toEqual([])
})

test('every page of the site map is linked from another one', ({ crawled: { pages, listed } }) => {
  const linked = new Set(
    pages.flatMap(({ address, links }) =>
      links
        .filter(({ element }) => element.tag === 'a' && element.attributes.hreflang === undefined)
        .map((link) => link.address)
        .filter((to) => to !== address),
    ),
  )
  expect(listed.filter((address) => !linked.has(address))).toEqual([])
})

test('every page has one title, one description and one heading of its own', ({ crawled: { pages } }) => {
  const wrong = faults(pages, (page) => {
    const descriptions = descriptionsOf(page)
    const [title = ''] = page.document.titles
    const [description = ''] = descriptions
    return [
      ...(page.document.titles.length === 1 && /^\S.* - Leerplein$/.test(title)
        ? []
        : [`titles: ${page.document.titles}`]),
      ...(descriptions.length === 1 ? [] : [`${descriptions.length} descriptions`]),
      ...(description.length >= 50 && description.length <= 170
        ? []
        : [`${description.length} characters: ${description}`]),
      ...(having(page, 'h1').length === 1 ? [] : [`${having(page, 'h1').length} h1`]),
      ...(valuesOf(having(page, 'html'), 'lang').join() === localeOf(page.url) ? [] : ['lang']),
    ]
  })
  expect(wrong).toEqual([])
})

/** A list that somebody narrowed, or a slug of another language, goes by the address of the page itself. */
const isItself = (page: SitePage) => canonicalsOf(page).includes(page.url.href)

function shared(pages: readonly SitePage[], of: (page: SitePage) => string[]): string[] {
  const owners = new Map<string, string[]>()
  for (const page of pages) {
    for (const text of of(page)) {
      const key = `${localeOf(page.url)}: ${text}`
      owners.set(key, [...(owners.get(key) ?? []), page.address])
    }
  }
  return [...owners].flatMap(([text, addresses]) =>
    addresses.length > 1 ? [`${text}, on ${addresses.join(' ')}`] : [],
  )
}

test('no two pages of a language share a title or a description', ({ crawled: { pages } }) => {
  const themselves = pages.filter((page) => isItself(page) && page.url.search === '')

  expect(themselves.length).toBeGreaterThan(150)
  expect(shared(themselves, ({ document }) => document.titles)).toEqual([])
  expect(shared(themselves, descriptionsOf)).toEqual([])
})

test('every page that may be found names its own address, in each language', ({ crawled }) => {
  const { visited, pages, origin } = crawled
  const namesItself = (address: string) => {
    const target = visited.get(addressOf(new URL(address)))
    // Where several filters are chosen, the crawler does not go.
    if (!target) return address.startsWith(`${origin}/`) && address.includes('&')
    return target.status === 200 && isPage(target) && canonicalsOf(target).includes(address)
  }
  const found = pages.filter((page) => robotsOf(page).length === 0)
  const wrong = faults(found, (page) => {
    const alternates = having(page, 'link', 'rel', 'alternate').filter(({ attributes }) => attributes.hreflang)
    const languages = valuesOf(alternates, 'hreflang').sort().join()
    const canonicals = canonicalsOf(page)
    const lost = [...canonicals, ...valuesOf(alternates, 'href')].filter((address) => !namesItself(address))
    return [
      ...(canonicals.length === 1 ? [] : [`${canonicals.length} canonicals`]),
      ...(languages === 'en,fr,nl,x-default' ? [] : [`in ${languages}`]),
      ...lost.map((address) => `no page of its own at ${address}`),
    ]
  })
  expect(wrong).toEqual([])
})

const namespaces = Object.keys(nl).join('|')
const untranslated = new RegExp(`\\{\\{|\\}\\}|\\b(${namespaces})\\.[a-z]\\w+|\\bundefined\\b|\\bNaN\\b|\\[object `)

test('no page shows the key of a text, or a gap in one', ({ crawled: { pages } }) => {
  const shown = faults(pages, ({ document }) => document.words.filter((text) => untranslated.test(text)))
  expect(shown).toEqual([])
})

test('ids are one of a kind, and each link into a page finds its place there', ({
  crawled: { visited, pages, origin },
}) => {
  const wrong = faults(pages, ({ document, links }) => [
    ...document.ids.filter((id, index) => document.ids.indexOf(id) !== index).map((id) => `twice #${id}`),
    ...links.flatMap(({ to, address }) => {
      if (to.hash === '') return []
      const target = to.origin === origin ? visited.get(address)?.document : null
      const id = decodeURIComponent(to.hash.slice(1))
      return !target || target.ids.includes(id) ? [] : [`no place ${address}${to.hash}`]
    }),
  ])
  expect(wrong).toEqual([])
})

test('pictures have a description, if only an empty one', ({ crawled: { pages } }) => {
  const bare = faults(pages, (page) =>
    having(page, 'img').flatMap(({ attributes }) => (attributes.alt === undefined ? [attributes.src ?? 'no src'] : [])),
  )
  expect(bare).toEqual([])
})

test('a link keeps the reader in one language, unless it says otherwise', ({ crawled }) => {
  const { visited, pages, origin } = crawled
  /** The reader's prefix, and the slug that the page goes by in that language. */
  const isOwn = (page: SitePage, to: URL) => {
    const target = visited.get(addressOf(to))
    if (!target || !isPage(target)) return true
    const names = to.search === '' ? canonicalsOf(target).map((address) => new URL(address).pathname) : []
    return (
      localeOf(to) === localeOf(page.url) && (names.length === 0 || [...names, page.url.pathname].includes(to.pathname))
    )
  }
  const mixed = faults(pages, (page) =>
    page.links
      .filter(({ element, to }) => element.tag === 'a' && !element.attributes.hreflang && to.origin === origin)
      .filter(({ to }) => !isOwn(page, to))
      .map(({ address }) => address),
  )
  expect(mixed).toEqual([])
})

test('a link to another site tells it nothing that it could use', ({ crawled: { pages, origin } }) => {
  const loose = faults(pages, ({ links }) =>
    links
      .filter(({ element, to }) => element.tag === 'a' && to.protocol.startsWith('http') && to.origin !== origin)
      .filter(({ element }) => !/\b(noopener|noreferrer)\b/.test(element.attributes.rel ?? ''))
      .map(({ to }) => to.href),
  )
  expect(loose).toEqual([])
})
