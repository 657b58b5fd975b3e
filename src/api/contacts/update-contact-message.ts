import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { recordStateChange } from '../../db/record-state-change.ts'
import { contactMessages } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { lock } from '../lock.ts'

/** Marks a message as dealt with, or not; who did is kept, and the moment stays that of the first time. */
export async function updateContactMessage({ db, user }: ApiContext, id: string, { handled }: AnyObject) {
  await db.transaction(async (tx) => {
    await lock(tx, { contactMessages: [id] })
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id))
    if (!message || Boolean(message.handledAt) === handled) return
    await tx
      .update(contactMessages)
      .set({ handledAt: handled ? sql`now()` : null })
      .where(eq(contactMessages.id, id))
    await recordStateChange(tx, {
      ...{ entity: 'contact-message', entityId: id, userId: user?.userId ?? null },
      from: handled ? 'open' : 'handled',
      to: handled ? 'handled' : 'open',
    })
  })
  return id
}
