import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import { isRecord } from '../../../domain/is-record.ts'
import { type Locale, locales } from '../../../domain/locales.ts'
import type { ErrorDetail } from '../../platform/index.ts'

const deepest = 20

/** Texts without the spaces around them, as deep as any content goes. */
export function trimmed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.trim()
  if (depth === deepest) return value
  if (Array.isArray(value)) return value.map((one) => trimmed(one, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one, depth + 1)]))
}

/** 'items[0].text' as 'items.0.text'. */
const dotted = (path = '') => path.replaceAll(/\[(\d+)\]/g, '.$1')

const joined = (...parts: string[]) => parts.filter(Boolean).join('.')

/** What a draft may still lack: a value that is not there, or a text that is empty. */
function isGap(error: ValidationError): boolean {
  const value: unknown = error.params?.originalValue ?? error.value
  return value === undefined || value === null || (value === '' && error.type !== 'typeError')
}

function detailsOf(error: ValidationError, path: string): ErrorDetail[] {
  const place = joined(path, dotted(error.path))
  if (error.type !== 'noUnknown') return [{ path: place, message: error.message }]
  return String(error.params?.unknown ?? '')
    .split(', ')
    .map((name) => ({ path: joined(place, name), message: 'is an unknown field' }))
}

function checkLanguage(
  schema: ObjectSchema<AnyObject>,
  value: unknown,
  path: string,
  complete: boolean,
): ErrorDetail[] {
  if (!complete && (value === undefined || value === null)) return []
  if (!isRecord(value)) return [{ path, message: complete ? 'is required' : 'must be an object' }]
  try {
    schema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return errors.filter((one) => complete || !isGap(one)).flatMap((one) => detailsOf(one, path))
  }
}

/**
 * What is wrong with values per language, and where. Shapes and formats must always hold; in the languages of
 * `complete` nothing may be missing either.
 */
export function checkByLocale(
  schema: ObjectSchema<AnyObject>,
  value: unknown,
  path: string,
  complete: readonly Locale[],
): ErrorDetail[] {
  if (!isRecord(value)) return [{ path, message: 'must be an object with a value per language' }]
  const unknown = Object.keys(value).filter((name) => !locales.some((locale) => locale === name))
  return [
    ...unknown.map((name) => ({ path: joined(path, name), message: 'is an unknown language' })),
    ...locales.flatMap((locale) =>
      checkLanguage(schema, value[locale], joined(path, locale), complete.includes(locale)),
    ),
  ]
}
