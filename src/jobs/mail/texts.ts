import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import nl from '../../../locales/nl.json' with { type: 'json' }
import type { Locale } from '../../domain/locales.ts'
import { translatorOf } from '../../domain/translator.ts'

const texts = { nl: nl.mail, en: en.mail, fr: fr.mail }

export type MailTexts = (typeof texts)['nl']

/** What mails of every kind say in a language, before anything is filled in. */
export const kindsIn = (locale: Locale): MailTexts['kinds'] => texts[locale].kinds

/** Says what mails say in a language. */
export const mailTranslator = (locale: Locale) => translatorOf<MailTexts>(locale, texts[locale])
