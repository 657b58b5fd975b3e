import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import nl from '../../../locales/nl.json' with { type: 'json' }
import type { Locale } from '../../domain/locales.ts'

const texts = { nl: nl.mail, en: en.mail, fr: fr.mail }

export type MailTexts = (typeof texts)['nl']

/** What mails say in a language. */
export const textsIn = (locale: Locale): MailTexts => texts[locale]

/** A text with its `{{name}}`s filled in, once: what is filled in is not read for more. */
export const fill = (text: string, words: Record<string, string>): string =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => words[name] ?? '')
