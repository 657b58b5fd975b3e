import { type AllTexts, bundledTexts, type SharedNamespace } from '../../../locales/texts.ts'
import type { Locale } from '../../domain/locales.ts'
import { type Translate, translatorOf } from '../../domain/translator.ts'

export type DocumentTexts = AllTexts['document']
type SharedTexts = Pick<AllTexts, SharedNamespace>
export type TranslateDocument = Translate<DocumentTexts & SharedTexts>

/** Says what documents say in a language. */
export const documentTranslator = (locale: Locale): TranslateDocument =>
  translatorOf<DocumentTexts, SharedTexts>(locale, bundledTexts[locale].document, bundledTexts[locale])
