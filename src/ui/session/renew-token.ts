import { accessToken } from './store.ts'

/** How long others wait for a renewal, and how long none is tried after one has failed (spec section 9). */
const tries = 10
const pause = 200
const block = 30_000
/** Milliseconds until a renewal that gets no answer counts as failed. */
const limit = 10_000

/**
 * 'ended': there is no session any more. 'unanswered': nobody could say, so there still is one. 'late': another tab still
 * renews, and may yet have its new token.
 */
export type Renewal = 'renewed' | 'ended' | 'unanswered' | 'late'

/** Why none is tried for a while, and until when. */
const blockKey = 'renewalBlock'
const blockRenewal = (why: Renewal) => localStorage.setItem(blockKey, `${why} ${Date.now() + block}`)

function blockedBy(): Renewal | null {
  const [why, until] = localStorage.getItem(blockKey)?.split(' ') ?? []
  if (Number(until) <= Date.now()) return null
  return why === 'ended' || why === 'unanswered' ? why : null
}

/** After somebody has signed in, tokens may be renewed again at once. */
export const allowRenewal = () => localStorage.removeItem(blockKey)

async function renew(stale: string): Promise<Renewal> {
  const token = accessToken()
  // Somebody was quicker: renewed it, or found that it cannot be.
  if (token !== stale) return token ? 'renewed' : 'ended'
  const blocked = blockedBy()
  if (blocked) return blocked
  const result = await fetch('/session/refresh', { method: 'POST', signal: AbortSignal.timeout(limit) }).catch(
    () => null,
  )
  if (result?.ok) return 'renewed'
  const failure = result?.status === 401 ? 'ended' : 'unanswered'
  blockRenewal(failure)
  return failure
}

/** One tab at a time; without locks (an address that is not https) each gets the same new token. */
async function withTabLock(work: () => Promise<Renewal>): Promise<Renewal> {
  if (!navigator.locks) return work()
  const signal = AbortSignal.timeout(tries * pause)
  // The signal ends the waiting, not the work.
  return navigator.locks.request('session', { signal }, work).catch((error: unknown) => {
    if (signal.aborted) return 'late'
    throw error
  })
}

let running: Promise<Renewal> | undefined

/** A new access token for the stale one a call was refused with: one renewal for all calls of all tabs. */
export function renewToken(stale: string): Promise<Renewal> {
  running ??= withTabLock(() => renew(stale)).finally(() => {
    running = undefined
  })
  return running
}
