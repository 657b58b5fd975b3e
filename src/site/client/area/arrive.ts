import { isLocale, localePath } from '../../../domain/locales.ts'
import type { Site } from '../../site.ts'
import type { Shown } from './create-area.ts'

/** The switch of languages leads to what is shown now. */
function followLanguages({ page }: Shown, search: string, paths: Partial<Record<string, string>>) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const locale = link.hreflang
    if (!isLocale(locale)) continue
    link.pathname = localePath(paths[locale] ?? page.path, locale)
    link.search = search
  }
}

/** The link that asked the question of the address left; the row of a list, mostly. */
const openerOf = (left: URL | null) =>
  left &&
  [...document.querySelectorAll<HTMLAnchorElement>('[data-area] a[href]')].find(({ href }) => href === left.href)

const isLost = () => !document.activeElement || document.activeElement === document.body

interface Arrival {
  site: Site
  address: URL
  /** The address that asked a question which is closed now; null where there was none. */
  asked: URL | null
  /** How far down the page was, on the way back. */
  height: number | null
  isSamePage: boolean
}

/** What a browser does of itself where it loads a page: title, focus and scroll. */
export function arrive(next: Shown, { site, address, asked, height, isSamePage }: Arrival) {
  const { title, paths = {} } = next.definition.head?.(next.data, next.page, site) ?? {}
  const shown = title ? `${title} - ${site.brand}` : document.title
  // Under another title stands something else, such as thanks for what was sent.
  const isSame = isSamePage && document.title === shown
  document.title = shown
  followLanguages(next, address.search, paths)
  // A search or an order of the same list leaves one where one is.
  if (!isSame || isLost()) {
    const target = document.querySelector<HTMLElement>('[data-area] h1[tabindex], [data-area] h1') ?? null
    const fallback = document.querySelector<HTMLElement>('#content')
    const place = target?.hasAttribute('tabindex') ? target : fallback
    ;(openerOf(asked) ?? place)?.focus()
  }
  if (height !== null) scrollTo({ top: height, behavior: 'instant' })
  else if (!isSame) scrollTo({ top: 0, behavior: 'instant' })
}
