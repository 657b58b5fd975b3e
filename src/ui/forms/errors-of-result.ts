import { isRecord } from '../../domain/is-record.ts'
import type { Locale } from '../../domain/locales.ts'
import { errorKey } from '../error-text.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { type Failure, failureOf } from './failure-of.ts'

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

/** What a refused document says: each field's sentence at the field, the rest from the catalogue (spec section 8). */
export function errorsOfResult(
  form: AnyForm,
  errors: readonly QueryError[],
  locale: Locale,
  texts: Partial<Texts>,
): Failure {
  const details = errors.flatMap(detailsOf)
  const general = errors.find((error) => detailsOf(error).length === 0)
  const message = translator(locale, texts, 'errors')(errorKey(general?.message ?? ''))
  if (details.length === 0) return { errors: {}, message }
  return { ...(general && { message }), ...failureOf(form, details, locale, texts) }
}
