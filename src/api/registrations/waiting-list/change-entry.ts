import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { waitingListEntries } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock, uuidPattern, withMutex } from '../../platform/index.ts'
import { mutexNameOf } from '../registrations/change-registration.ts'
import { visibleEntries } from './visible-entries.ts'

type Entry = typeof waitingListEntries.$inferSelect

/** An entry that the caller may see; 404 for any other. */
export async function findEntry({ db, user }: Pick<ApiContext, 'db' | 'user'>, id: string): Promise<Entry> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [entry] = await db
    .select()
    .from(waitingListEntries)
    .where(and(eq(waitingListEntries.id, id), visibleEntries(user)))
  if (!entry) throw new ApiError('NOT_FOUND')
  return entry
}

/** Changes an entry in a transaction that locks its session: with that a list changes in one order. */
export async function changeEntry(
  context: ApiContext,
  id: string,
  change: (tx: Transaction, entry: Entry) => Promise<void>,
) {
  const { sessionId } = await findEntry(context, id)
  await withMutex(mutexNameOf(sessionId), () =>
    context.db.transaction(async (tx) => {
      await lock(tx, { sessions: [sessionId] })
      const [entry] = await tx.select().from(waitingListEntries).where(eq(waitingListEntries.id, id))
      if (!entry) throw new ApiError('NOT_FOUND')
      await change(tx, entry)
    }),
  )
}
