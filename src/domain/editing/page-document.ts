import type { Locale, Localized } from '../locales.ts'
import { isRecord } from '../values.ts'

/** A page of its own slug among the documents that editors work on, by its id. */
export type PageDocument = `page:${string}`

const pattern = /^page:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const pageDocument = (id: string): PageDocument => `page:${id.toLowerCase()}`

export const isPageDocument = (name: string): name is PageDocument => pattern.test(name)

/** The id of the page. */
export const pageIdOf = (document: PageDocument): string => document.slice('page:'.length)

/** One field of a page's own content in every language, null where a translation says nothing. */
export function localizedText(
  data: Partial<Localized<unknown>>,
  name: string,
): Localized<string | null> & { nl: string } {
  const textIn = (locale: Locale) => {
    const values = data[locale]
    const text = isRecord(values) ? values[name] : undefined
    return typeof text === 'string' && text !== '' ? text : null
  }
  return { nl: textIn('nl') ?? '', en: textIn('en'), fr: textIn('fr') }
}
