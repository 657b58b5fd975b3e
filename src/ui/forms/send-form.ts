import { CombinedError } from '@urql/core'
import type { AnyObject } from 'yup'
import { change } from '../client.ts'
import type { PageContext } from '../page-context.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import { errorsOfResult } from './errors-of-result.ts'
import type { Failure } from './failure-of.ts'
import type { RefusedDocument } from './refused-document.ts'

/** Nobody answered, or nobody who knows of forms, or what the gateway asked was away: as the server says it of a posted form. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CombinedError) ||
  error.graphQLErrors.length === 0 ||
  error.graphQLErrors.some(({ extensions }) => Number(extensions.status) >= 500)

/** By its look: the class itself comes with the forms that throw it. */
const isRefused = (error: unknown): error is RefusedDocument => error instanceof Error && 'errors' in error

/** `randomUUID` is only there over https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Stays until something was accepted: whoever sends again because no answer came says the same thing. */
let key = newKey()

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
    const next = await form.submit(change, values, page, { key, captcha })
    key = newKey()
    return { next }
  } catch (error) {
    if (isRefused(error)) return (await import('./errors-of-refusal.ts')).errorsOfRefusal(form, error, locale, texts)
    if (isUnanswered(error)) return { errors: {}, message: translator(locale, texts, 'errors')('unanswered') }
    return errorsOfResult(form, (error as CombinedError).graphQLErrors, locale, texts)
  }
}
