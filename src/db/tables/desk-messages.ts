import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LeftOutReason, MessageTarget, ReceiverKind } from '../../domain/desk-messages.ts'
import type { Locale } from '../../domain/locales.ts'
import { sessions, trainers } from './catalogue.ts'
import { createdAt, id, instant, type LocalizedText, localized, partOf } from './columns.ts'
import { students, users } from './identity.ts'
import { registrations } from './registrations.ts'

/** To whom a message goes: the one of these that is given. */
export interface MessageAudience {
  session?: string | null | undefined
  registrations?: string[] | undefined
  customers?: string[] | undefined
  /** A query of the list of registrations. */
  found?: string | null | undefined
  /** A query of the list of customers. */
  foundCustomers?: string | null | undefined
  to: MessageTarget
}

/** What the desk, or the trainer of a session, writes to several people; a draft until it is sent. */
export const deskMessages = pgTable(
  'desk_messages',
  {
    id: id(),
    audience: jsonb('audience').$type<MessageAudience>().notNull(),
    /** All of this session are its receivers. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    subject: localized('subject').notNull(),
    text: jsonb('text').$type<LocalizedText>().notNull(),
    copyToSelf: boolean('copy_to_self').notNull(),
    /** Who wrote it by the link to the session, where that is no colleague. */
    trainerId: uuid('trainer_id').references(() => trainers.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** When somebody sent it, and who: its receivers stand then. */
    sentAt: instant('sent_at'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('desk_messages_session').on(table.sessionId),
    index('desk_messages_trainer').on(table.trainerId),
    index('desk_messages_created').on(table.createdAt),
    index('desk_messages_request').on(table.requestHash),
  ],
)

/** Whom a message that was sent goes to, each address once, and who is left out; its mail is about the message, on the occasion of this row. */
export const deskMessageReceivers = pgTable(
  'desk_message_receivers',
  {
    id: id(),
    messageId: partOf('message_id', () => deskMessages.id),
    kind: text('kind').$type<ReceiverKind>().notNull(),
    name: text('name').notNull(),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    /** The e-mail address in small letters; where there is none, whose. */
    address: text('address').notNull(),
    language: text('language').$type<Locale>().notNull(),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'set null' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    leftOut: text('left_out').$type<LeftOutReason>(),
    /** Its mail waits to be sent since then. */
    queuedAt: instant('queued_at'),
  },
  (table) => [
    unique('desk_message_receivers_once').on(table.messageId, table.address),
    index('desk_message_receivers_student').on(table.studentId),
    index('desk_message_receivers_user').on(table.userId),
    index('desk_message_receivers_registration').on(table.registrationId),
    index('desk_message_receivers_session').on(table.sessionId),
  ],
)
