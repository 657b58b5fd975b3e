import { and, eq, isNull, sql } from 'drizzle-orm'
import { mails } from '../../db/tables.ts'
import type { JobContext } from '../context.ts'

/** Longer than sending can take. */
const longestSending = '5 minutes'

/**
 * Makes this process the one that sends a mail; false: it is not to be sent any more.
 * Throws while another may be sending it. Who claimed it long ago died on the way: perhaps it went out, so it is not sent again.
 */
export async function claim({ db, log }: Pick<JobContext, 'db' | 'log'>, id: string): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ claimedAt: sql`clock_timestamp()`, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), isNull(mails.claimedAt), isNull(mails.sentAt)))
    .returning({ id: mails.id })
  if (claimed.length > 0) return true
  const [mail] = await db
    .select({
      sentAt: mails.sentAt,
      abandoned: sql<boolean>`${mails.claimedAt} < clock_timestamp() - ${longestSending}::interval`,
    })
    .from(mails)
    .where(eq(mails.id, id))
  if (!mail || mail.sentAt) return false
  if (!mail.abandoned) throw new Error('Another process may be sending this mail')
  log.error({ mail: id }, 'A process ended while it sent a mail, which may not have been sent')
  return false
}
