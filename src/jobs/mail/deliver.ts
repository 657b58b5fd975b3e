import { eq, sql } from 'drizzle-orm'
import { mails } from '../../db/tables.ts'
import type { JobContext } from '../context.ts'
import { renderMail } from './render-mail.ts'

/** Puts a mail into the mailbox: it is there once its row says so, all at once or not at all. */
export async function deliver({ db, ...about }: JobContext, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update')
    if (!mail || mail.sentAt) return
    const now = sql`clock_timestamp()`
    await tx
      .update(mails)
      .set({ ...renderMail(mail, about), attempts: mail.attempts + 1, claimedAt: now, sentAt: now })
      .where(eq(mails.id, id))
  })
}
