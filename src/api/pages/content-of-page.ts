import type { pages } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'

/** A page as its document says it: title, slug and description per language, and the blocks. */
export function contentOfPage({ title, slug, seoDescription, layout }: typeof pages.$inferSelect) {
  const valuesIn = (locale: Locale): Record<string, unknown> => {
    const values = { title: title[locale], slug: slug[locale], seoDescription: seoDescription[locale] }
    return Object.fromEntries(Object.entries(values).filter(([, text]) => text))
  }
  return { data: { nl: valuesIn('nl'), en: valuesIn('en'), fr: valuesIn('fr') }, layout }
}
