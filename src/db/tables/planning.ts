import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DayPart, OwnUseReason } from '../../domain/bookings.ts'
import type { ClashPlace } from '../../domain/sessions.ts'
import { sessions, trainers } from './catalogue.ts'
import { createdAt, id, instant, partOf, rowOf } from './columns.ts'
import { users } from './identity.ts'
import { roomTypes } from './rooms.ts'

/** Days on which the house keeps a room for itself; whoever wrote it down accepted what it meets. */
export const ownUses = pgTable(
  'own_uses',
  {
    id: id(),
    roomTypeId: rowOf('room_type_id', () => roomTypes.id),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    dayPart: text('day_part').$type<DayPart>().notNull(),
    reason: text('reason').$type<OwnUseReason>().notNull(),
    note: text('note'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('own_uses_room').on(table.roomTypeId), index('own_uses_until').on(table.untilDay)],
)

/** The hours at which a room serves the house: a session, or its own use. What customers have stands in `bookings`. */
export const roomUses = pgTable(
  'room_uses',
  {
    id: id(),
    roomTypeId: rowOf('room_type_id', () => roomTypes.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    ownUseId: uuid('own_use_id').references(() => ownUses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('room_uses_room').on(table.roomTypeId, table.endsAt),
    index('room_uses_ends').on(table.endsAt),
    index('room_uses_session').on(table.sessionId),
    index('room_uses_own').on(table.ownUseId),
    check('room_uses_what', sql`num_nonnulls(${table.sessionId}, ${table.ownUseId}) = 1`),
  ],
)

/** What a session meets in its room or with its trainers, and who accepted it: `otherId` is of a session, booking or own use. */
export const acceptedClashes = pgTable(
  'accepted_clashes',
  {
    sessionId: partOf('session_id', () => sessions.id),
    place: text('place').$type<ClashPlace>().notNull(),
    otherId: uuid('other_id').notNull(),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.place, table.otherId] }),
    index('accepted_clashes_other').on(table.otherId),
  ],
)

/** Who teaches beside a session's own trainer, or instead at some hours: a trainer of whom nothing stands here teaches all of it. */
export const sessionTrainers = pgTable(
  'session_trainers',
  {
    sessionId: partOf('session_id', () => sessions.id),
    trainerId: rowOf('trainer_id', () => trainers.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.trainerId, table.startsAt] }),
    index('session_trainers_trainer').on(table.trainerId, table.endsAt),
  ],
)

/** Days on which a trainer cannot come; with times, 'HH:MM' in Brussels, only between these on each of the days. */
export const trainerAbsences = pgTable(
  'trainer_absences',
  {
    id: id(),
    trainerId: partOf('trainer_id', () => trainers.id),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    fromTime: text('from_time'),
    untilTime: text('until_time'),
    reason: text('reason'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('trainer_absences_trainer').on(table.trainerId, table.untilDay),
    index('trainer_absences_until').on(table.untilDay),
    check('trainer_absences_hours', sql`num_nonnulls(${table.fromTime}, ${table.untilTime}) <> 1`),
  ],
)
