import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { errorKey } from '../error-text.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm, Refusal } from './define-form.ts'
import { type Failure, failureOf, titled } from './failure-of.ts'

/** An error of a GraphQL response, as the gateway words it (CONTRACT, GraphQL). */
export interface QueryError {
  message: string
  extensions?: Record<string, unknown>
}

const isDetail = (value: unknown): value is { path: string; message: string } =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

const detailsOf = ({ extensions }: QueryError) => {
  const details = extensions?.details
  return Array.isArray(details) ? details.filter(isDetail) : []
}

/** A fault of ours (spec section 8, Form errors). */
const fault = { title: 'failedTitle', text: 'failed' } as const

/** What the catalogue says of a server's message, or this form instead. */
function refusalOf(form: AnyForm, { message, extensions }: QueryError, locale: Locale, texts: Partial<Texts>): Failure {
  const t = translator(locale, texts, 'errors')
  const key = errorKey(message)
  const otherwise = form.otherwise ?? (Number(extensions?.status) >= 500 ? fault : undefined)
  const own: Refusal | undefined = form.refusals?.[message] ?? (key === 'default' ? otherwise : undefined)
  if (!own) return { errors: {}, message: t(key) }
  const { field, title, text } = own
  return {
    errors: field ? { [field]: t(title ?? text) } : {},
    message: title ? titled(t(title), t(text)) : t(text),
  }
}

/** What a refused document says: each field's sentence at the field, the rest from the catalogue (spec section 8). */
export function errorsOfResult(
  form: AnyForm,
  errors: readonly QueryError[],
  locale: Locale,
  texts: Partial<Texts>,
): Failure {
  const details = errors.flatMap(detailsOf)
  const general = errors.find((error) => detailsOf(error).length === 0)
  const refusal = refusalOf(form, general ?? { message: '' }, locale, texts)
  if (details.length === 0) return refusal
  const sentences = Object.values(texts.error ?? {})
  return { ...(general && { message: refusal.message }), ...failureOf(form, details, locale, texts, sentences) }
}
