import type { ApiAnswer } from './ask-api.ts'
import { tokensOf } from './session-cookies.ts'

/** Milliseconds: tabs whose request was on its way when another tab's was answered get that answer too. */
const grace = 10_000

interface Entry {
  renewal: Promise<ApiAnswer>
  /** The refresh token that it brought. */
  successor?: string | undefined
}

export type Renewals = ReturnType<typeof createRenewals>

/**
 * One renewal for each refresh token, however many ask at once or shortly after: the API takes a token used twice for
 * a stolen one and ends the session.
 */
export function createRenewals() {
  const known = new Map<string, Entry>()
  return {
    once(refreshToken: string, renew: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
      const running = known.get(refreshToken)
      if (running) return running.renewal
      const entry: Entry = { renewal: renew() }
      known.set(refreshToken, entry)
      const forget = () => known.delete(refreshToken)
      entry.renewal.then((answer) => {
        entry.successor = tokensOf(answer.body)?.refreshToken
        if (entry.successor) setTimeout(forget, grace).unref()
        else forget()
      }, forget)
      return entry.renewal
    },
    /** The session of this token has ended: what led to it is given to nobody any more. */
    forget(refreshToken: string) {
      for (const [token, { successor }] of known) {
        if (token === refreshToken || successor === refreshToken) known.delete(token)
      }
    },
  }
}
