import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../domain/locales.ts'
import type { MailData, MailKind } from '../../domain/mails.ts'
import { createdAt, id, instant, partOf } from './columns.ts'
import { users } from './identity.ts'

/** A mail to send, or sent: of what it is about one of each kind and occasion. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull().generatedAlwaysAs(sql`data->>'kind'`),
    /** A registration, invoice, payment...: mails about nothing, such as links that somebody asks for, are sent each time. */
    aboutId: uuid('about_id'),
    /** Tells several of a kind about the same apart: a time, a number, a participant. */
    occasion: text('occasion').notNull().default(''),
    to: text('to').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    data: jsonb('data').$type<MailData>().notNull(),
    /** What was sent; null before. */
    subject: text('subject'),
    text: text('text'),
    html: text('html'),
    /** It is kept back: the mail before it to that address came back. Staff send it once that is mended. */
    held: boolean('held').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** A process is sending it since then: should that process die, nobody knows whether it went out. */
    claimedAt: instant('claimed_at'),
    /** The mail server does not take it for that address, and will not: nobody tries again but by hand. */
    refusedAt: instant('refused_at'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('mails_once').on(table.aboutId, table.kind, table.occasion),
    index('mails_to').on(sql`lower(${table.to})`, table.createdAt),
    index('mails_created').on(table.createdAt, table.id),
    index('mails_sent').on(table.sentAt),
    index('mails_unsent').on(table.createdAt).where(sql`sent_at is null`),
  ],
)

/** What somebody wrote through the contact form (the specification's /contacts). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    language: text('language').notNull().default('nl'),
    /** Whether the captcha's work was done for it. */
    verified: boolean('verified').notNull().default(true),
    /** Set when somebody of the provider has dealt with it. */
    handledAt: instant('handled_at'),
    /** Tells the same request, sent again, from another one (src/api/platform/idempotent.ts). */
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(sql`lower(${table.email})`, table.createdAt),
    index('contact_messages_request').on(table.requestHash),
    // For the panel's search.
    index('contact_messages_called').using(
      'gin',
      sql`person_text(${table.firstName}, ${table.lastName}, ${table.email}, ${table.subject}) gin_trgm_ops`,
    ),
    index('contact_messages_phone').using('gin', sql`regexp_replace(${table.phone}, '\\D', '', 'g') gin_trgm_ops`),
  ],
)

/** What a colleague answered to one; the mail is about the answer. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: id(),
    contactMessageId: partOf('contact_message_id', () => contactMessages.id),
    text: text('text').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_answers_message').on(table.contactMessageId, table.createdAt),
    index('contact_answers_request').on(table.requestHash),
  ],
)

/** Somebody on the mailing list, or asked to confirm being put there; only the token's hash is kept. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    language: text('language').notNull().default('nl'),
    tokenHash: text('token_hash').notNull().unique(),
    confirmedAt: instant('confirmed_at'),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_email').on(sql`lower(${table.email})`),
    index('newsletter_subscriptions_request').on(table.requestHash),
  ],
)
