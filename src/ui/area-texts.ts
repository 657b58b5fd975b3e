import type { Locale } from '../domain/locales.ts'
import type { Texts } from './texts.ts'

/** In the browser: what the file of the area brought, nothing before. The build puts this in the place of all-texts.ts. */
export const allTexts: Record<Locale, Texts> = { nl: {} as Texts, en: {} as Texts, fr: {} as Texts }

export function provideTexts(locale: Locale, texts: Texts): void {
  allTexts[locale] = texts
}
