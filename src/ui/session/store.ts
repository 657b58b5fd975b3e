import { proxy } from 'valtio/vanilla'
import { tokenInCookie } from '../../domain/visitor.ts'
import { readCookie } from '../cookies.ts'
import type { MeQuery } from '../gql/graphql.ts'

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

export type SessionUser = NonNullable<MeQuery['me']>

export interface Session {
  isContact: boolean
  /** Null until it is loaded, and for guests. */
  user: SessionUser | null
}

let session: Session | undefined

/** The browser's one store, begun from the cookies. Never on the server: pages are the same for everyone. */
export function browserSession(): Session {
  session ??= proxy<Session>({ isContact: isContact(), user: null })
  return session
}

/** The cookies have changed: the store follows, and whoever shows the user is told by `sessionchange`. */
export function followCookies(user: SessionUser | null) {
  const store = browserSession()
  store.isContact = isContact()
  store.user = store.isContact ? user : null
  dispatchEvent(new CustomEvent('sessionchange'))
}
