import { type AllTexts, bundledTexts } from '../../../locales/texts.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Translate, translatorOf } from '../../domain/translator.ts'

export type DocumentTexts = AllTexts['document']
export type TranslateDocument = Translate<DocumentTexts>

/** Says what documents say in a language. */
export const documentTranslator = (locale: Locale): TranslateDocument =>
  translatorOf(locale, bundledTexts[locale].document)
