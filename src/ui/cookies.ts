import Cookies from 'js-cookie'

/** Days: a year. */
const kept = 365

/** The value of a cookie of this site, '' when there is none. */
export const readCookie = (name: string): string => Cookies.get(name) ?? ''

/** Keeps a choice for a year, for this site alone. */
export function rememberCookie(name: string, value: string): void {
  Cookies.set(name, value, { expires: kept, sameSite: 'lax', secure: location.protocol === 'https:' })
}

export const forgetCookie = (name: string): void => Cookies.remove(name)
