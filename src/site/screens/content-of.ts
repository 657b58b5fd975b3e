import type { AnyObject, ObjectSchema } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import { isEmpty, isRecord } from '../../domain/values.ts'

type Values = Partial<Record<Locale, unknown>> | null | undefined

/** Field by field the language's own value, else the Dutch one (CONTRACT: a field empty in one language falls back). */
function withFallback(own: unknown, dutch: unknown): unknown {
  if (isEmpty(own)) return dutch
  if (!isRecord(own) || !isRecord(dutch)) return own
  const names = new Set([...Object.keys(dutch), ...Object.keys(own)])
  const merged = [...names].map((name) => [name, withFallback(own[name], dutch[name])] as const)
  return Object.fromEntries(merged.filter(([, value]) => value !== null))
}

/** What readers of a language see of a value per language, not checked; the gateway's null for what nobody filled in is nothing. */
export const mergedContent = (values: Values, locale: Locale): unknown =>
  withFallback(values?.[locale] ?? {}, values?.nl ?? {}) ?? {}

export type ContentReader = typeof contentOf

/** One language's content, checked; throws yup's ValidationError for what no reader should see. */
export function contentOf<Content extends AnyObject>(
  schema: ObjectSchema<Content>,
  values: Values,
  locale: Locale,
): Content {
  return schema.validateSync(mergedContent(values, locale), { stripUnknown: true }) as Content
}
