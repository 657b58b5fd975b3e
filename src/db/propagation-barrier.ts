import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export const listenerName = 'leerplein notifications'
export const barrierChannel = 'leerplein_calls'
export const acknowledgementChannel = 'leerplein_present'

/** Nobody waits longer than this for a process that does not answer; when it does again, its caches have caught up. */
const patience = 2000

/** Every listener shows a sign of life each five seconds; one that shows none is gone, though its connection stands. */
const listeners = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = $1 and query_start > now() - interval '15 seconds'`

type Ask = (statement: string, values: unknown[]) => Promise<pg.QueryResult<{ count: number }>>

/** Asks every listening process whether it has heard all there was so far, and answers for this one. */
export function createPropagationBarrier(ask: Ask) {
  const waiting = new Map<string, () => void>()
  const notify = (channel: string, payload: string) => ask('select pg_notify($1, $2)', [channel, payload])

  return {
    /** Notifications come in the order of their commits: who hears a call has heard what was committed before it. */
    receive(channel: string, payload = '') {
      if (channel === barrierChannel) notify(acknowledgementChannel, payload).catch(() => {})
      else waiting.get(payload)?.()
    },
    async waitForListeners(): Promise<void> {
      const call = randomUUID()
      const { promise: complete, resolve } = Promise.withResolvers<void>()
      const { rows } = await ask(listeners, [listenerName])
      let missing = rows[0]?.count ?? 0
      waiting.set(call, () => {
        missing -= 1
        if (missing <= 0) resolve()
      })
      const enough = new AbortController()
      try {
        await notify(barrierChannel, call)
        await Promise.race([complete, sleep(patience, undefined, { signal: enough.signal, ref: false })])
      } finally {
        enough.abort()
        waiting.delete(call)
      }
    },
  }
}
