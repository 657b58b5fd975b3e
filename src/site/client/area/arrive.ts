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

const isLost = () => !document.activeElement || document.activeElement === document.body

/** What a browser does of itself where it loads a page: title, focus and scroll. */
export function arrive(
  next: Shown,
  { site, address, height, isSamePage }: { site: Site; address: URL; height: number | null; isSamePage: boolean },
) {
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
    ;(target?.hasAttribute('tabindex') ? target : fallback)?.focus({ preventScroll: true })
  }
  if (height !== null) scrollTo({ top: height, behavior: 'instant' })
  else if (!isSame) scrollTo({ top: 0, behavior: 'instant' })
}
