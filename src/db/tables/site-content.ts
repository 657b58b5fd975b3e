import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RoomConfiguration } from '../../domain/bookings.ts'
import type { FaqSubject } from '../../domain/content.ts'
import { id, localized } from './columns.ts'
import { courses } from './courses.ts'
import { files } from './files.ts'

export const faqs = pgTable('faqs', {
  id: id(),
  question: localized('question').notNull(),
  answer: localized('answer').notNull(),
  subject: text('subject').$type<FaqSubject>().notNull().default('general'),
  sequence: integer('sequence').notNull(),
})

export const reviews = pgTable('reviews', {
  id: id(),
  name: text('name').notNull(),
  role: localized('role').notNull(),
  text: localized('text').notNull(),
  score: integer('score').notNull(),
  courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
})

export const staffMembers = pgTable('staff_members', {
  id: id(),
  name: text('name').notNull(),
  role: localized('role').notNull(),
  bio: localized('bio').notNull(),
  email: text('email').notNull(),
  avatarId: uuid('avatar_id').references(() => files.id),
  sequence: integer('sequence').notNull(),
})

export const roomTypes = pgTable('room_types', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  description: localized('description').notNull(),
  capacity: integer('capacity').notNull(),
  /** Square metres. */
  surface: integer('surface').notNull(),
  priceHalfDay: integer('price_half_day').notNull(),
  priceFullDay: integer('price_full_day').notNull(),
  wheelchairAccess: boolean('wheelchair_access').notNull(),
  pcRoom: boolean('pc_room').notNull(),
  whiteboard: boolean('whiteboard').notNull(),
  configurations: text('configurations').array().$type<RoomConfiguration[]>().notNull(),
  pictureId: uuid('picture_id').references(() => files.id),
  sequence: integer('sequence').notNull(),
})
