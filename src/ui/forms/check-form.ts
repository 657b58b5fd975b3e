import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup'
import type { Locale } from '../../domain/locales.ts'
import { serverNow } from '../page-context.ts'
import type { Texts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { type Failure, failureOf, sentenceOf } from './failure.ts'

/** Holds what was read against the form's schema, at once; the sentences are those of the REST API. */
export function checkForm<S extends ObjectSchema<AnyObject>>(
  form: AnyForm,
  schema: S,
  given: AnyObject,
  locale: Locale,
  texts: Partial<Texts>,
): { value: InferType<S> } | Failure {
  try {
    return { value: schema.validateSync(given, { abortEarly: false, context: { now: serverNow() } }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    const details = found.map(({ path = '', message }) => ({ path, message: sentenceOf(message, path, locale, texts) }))
    return failureOf(form, details, locale, texts)
  }
}
