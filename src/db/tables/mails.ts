import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { createdAt, id, instant } from './columns.ts'

/** A mail to send, or sent; `key` names its occasion, so that no occasion is mailed twice. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    key: text('key').notNull().unique(),
    to: text('to').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    data: jsonb('data').$type<MailData>().notNull(),
    /** What was sent; null before. */
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    attempts: integer('attempts').notNull().default(0),
    /** A process is sending it since then: should that process die, nobody knows whether it went out. */
    claimedAt: instant('claimed_at'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_to').on(sql`lower(${table.to})`, table.createdAt),
    index('mails_created').on(table.createdAt, table.id),
    index('mails_sent').on(table.sentAt),
    index('mails_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
)
