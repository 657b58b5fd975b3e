import { and, eq, isNull, sql } from 'drizzle-orm'
import { mails } from '../../db/tables.ts'
import { hasForgottenLink } from '../../domain/mail-delivery.ts'
import type { JobContext } from '../context.ts'
import { renderMail } from './render-mail.ts'

/** Puts a mail into the mailbox: it is there once its row says so, all at once or not at all. */
export async function deliver(context: JobContext, id: string): Promise<void> {
  const { db } = context
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.sentAt || hasForgottenLink(mail.data)) return
  const now = sql`clock_timestamp()`
  const { rowCount } = await db
    .update(mails)
    .set({ ...renderMail(mail, context), attempts: mail.attempts + 1, claimedAt: now, sentAt: now })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), eq(mails.data, mail.data)))
  // Delivered by another process meanwhile, or its link was forgotten: then it goes no more.
  if (rowCount === 0) await deliver(context, id)
}
