import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '../domain/locales.ts'
import type { MailData, MailKind } from '../domain/mails.ts'
import { jobOf } from './add-job.ts'
import type { Database, Executor } from './client.ts'
import { mails } from './tables.ts'

/**
 * Puts a mail in the post, in the caller's transaction: it goes out when that commits.
 * What is `about` something goes once for each kind and `occasion`; another one is dropped, which gives back false.
 */
export async function queueMail(
  executor: Executor,
  mail: { to: string; locale: Locale; about?: string; occasion?: string } & MailData,
): Promise<boolean> {
  const { about: aboutId, occasion, to, locale, ...data } = mail
  const insertion = executor
    .insert(mails)
    .values({ aboutId, occasion, to, locale, data })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  const { rowCount } = await executor.execute(sql`with queued as (${insertion.getSQL()})
    select ${jobOf('send-mail', sql`json_build_object('mail', queued.id)`)} from queued`)
  return rowCount === 1
}

/** Whether a mail of that kind was ever queued about a thing, on whatever occasion. */
export const wasMailed = (kind: MailKind, about: SQLWrapper): SQL =>
  sql`exists (select from ${mails} where ${mails.kind} = ${kind} and ${mails.aboutId} = ${about})`

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
