import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '../domain/locales.ts'
import type { MailData, MailKind } from '../domain/mails.ts'
import { jobOf } from './add-job.ts'
import type { Database, Executor } from './client.ts'
import { mails } from './tables.ts'

export type NewMail = { to: string; locale: Locale; about?: string; occasion?: string } & MailData

/** As many go out one after the other: others of a large batch are sent beside them. */
const mostOfJob = 10

/**
 * Puts mails in the post, in the caller's transaction: they go out when that commits. What is `about` something goes once
 * for each kind and `occasion`; another one is dropped. Gives back the occasions of those that were not.
 */
export async function queueMails(executor: Executor, given: readonly NewMail[]): Promise<string[]> {
  if (given.length === 0) return []
  const insertion = executor
    .insert(mails)
    .values(given.map(({ about: aboutId, occasion, to, locale, ...data }) => ({ aboutId, occasion, to, locale, data })))
    .onConflictDoNothing()
    .returning({ id: mails.id, occasion: mails.occasion })
  const { rows } = await executor.execute<{ occasions: string[] }>(sql`with queued as (${insertion.getSQL()}),
    batches as (select json_agg(id) as mails, array_agg(occasion) as occasions
      from (select *, (row_number() over () - 1) / ${sql.raw(String(mostOfJob))} as batch from queued) numbered group by batch)
    select ${jobOf('send-mails', sql`json_build_object('mails', batches.mails)`)}, occasions from batches`)
  return rows.flatMap(({ occasions }) => occasions)
}

/** The same for one; false when it is dropped. */
export const queueMail = async (executor: Executor, mail: NewMail): Promise<boolean> =>
  (await queueMails(executor, [mail])).length === 1

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
