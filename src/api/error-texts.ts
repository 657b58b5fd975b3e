import en from '../../locales/en.json' with { type: 'json' }
import fr from '../../locales/fr.json' with { type: 'json' }
import nl from '../../locales/nl.json' with { type: 'json' }
import { defaultLocale, isLocale, type Locale } from '../domain/locales.ts'

const texts: Record<Locale, Map<string, string>> = {
  nl: new Map(Object.entries(nl.error)),
  en: new Map(Object.entries(en.error)),
  fr: new Map(Object.entries(fr.error)),
}

/** The first of the site's languages that an Accept-Language header names, else Dutch. */
export function languageOf(accepted: string | undefined): Locale {
  const named = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return named.find(isLocale) ?? defaultLocale
}

/** Each entry once: several rules of a field may say the same. */
export const distinct = <Entry>(entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
]

/** The same entries with the messages of forms ('error.required') as text; other messages are for developers and stay. */
export const inWords = <Entry extends { message: string }>(entries: Entry[], locale: Locale): Entry[] =>
  entries.map((entry) => {
    const [, key] = /^error\.(\w+)$/.exec(entry.message) ?? []
    return { ...entry, message: (key && texts[locale].get(key)) ?? entry.message }
  })
