import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Log } from './client.ts'

const tagsChannel = 'leerplein_tags'

/** What a statement can be sent through: a database, or a transaction in flight. */
export interface Executor {
  execute(statement: SQL): PromiseLike<unknown>
}

/** PostgreSQL refuses a payload of 8000 bytes or more. */
const largestPayload = 7900

/** Tags as JSON lists that each fit in one notification. */
export function payloadsOf(tags: Iterable<string>): string[] {
  const payloads: string[] = []
  let list: string[] = []
  let size = 2
  for (const tag of new Set(tags)) {
    const added = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (list.length > 0 && size + added > largestPayload) {
      payloads.push(JSON.stringify(list))
      list = []
      size = 2
    }
    list.push(tag)
    size += added
  }
  if (list.length > 0) payloads.push(JSON.stringify(list))
  return payloads
}

const watched = new AsyncLocalStorage<{ sentTags: boolean }>()

/** Does the work, and says whether it told anybody of changed tags. */
export async function watchTags<Result>(work: () => Promise<Result>): Promise<{ result: Result; sentTags: boolean }> {
  const watch = { sentTags: false }
  const result = await watched.run(watch, work)
  return { result, ...watch }
}

/** As part of a statement: tells of the tags in a JSON list that the statement makes. */
export function notificationOf(tags: SQL): SQL {
  const watch = watched.getStore()
  if (watch) watch.sentTags = true
  return sql`pg_notify(${tagsChannel}, (${tags})::text)`
}

/** Tells every process which tags changed; inside a transaction, at the moment it commits and only then. */
export async function notifyTags(executor: Executor, tags: Iterable<string>): Promise<void> {
  const watch = watched.getStore()
  for (const payload of payloadsOf(tags)) {
    if (watch) watch.sentTags = true
    await executor.execute(sql`select pg_notify(${tagsChannel}, ${payload})`)
  }
}

const listenerName = 'leerplein notifications'
const barrierChannel = 'leerplein_calls'
const acknowledgementChannel = 'leerplein_present'

/** Nobody waits longer than this for a process that does not answer; when it does again, its caches have caught up. */
const patience = 2000

/** Every listener shows a sign of life each five seconds; one that shows none is gone, though its connection stands. */
const listeners = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = $1 and query_start > now() - interval '15 seconds'`

type Ask = (statement: string, values: unknown[]) => Promise<pg.QueryResult<{ count: number }>>

/** Asks every listening process whether it has heard all there was so far, and answers for this one. */
function createPropagationBarrier(ask: Ask) {
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

/**
 * One question at a time for any number of callers: each is answered by a question that was put after it asked,
 * and all who wait meanwhile share the next one.
 */
function shareRoundTrips(ask: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  const begin = async () => {
    await current.catch(() => {})
    if (next) current = next
    next = null
    await ask()
  }
  return () => {
    next ??= begin()
    return next
  }
}

/** One connection that hears of changed tags, from when it is made until it breaks. */
interface Subscription {
  /** Rejects when the connection breaks, or when it is closed. */
  broken: Promise<never>
  /** Resolves when everything committed before the call has been heard; rejects when the server does not answer. */
  roundTrip(): Promise<void>
  /** Likewise for every process that listens; none that does not answer is waited for long. */
  waitForListeners(): Promise<void>
  close(): void
}

/** What is not a list was not sent by us. */
function tagsOf(payload = ''): string[] {
  try {
    const tags: unknown = JSON.parse(payload)
    return Array.isArray(tags) ? tags.map(String) : []
  } catch {
    return []
  }
}

/** Resolves once subscribed. */
async function subscribe(url: string, onTags: (tags: string[]) => unknown): Promise<Subscription> {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    connectionTimeoutMillis: 3000,
    // A link that died in silence shows itself at the next question.
    query_timeout: 3000,
    keepAlive: true,
  })
  const { promise: broken, reject } = Promise.withResolvers<never>()
  broken.catch(() => {})
  client.on('error', reject)
  client.on('end', () => reject(new Error('The connection ended')))
  // Ending politely would wait for an answer that a dead link never gives.
  const close = () => {
    client.connection.stream.destroy()
  }
  // One at a time, as the client wants it: calls of other processes come at any moment, several at once.
  let last: Promise<unknown> = Promise.resolve()
  const ask = (statement: string, values?: unknown[]) => {
    const turn = last.then(() => Promise.race([client.query(statement, values), broken]))
    last = turn.catch(() => {})
    return turn
  }
  const barrier = createPropagationBarrier(ask)
  // Whoever waits until all have heard waits for what they do about it, too.
  let heard: Promise<unknown> = Promise.resolve()
  client.on('notification', ({ channel, payload }) => {
    if (channel === tagsChannel) heard = Promise.allSettled([heard, onTags(tagsOf(payload))])
    else void heard.then(() => barrier.receive(channel, payload))
  })
  try {
    await Promise.race([client.connect(), broken])
    await ask(`listen ${tagsChannel}; listen ${barrierChannel}; listen ${acknowledgementChannel}`)
  } catch (error) {
    close()
    throw error
  }
  // A backend sends the notifications it has before it says that it is ready for another statement.
  return {
    broken,
    roundTrip: shareRoundTrips(() => ask('select 1')),
    waitForListeners: shareRoundTrips(barrier.waitForListeners),
    close,
  }
}

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
