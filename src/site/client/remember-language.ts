import { readCookie } from './cookies.ts'

const year = 60 * 60 * 24 * 365

/** The language of the page, for what is made without one: mails, calls. Whoever has just signed out is left without. */
export function rememberLanguage() {
  const { lang } = document.documentElement
  if (readCookie('locale') === lang || location.hash === '#logged-out') return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `locale=${lang}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
