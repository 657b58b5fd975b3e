import {
  bigint,
  boolean,
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
import { createdAt, id, instant } from './columns.ts'

/** Small facts about this database: whether it was seeded, and on which day. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  on: date('on').notNull().defaultNow(),
})

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
    createdAt: createdAt(),
  },
  (table) => [index('state_changes_entity').on(table.entity, table.entityId)],
)

/** Counted attempts; the columns are those of rate-limiter-flexible, `expire` in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** A file's bytes lie in the storage under its id; `bucketName` and `name` are how the minio calls ask for it. */
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
