/** The three languages of the site and where each begins (spec section 3, Locale). */
export const locales = ['nl', 'en', 'fr'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'nl'

/** A text in every language. Empty in one language: readers see the Dutch one. */
export type Localized<T = string> = Record<Locale, T>

/** What there is for each language. */
export const perLocale = <T>(of: (locale: Locale) => T): Localized<T> => ({ nl: of('nl'), en: of('en'), fr: of('fr') })

/** '' for Dutch, '/en' and '/fr' for the others. */
const localeBase: Localized = { nl: '', en: '/en', fr: '/fr' }

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** A stored language as one of the site's. */
export const asLocale = (language: string): Locale => (isLocale(language) ? language : defaultLocale)

/** Splits '/en/courses' into its locale and the path without prefix ('/courses'). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) && first !== defaultLocale
    ? { locale: first, path: `/${rest.join('/')}` }
    : { locale: defaultLocale, path: pathname }
}

/** The address of an unprefixed path in a language: ('/courses', 'en') is '/en/courses', ('/', 'fr') is '/fr'. */
export const localePath = (path: string, locale: Locale): string =>
  path === '/' ? localeBase[locale] || '/' : `${localeBase[locale]}${path}`

/** The value in a language, else the Dutch one; null only when both are empty. */
export function inLocale<T>(value: Partial<Record<Locale, T | null>> | null | undefined, locale: Locale): T | null {
  const own = value?.[locale]
  return (own === '' || own === undefined ? null : own) ?? value?.[defaultLocale] ?? null
}
