import type { Locale, Localized } from '../locales.ts'
import { isRecord } from '../values.ts'

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
