import { CombinedError } from '@urql/core'
import type { AnyObject } from 'yup'
import type { PageContext } from '../page-context.ts'
import { change } from '../session/client.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import type { Failure } from './failure.ts'
import { errorsOfResult, type QueryError } from './failure.ts'
import type { RefusedDocument } from './refused-document.ts'

/** What was answered; somebody on the way, a proxy for instance, knows nothing of GraphQL. Null where nothing came. */
function answered(error: unknown): readonly QueryError[] | null {
  if (!(error instanceof CombinedError)) return null
  if (error.graphQLErrors.length > 0) return error.graphQLErrors
  const { ok = true, status }: Partial<Response> = error.response ?? {}
  return ok ? null : [{ message: '', extensions: { status } }]
}

/** What was shown is not so any more: the page shows what is, with the refusal. */
const isStale = ({ message }: QueryError) => message === 'The effect on money has changed'

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
    if (isRefused(error)) return (await import('./failure.ts')).errorsOfRefusal(form, error, locale, texts)
    const errors = answered(error)
    if (!errors) return { errors: {}, message: translator(locale, texts, 'errors')('unanswered') }
    if (errors.some(isStale)) dispatchEvent(new Event('pagestale'))
    return errorsOfResult(form, errors, locale, texts)
  }
}
