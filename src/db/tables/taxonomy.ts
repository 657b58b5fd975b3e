import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, localized } from './columns.ts'
import { files } from './files.ts'

export const categories = pgTable('categories', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  /** What its own page says on top. */
  intro: localized('intro'),
  sequence: integer('sequence').notNull(),
})

export const themes = pgTable('themes', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
})

export const locations = pgTable('locations', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  /** What its own page says on top. */
  intro: localized('intro'),
  address: text('address'),
  /** The same where a language has its own name for the street; goes before `address`. */
  addresses: localized('addresses'),
  zip: text('zip'),
  city: localized('city').notNull(),
  isOnline: boolean('is_online').notNull().default(false),
})

export const languages = pgTable('languages', {
  id: id(),
  code: text('code').notNull().unique(),
  name: localized('name').notNull(),
})

export const trainers = pgTable('trainers', {
  id: id(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  bio: localized('bio').notNull(),
  avatarId: uuid('avatar_id').references(() => files.id),
})
