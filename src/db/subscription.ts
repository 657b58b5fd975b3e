import pg from 'pg'
import { tagsChannel } from './notify-tags.ts'
import {
  acknowledgementChannel,
  barrierChannel,
  createPropagationBarrier,
  listenerName,
} from './propagation-barrier.ts'
import { shareRoundTrips } from './round-trip.ts'

/** One connection that hears of changed tags, from when it is made until it breaks. */
export interface Subscription {
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
export async function subscribe(url: string, onTags: (tags: string[]) => unknown): Promise<Subscription> {
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
