import { and, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '../domain/locales.ts'
import { isToMany, type MailData, type MailKind } from '../domain/mails.ts'
import { jobOf } from './add-job.ts'
import type { Database, Executor } from './client.ts'
import { mails } from './tables.ts'

export type NewMail = { to: string; locale: Locale; about?: string; occasion?: string } & MailData

/** As many go out one after the other: others of a large batch are sent beside them. */
const mostOfJob = 10

/** Addresses whose last mail came back: of those that were sent or refused, not of those that still wait for a server. */
export async function findBounced(db: Executor, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from (
      select distinct on (lower("to")) lower("to") as address, refused_at is not null as bounced
      from mails where lower("to") in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
        and (sent_at is not null or refused_at is not null)
      order by lower("to"), created_at desc) latest
    where bounced`)
  return new Set(rows.map(({ address }) => address))
}

/**
 * Puts mails in the post, in the caller's transaction: they go out when that commits. What is `about` something goes once
 * for each kind and `occasion`; another one is dropped. What is to many is kept back from an address whose last mail came
 * back. Gives back the occasions of those that were not dropped.
 */
export async function queueMails(
  executor: Executor,
  given: readonly NewMail[],
  /** Somebody wants it to go there all the same. */
  { isForced = false } = {},
): Promise<string[]> {
  if (given.length === 0) return []
  const addressOf = (to: string) => to.trim().toLowerCase()
  const toMany = isForced ? [] : given.filter(isToMany)
  const bounced = await findBounced(
    executor,
    toMany.map(({ to }) => addressOf(to)),
  )
  const insertion = executor
    .insert(mails)
    .values(
      given.map(({ about: aboutId, occasion, to, locale, ...data }) => {
        const held = isToMany(data) && bounced.has(addressOf(to))
        return { aboutId, occasion, to, locale, data, held }
      }),
    )
    .onConflictDoNothing()
    .returning({ id: mails.id, occasion: mails.occasion, held: mails.held })
  const { rows } = await executor.execute<{ occasions: string[] | null }>(sql`with queued as (${insertion.getSQL()}),
    batches as (select json_agg(id) as mails, array_agg(occasion) as occasions
      from (select *, (row_number() over () - 1) / ${sql.raw(String(mostOfJob))} as batch from queued where not held)
        numbered group by batch)
    select ${jobOf('send-mails', sql`json_build_object('mails', batches.mails)`)}, occasions from batches
    union all select null, array_agg(occasion) from queued where held`)
  return rows.flatMap(({ occasions }) => occasions ?? [])
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
