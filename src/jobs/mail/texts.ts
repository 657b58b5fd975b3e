import { type AllTexts, currentTexts } from '../../../locales/texts.ts'
import type { Locale } from '../../domain/locales.ts'
import { translatorOf } from '../../domain/translator.ts'

export type MailTexts = AllTexts['mail']

/** What mails of every kind say in a language, before anything is filled in. */
export const kindsIn = (locale: Locale): MailTexts['kinds'] => currentTexts[locale].mail.kinds

/** Says what calendars say in a language. */
export const calendarTranslator = (locale: Locale) =>
  translatorOf<AllTexts['calendar']>(locale, currentTexts[locale].calendar)

/** Says what mails say in a language. */
export const mailTranslator = (locale: Locale) => translatorOf<MailTexts>(locale, currentTexts[locale].mail)
