import type { Locale } from '../../domain/locales.ts'
import { showSnackbar } from '../snackbars/store.ts'
import { type Texts, translator } from '../texts.ts'

/** Goes to the page that follows a form; where that is this page, only says what it would say. */
export function follow(next: string, locale: Locale, texts: Partial<Texts>): void {
  const address = new URL(next, location.href)
  const said = address.searchParams.get('said')
  const sentence = Object.keys(texts.said ?? {}).find((name): name is keyof Texts['said'] => name === said)
  const isHere = address.origin === location.origin && address.pathname === location.pathname
  if (isHere && sentence) showSnackbar({ kind: 'success', text: translator(locale, texts, 'said')(sentence) })
  else location.assign(address)
}
