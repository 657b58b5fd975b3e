import { tokenInCookie } from '../../domain/visitor.ts'
import { readCookie } from '../cookies.ts'

/** CONTACT is the only role that counts as signed in (spec section 6). */
export const isContact = (): boolean => readCookie('role') === 'CONTACT'

/** '' for none. */
export const accessToken = (): string => tokenInCookie(readCookie('accessToken'))

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
