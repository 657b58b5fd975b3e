import { isDeepStrictEqual } from 'node:util'
import { isLocale, type Locale, locales } from '../../domain/locales.ts'

type Fields = Record<string, unknown>

const hasParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isWritten = (value: unknown): boolean =>
  hasParts(value) && (Object.keys(value).some(isLocale) || Object.values(value).some(isWritten))

/** What one language has of a text, or of a list of them; a row that is not translated yet is nothing. */
function textsIn(value: unknown, locale: Locale): unknown[] {
  if (!hasParts(value)) return []
  if (Object.keys(value).some(isLocale)) return [value[locale] ?? []].flat()
  return Object.values(value).flatMap((part) => textsIn(part, locale))
}

/** Which of the fields are others: texts with their language ('title.nl'), the rest by name. */
export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (!isWritten(was) && !isWritten(is)) return isDeepStrictEqual(was, is) ? [] : [name]
    return locales
      .filter((locale) => !isDeepStrictEqual(textsIn(was, locale), textsIn(is, locale)))
      .map((locale) => `${name}.${locale}`)
  })
}
