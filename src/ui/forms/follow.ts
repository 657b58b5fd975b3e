import { type Locale, splitLocale } from '../../domain/locales.ts'
import type { PageContext } from '../page-context.ts'
import { serverNow } from '../page-context.ts'
import { showSnackbar } from '../snackbars/store.ts'
import { type Texts, translator } from '../texts.ts'

/** The page that the browser shows; what its route caught is in the address only. */
export function browserPage(): PageContext {
  const { locale, path } = splitLocale(decodeURIComponent(location.pathname))
  const given = new URLSearchParams(location.search)
  const search = Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
  return { locale, path, search, params: {}, now: serverNow() }
}

/**
 * Sends a form past scripts, where their code cannot be had: the server reads, checks and answers it as it does without
 * them. False where the server cannot be reached either, or is not itself: then the page and what was typed stay.
 */
export async function sendNatively(element: HTMLFormElement, submitter?: HTMLElement | null): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (!page?.ok) return false
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter
    element.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  element.removeAttribute('data-unsaved')
  HTMLFormElement.prototype.submit.call(element)
  return true
}

/** A form was accepted: an area of the browser takes the address that follows, and says when it is shown. */
export interface FormAccepted {
  address: URL
  taken?: Promise<void>
}

/** What an address says of the form that led there: '?said=participant'. */
export function flashAt(address: URL, locale: Locale, texts: Partial<Texts>): string | undefined {
  const said = address.searchParams.get('said')
  const name = Object.keys(texts.said ?? {}).find((one): one is keyof Texts['said'] => one === said)
  return name && translator(locale, texts, 'said')(name)
}

/** Goes to the page that follows a form; where that is this page, only says what it would say. */
export async function follow(next: string, locale: Locale, texts: Partial<Texts>): Promise<void> {
  const accepted: FormAccepted = { address: new URL(next, location.href) }
  dispatchEvent(new CustomEvent('formaccepted', { detail: accepted }))
  if (accepted.taken) return accepted.taken
  const { address } = accepted
  const sentence = flashAt(address, locale, texts)
  const isHere = address.origin === location.origin && address.pathname === location.pathname
  if (isHere && sentence) showSnackbar({ kind: 'success', text: sentence })
  else location.assign(address)
}
