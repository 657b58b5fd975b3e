import { boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
    /** Anybody may see it; else the organisation or, without one, the account that uploaded it. */
    isPublic: boolean('is_public').notNull().default(true),
    ownerId: uuid('owner_id'),
    organisationId: uuid('organisation_id'),
    createdAt: createdAt(),
  },
  (table) => [index('files_bucket_name').on(table.bucketName, table.name)],
)
