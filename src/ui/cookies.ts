import Cookies from 'js-cookie'

const daysKept = 365

export const readCookie = (name: string): string => Cookies.get(name) ?? ''

/** Keeps a choice for a year, for this site alone. */
export function rememberCookie(name: string, value: string): void {
  Cookies.set(name, value, { expires: daysKept, sameSite: 'lax', secure: location.protocol === 'https:' })
}

export const forgetCookie = (name: string): void => Cookies.remove(name)
