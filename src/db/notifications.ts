import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'
import { type Subscription, subscribe } from './subscription.ts'

export { notifyTags, watchTags } from './notify-tags.ts'

export interface TagListener {
  /** Until what it gives resolves, this process has not heard of them. */
  onTags(tags: string[]): unknown
  /** From here on changes may be missed: stop trusting what is cached. */
  onLost(): void
  /** Subscribed; every change committed from now on arrives. */
  onReady(): void
  log: Log
}

export interface Listening {
  /** Resolves when every process has heard of all that was committed before the call; at once while this one hears nothing. */
  waitForPropagation(): Promise<void>
  /** Rejects while no changes are heard. */
  check(): Promise<void>
  close(): void
}

const heartbeatEvery = 5000
const firstWait = 100
const longestWait = 2000

/** Resolves with what ended the subscription. */
async function keepAlive({ roundTrip, broken }: Subscription, signal: AbortSignal): Promise<unknown> {
  try {
    for (;;) {
      await Promise.race([sleep(heartbeatEvery, undefined, { ref: false, signal }), broken])
      await roundTrip()
    }
  } catch (error) {
    return error
  }
}

/** Listens for tags changed by any process, for as long as it takes, whatever happens to the connection. */
export function listen(url: string, { onTags, onLost, onReady, log }: TagListener): Listening {
  const ending = new AbortController()
  const { signal } = ending
  let current: Subscription | undefined

  async function keepListening() {
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      current = await subscribe(url, onTags).catch(() => undefined)
      if (current && !signal.aborted) {
        wait = firstWait
        onReady()
        const error = await keepAlive(current, signal)
        if (!signal.aborted) {
          onLost()
          log.warn({ err: error }, 'Change notifications broke off')
        }
      }
      current?.close()
      current = undefined
      await sleep(wait, undefined, { signal }).catch(() => {})
    }
  }

  void keepListening()
  return {
    waitForPropagation: async () => current?.waitForListeners().catch(() => {}),
    async check() {
      if (!current) throw new Error('Not subscribed to changes')
      await current.roundTrip()
    },
    close: () => ending.abort(),
  }
}
