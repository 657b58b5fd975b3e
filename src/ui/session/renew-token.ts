import { accessToken } from './signed-in.ts'

/** How long others wait for a renewal, and how long none is tried after one has failed (spec section 9). */
const tries = 10
const pause = 200
const block = 30_000
/** Milliseconds until a renewal that gets no answer counts as failed. */
const limit = 10_000

/** 'ended': there is no session any more. 'late': another tab still renews, and may yet have its new token. */
export type Renewal = 'renewed' | 'ended' | 'late'

const blockedUntil = 'renewalBlockedUntil'
const isBlocked = () => Number(localStorage.getItem(blockedUntil)) > Date.now()

/** After somebody has signed in, tokens may be renewed again at once. */
export const allowRenewal = () => localStorage.removeItem(blockedUntil)

async function renew(stale: string): Promise<Renewal> {
  const token = accessToken()
  // Somebody was quicker: renewed it, or found that it cannot be.
  if (token !== stale) return token ? 'renewed' : 'ended'
  if (isBlocked()) return 'ended'
  const answer = await fetch('/session/refresh', { method: 'POST', signal: AbortSignal.timeout(limit) }).catch(
    () => null,
  )
  if (answer?.ok) return 'renewed'
  localStorage.setItem(blockedUntil, String(Date.now() + block))
  return 'ended'
}

/** One tab at a time; without locks (an address that is not https) the server makes one renewal of several. */
async function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
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
  running ??= inTurn(() => renew(stale)).finally(() => {
    running = undefined
  })
  return running
}
