import type { Locale } from '../../domain/locales.ts'
import { showSnackbar } from '../snackbars/store.ts'
import { type Texts, translator } from '../texts.ts'

/** A form was accepted: an area of the browser takes the address that follows, and says when it is shown. */
export interface FormAccepted {
  address: URL
  taken?: Promise<void>
}

/** What an address says of the form that led there: '?said=participant'. */
export function saidAt(address: URL, locale: Locale, texts: Partial<Texts>): string | undefined {
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
  const sentence = saidAt(address, locale, texts)
  const isHere = address.origin === location.origin && address.pathname === location.pathname
  if (isHere && sentence) showSnackbar({ kind: 'success', text: sentence })
  else location.assign(address)
}
