import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'

export const tagsChannel = 'leerplein_tags'

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

/** Tells every process which tags changed; inside a transaction, at the moment it commits and only then. */
export async function notifyTags(executor: Executor, tags: Iterable<string>): Promise<void> {
  const watch = watched.getStore()
  for (const payload of payloadsOf(tags)) {
    if (watch) watch.sentTags = true
    await executor.execute(sql`select pg_notify(${tagsChannel}, ${payload})`)
  }
}
