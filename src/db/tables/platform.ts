import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { Locale, Localized } from '../../domain/locales.ts'
import type { SluggedKind } from '../../domain/slugs.ts'
import { createdAt, id, instant, localized, partOf, updatedAt } from './columns.ts'

/** By field: what it was, and what it is. */
export type Differences = Record<string, readonly [before: unknown, after: unknown]>

/** Small facts about this database: whether it was seeded, and on which day. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  on: date('on').notNull().defaultNow(),
})

/** Who the training provider is (`Provider`): one row, which is always there; `id` is what the journal calls it. */
export const providers = pgTable(
  'provider',
  {
    id: id(),
    isOnly: boolean('is_only').notNull().unique().default(true),
    name: text('name').notNull(),
    street: localized('street').notNull(),
    zip: text('zip').notNull(),
    city: localized('city').notNull(),
    vat: text('vat').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    iban: text('iban').notNull(),
    formerIbans: text('former_ibans').array().notNull().default([]),
    register: localized('register').notNull(),
    recognition: text('recognition').notNull(),
    openingHours: localized('opening_hours'),
    terms: localized('terms'),
    invoiceLine: localized('invoice_line'),
    updatedAt: updatedAt(),
  },
  (table) => [check('provider_only', sql`${table.isOnly}`)],
)

/** Who moved what from which state to which, and when; written in the transaction of the move. */
export const stateChanges = pgTable(
  'state_changes',
  {
    id: id(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    from: text('from'),
    to: text('to').notNull(),
    /** null for a job or a payment provider. */
    userId: uuid('user_id'),
    reason: text('reason'),
    /** What of it is other than before, by field; nothing personal. */
    differences: jsonb('differences').$type<Differences>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('state_changes_entity').on(table.entity, table.entityId),
    index('state_changes_created_at').on(table.createdAt),
    index('state_changes_user').on(table.userId, table.createdAt),
  ],
)

/** Counted attempts; the columns are those of rate-limiter-flexible, `expire` in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/**
 * A file's bytes lie in the storage under its id, those that took their place under `objectId`; `bucketName` and `name`
 * are how the minio calls ask for it.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    name: text('name').notNull(),
    bucketName: text('bucket_name').notNull().default('files'),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    objectId: uuid('object_id'),
    /** Of its bytes: a picture that is replaced gets another one, and so another address. */
    version: integer('version').notNull().default(1),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** What a picture shows, for who does not see it; null while nobody said so. */
    alternativeText: jsonb('alternative_text').$type<Localized<string | null> & { nl: string }>(),
    /** It says nothing that the words beside it do not: whoever does not see it is told nothing. */
    decorative: boolean('decorative').notNull().default(false),
    /** Anybody may see it; else the organisation or, without one, the account that uploaded it. */
    isPublic: boolean('is_public').notNull().default(true),
    ownerId: uuid('owner_id'),
    organisationId: uuid('organisation_id'),
    createdAt: createdAt(),
  },
  (table) => [index('files_bucket_name').on(table.bucketName, table.name)],
)

/** What a picture was before a new file took its place; `id` is where its bytes lie in the storage. */
export const replacedPictures = pgTable(
  'replaced_pictures',
  {
    id: uuid('id').primaryKey(),
    fileId: partOf('file_id', () => files.id),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    alternativeText: jsonb('alternative_text').$type<Localized<string | null> & { nl: string }>(),
    decorative: boolean('decorative').notNull(),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('replaced_pictures_file').on(table.fileId, table.replacedAt)],
)

/** What addresses were called before they were renamed. Who had a slug last has it; triggers take out whoever is gone. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text('kind').$type<SluggedKind>().notNull(),
    slug: text('slug').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The course, page, location or category. */
    ownerId: uuid('owner_id').notNull(),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug, table.locale] })],
)
