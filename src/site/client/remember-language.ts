import { readCookie, rememberCookie } from '../../ui/cookies.ts'

/** The language of the page, for what is made without one: mails, calls. Whoever has just signed out is left without. */
export function rememberLanguage() {
  const { lang } = document.documentElement
  if (readCookie('locale') === lang || location.hash === '#logged-out') return
  rememberCookie('locale', lang)
}
