import { isLocale, localePath } from '../../../domain/locales.ts'
import type { Site } from '../../screens/site.ts'
import type { CurrentScreen } from './page-cache.ts'

/** The switch of languages leads to what is shown now. */
function followLanguages({ page }: CurrentScreen, search: string, paths: Partial<Record<string, string>>) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const locale = link.hreflang
    if (!isLocale(locale)) continue
    link.pathname = localePath(paths[locale] ?? page.path, locale)
    link.search = search
  }
}

const addressOf = ({ pathname, search }: URL | HTMLAnchorElement) => pathname + search

/** The link that asked the question of the address left, or opened what it held open; in the row of a list, mostly. */
const openerOf = (left: URL | null) =>
  left &&
  [...document.querySelectorAll<HTMLAnchorElement>('[data-area] a[href]')].find(
    (link) => addressOf(link) === addressOf(left),
  )

const namedBy = ({ hash }: URL) => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)

/** Where one goes on in it: a form begins at its first field. */
const firstOf = (named: HTMLElement | null) =>
  named instanceof HTMLFormElement
    ? named.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, button')
    : named

const isLost = () => !document.activeElement || document.activeElement === document.body

interface Navigation {
  site: Site
  address: URL
  /** The address that asked a question, or opened a part, which is closed now; null where there was none. */
  asked: URL | null
  /** How far down the page was, on the way back. */
  height: number | null
  isSamePage: boolean
}

/** What a browser does of itself where it loads a page: title, focus and scroll. */
export function afterNavigation(next: CurrentScreen, { site, address, asked, height, isSamePage }: Navigation) {
  const { title, paths = {} } = next.definition.head?.(next.data, next.page, site) ?? {}
  const shown = title ? `${title} - ${site.brand}` : document.title
  // Under another title stands something else, such as thanks for what was sent.
  const isSame = isSamePage && document.title === shown
  document.title = shown
  followLanguages(next, address.search, paths)
  const named = namedBy(address)
  if (height === null && !isSame) {
    if (named) named.scrollIntoView({ behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
  }
  // A search or an order of the same list leaves one where one is, but for a place that the address names.
  if (!isSame || isLost() || named) {
    const heading = document.querySelector<HTMLElement>('[data-area] h1')
    const fallback = document.querySelector<HTMLElement>('#content')
    const place = heading?.hasAttribute('tabindex') ? heading : fallback
    ;(firstOf(named) ?? openerOf(asked) ?? place)?.focus()
  }
  if (height !== null) scrollTo({ top: height, behavior: 'instant' })
}
