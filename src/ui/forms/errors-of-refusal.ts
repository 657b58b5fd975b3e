import type { Locale } from '../../domain/locales.ts'
import type { Texts } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { errorsOfResult } from './errors-of-result.ts'
import type { Failure } from './failure-of.ts'
import type { RefusedDocument } from './refused-document.ts'
import { sentenceOf } from './sentence-of.ts'

/** What a refusal says that a form worded itself, by the keys of sentences, or that the gateway worded. */
export function errorsOfRefusal(
  form: AnyForm,
  refused: RefusedDocument,
  locale: Locale,
  texts: Partial<Texts>,
): Failure {
  const inWords = (detail: { path: string; message: string }) =>
    detail.message.startsWith('error.')
      ? { ...detail, message: sentenceOf(detail.message, detail.path, locale, texts) }
      : detail
  const told = refused.errors.map(({ message, status, details }) => ({
    message,
    extensions: { status, details: details?.map(inWords) },
  }))
  return errorsOfResult(form, told, locale, texts)
}
