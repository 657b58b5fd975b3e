import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Locale } from '../domain/locales.ts'
import type { MailData } from '../domain/mails.ts'
import { jobOf } from './add-job.ts'
import type { Database, Executor } from './client.ts'
import { mails } from './tables.ts'

/**
 * Puts a mail in the post, in the caller's transaction: it goes out when that commits, and only once.
 * `key` names the occasion ('invoice:<id>'); a second mail under the same key is dropped, which gives back false.
 */
export async function queueMail(
  executor: Executor,
  mail: { key: string; to: string; locale: Locale } & MailData,
): Promise<boolean> {
  const { key, to, locale, ...data } = mail
  const insertion = executor
    .insert(mails)
    .values({ key, to, locale, data })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  const { rowCount } = await executor.execute(sql`with queued as (${insertion.getSQL()})
    select ${jobOf('send-mail', sql`json_build_object('mail', queued.id)`)} from queued`)
  return rowCount === 1
}

const kept = 200

/** What was sent, read back: the mailbox of an installation without a mail server. */
export function mailboxOf(db: Database) {
  const columns = {
    id: mails.id,
    to: mails.to,
    subject: sql<string>`coalesce(${mails.subject}, '')`,
    text: sql<string>`coalesce(${mails.text}, '')`,
    html: sql<string>`coalesce(${mails.html}, '')`,
    sentAt: sql<Date>`${mails.sentAt}`.mapWith(mails.sentAt),
  }
  return {
    list: () =>
      db
        .select(columns)
        .from(mails)
        .where(isNotNull(mails.sentAt))
        .orderBy(desc(mails.sentAt), desc(mails.createdAt))
        .limit(kept),
    async get(id: string) {
      const [mail] = await db
        .select(columns)
        .from(mails)
        .where(and(eq(sql`${mails.id}::text`, id), isNotNull(mails.sentAt)))
      return mail ?? null
    },
  }
}
