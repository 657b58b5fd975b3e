import { type SQL, sql } from 'drizzle-orm'

export const tagsChannel = 'leerplein_tags'

/** What a statement can be sent through: a database, or a transaction under way. */
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

/** Tells every process which tags changed; inside a transaction, at the moment it commits and only then. */
export async function notifyTags(executor: Executor, tags: Iterable<string>): Promise<void> {
  for (const payload of payloadsOf(tags)) await executor.execute(sql`select pg_notify(${tagsChannel}, ${payload})`)
}
