import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '../../domain/locales.ts'
import { users } from './accounts.ts'
import { id, instant, localized } from './columns.ts'

/** One place of a layout: which block stands there, and its own content per language. */
export interface BlockInstance {
  id: string
  block: string
  hidden?: boolean
  data?: Localized<Record<string, unknown> | null>
}

export const pages = pgTable(
  'pages',
  {
    id: id(),
    key: text('key').notNull().unique(),
    title: localized('title').notNull(),
    slug: localized('slug').notNull(),
    seoDescription: localized('seo_description').notNull(),
    layout: jsonb('layout').$type<BlockInstance[]>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [
    uniqueIndex('pages_slug_nl').on(sql`(slug->>'nl')`),
    uniqueIndex('pages_slug_en').on(sql`(slug->>'en')`),
    uniqueIndex('pages_slug_fr').on(sql`(slug->>'fr')`),
  ],
)

/** Every saved version of a managed text; a published one stays until a later one is published. */
export const staticContentVersions = pgTable(
  'static_content_versions',
  {
    id: id(),
    type: text('type').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Localized<Record<string, unknown>>>().notNull(),
    layout: jsonb('layout').$type<BlockInstance[]>(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (table) => [unique('static_content_version').on(table.type, table.version)],
)

/** What readers see: per type the published values, and the version it was published from. */
export const staticContents = pgTable('static_contents', {
  type: text('type').primaryKey(),
  /** The newest version, published or not; a save must name it. */
  newestVersion: integer('newest_version').notNull(),
  publishedVersion: integer('published_version').notNull(),
  data: jsonb('data').$type<Localized<Record<string, unknown>>>().notNull(),
  layout: jsonb('layout').$type<BlockInstance[]>(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
