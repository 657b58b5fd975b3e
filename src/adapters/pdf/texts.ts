import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import nl from '../../../locales/nl.json' with { type: 'json' }
import type { Locale } from '../../domain/locales.ts'
import { type Translate, translatorOf } from '../../domain/translator.ts'

const texts = { nl: nl.document, en: en.document, fr: fr.document }

export type DocumentTexts = (typeof texts)['nl']
export type TranslateDocument = Translate<DocumentTexts>

/** Says what documents say in a language. */
export const documentTranslator = (locale: Locale): TranslateDocument => translatorOf(locale, texts[locale])
