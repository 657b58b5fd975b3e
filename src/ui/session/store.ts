import { proxy } from 'valtio/vanilla'
import type { MeQuery } from '../gql/graphql.ts'
import { isContact } from './signed-in.ts'

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
