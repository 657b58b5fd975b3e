import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { allowRenewal } from '../session/renew-token.ts'
import { type Texts, translator } from '../texts.ts'
import type { AnyForm } from './define-form.ts'
import type { Failure } from './failure.ts'

const isFailure = (answer: Record<string, unknown>): answer is Record<string, unknown> & Failure =>
  isRecord(answer.errors) && (answer.message === undefined || typeof answer.message === 'string')

const isMultipart = ({ enctype }: HTMLFormElement) => enctype === 'multipart/form-data'

const bodyOf = (element: HTMLFormElement) =>
  isMultipart(element)
    ? new FormData(element)
    : new URLSearchParams([...new FormData(element)].map(([name, value]) => [name, String(value)]))

/**
 * Sends a form as the browser itself would, to the site's own server, which says in JSON what became of it: one that sets
 * cookies, since no script sees a refresh token (CONTRACT, The site), or one with a file of who has no account.
 */
export async function sendToSite(
  element: HTMLFormElement,
  { send }: Pick<AnyForm, 'send'>,
  locale: Locale,
  texts: Partial<Texts>,
): Promise<{ next: string } | Failure> {
  const t = translator(locale, texts, 'errors')
  try {
    const response = await fetch(element.getAttribute('action') ?? location.href, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: bodyOf(element),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (isRecord(answer) && typeof answer.next === 'string') {
      // Whose session had ended has one again.
      if (send === 'session') allowRenewal()
      return { next: answer.next }
    }
    return isRecord(answer) && isFailure(answer) ? answer : { errors: {}, message: t('default') }
  } catch {
    return { errors: {}, message: t('unanswered') }
  }
}
