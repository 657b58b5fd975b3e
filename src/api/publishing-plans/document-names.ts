import { originalTexts } from '../../../locales/texts.ts'
import { inLocale, type Locale, type Localized } from '../../domain/locales.ts'

const namesIn = (locale: Locale): Record<string, string> => originalTexts[locale]['panel-content'].types

interface Named {
  type: string
  title: Partial<Localized<string | null>> | null
}

/** What documents are called, one after the other: a page by its own title. */
export const documentNames = (documents: readonly Named[], locale: Locale): string =>
  documents.map(({ type, title }) => namesIn(locale)[type] ?? inLocale(title, locale) ?? type).join(', ')
