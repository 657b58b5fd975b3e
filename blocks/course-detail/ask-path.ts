import { type Locale, localePath } from '../../src/domain/locales.ts'

/** Where a question about a course goes, and the wish for a seat or a date that there is not. */
export const askPath = (locale: Locale): string => localePath('/contact', locale)
