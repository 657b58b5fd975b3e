import type { Locale, Localized } from './locales.ts'

interface Place {
  address?: string | null
  addresses?: Partial<Localized<string | null>> | null
}

/** The street and number as that language has them: Brussels names its streets twice. */
export const addressIn = ({ address, addresses }: Place, locale: Locale): string | null =>
  addresses?.[locale] ?? address ?? null
