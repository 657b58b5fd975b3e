import { inLocale, type Locale } from '../../domain/locales.ts'

/** The path in each language of what stands under `base` by a translated slug. */
export function slugPaths(base: string, slug: Parameters<typeof inLocale<string>>[0]): Record<Locale, string> {
  const of = (locale: Locale) => `${base}/${encodeURIComponent(inLocale(slug, locale) ?? '')}`
  return { nl: of('nl'), en: of('en'), fr: of('fr') }
}
