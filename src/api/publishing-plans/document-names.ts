import en from '../../../locales/en.json' with { type: 'json' }
import fr from '../../../locales/fr.json' with { type: 'json' }
import nl from '../../../locales/nl.json' with { type: 'json' }
import { inLocale, type Locale, type Localized } from '../../domain/locales.ts'

const names: Localized<Record<string, string>> = {
  nl: nl['panel-content'].types,
  en: en['panel-content'].types,
  fr: fr['panel-content'].types,
}

interface Named {
  type: string
  title: Partial<Localized<string | null>> | null
}

/** What documents are called, one after the other: a page by its own title. */
export const documentNames = (documents: readonly Named[], locale: Locale): string =>
  documents.map(({ type, title }) => names[locale][type] ?? inLocale(title, locale) ?? type).join(', ')
