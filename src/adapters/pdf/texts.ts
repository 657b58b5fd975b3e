import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import nl from '../../../locales/nl.json' with { type: 'json' }
import type { Locale } from '../../domain/locales.ts'

const texts = { nl: nl.document, en: en.document, fr: fr.document }

export type DocumentTexts = (typeof texts)['nl']

/** What documents say in a language. */
export const textsIn = (locale: Locale): DocumentTexts => texts[locale]

/** A text with its `{{name}}`s filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
