import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../domain/locales.ts'
import { createdAt, id } from './columns.ts'

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
