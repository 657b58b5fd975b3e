/** The script of every page has its own: one in common would be one more file for every page to fetch. */
function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
}

/** CONTACT is the only role that counts as signed in (spec section 6). */
export const isContact = (): boolean => readCookie('role') === 'CONTACT'

/** The access token as its cookie holds it: JSON, or raw where that cannot be read (spec section 7); '' for none. */
export function accessToken(): string {
  const value = readCookie('accessToken')
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}

/** The token that calls carry: only a contact's (spec section 6). */
export const bearerToken = (): string => (isContact() ? accessToken() : '')

/** The account a token was given to; unchecked, the API does that. */
export function subjectOf(token: string): string | null {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub }: { sub?: unknown } = JSON.parse(atob(base64))
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
