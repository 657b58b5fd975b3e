import { CombinedError } from '@urql/core'
import type { AnyObject } from 'yup'
import { change } from '../client.ts'
import type { PageContext } from '../page-context.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { errorsOfRefusal } from './errors-of-refusal.ts'
import { errorsOfResult } from './errors-of-result.ts'
import type { Failure } from './failure-of.ts'
import { RefusedDocument } from './refused-document.ts'

/** Nobody answered, or nobody who knows of forms. */
const isUnanswered = (error: unknown): boolean => !(error instanceof CombinedError) || error.graphQLErrors.length === 0

/** Sends what was checked to the gateway; the address that follows, or why it was refused. */
export async function sendForm(
  form: AnyForm,
  values: AnyObject,
  page: PageContext,
  texts: Partial<Texts>,
): Promise<{ next: string } | Failure> {
  const { locale } = page
  try {
    const captcha = form.captcha && (await (await import('./solve-captcha.ts')).solveCaptcha())
    return { next: await form.submit(change, values, page, captcha) }
  } catch (error) {
    if (error instanceof RefusedDocument) return errorsOfRefusal(form, error, locale, texts)
    if (isUnanswered(error)) return { errors: {}, message: translator(locale, texts, 'errors')('unanswered') }
    return errorsOfResult(form, (error as CombinedError).graphQLErrors, locale, texts)
  }
}
