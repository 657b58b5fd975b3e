import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { mails } from './tables.ts'

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
