import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FaqSubject, PlanReason, PlanStatus } from '../../domain/content.ts'
import type { Conflict, Operation, Values } from '../../domain/editing/operations.ts'
import type { CountedStep } from '../../domain/figures.ts'
import type { Locale, Localized } from '../../domain/locales.ts'
import { courses } from './catalogue.ts'
import { bytewise, createdAt, id, instant, localized, partOf, state, updatedAt } from './columns.ts'
import { users } from './identity.ts'
import { files } from './platform.ts'

/** One place of a layout: which block stands there, and its own content per language. */
export interface BlockInstance {
  id: string
  block: string
  hidden?: boolean
  data?: Localized<Record<string, unknown> | null>
}

/** What readers of a language see where it is not as Dutch has it: the ids of the blocks, in their order. */
export type Places = Partial<Localized<string[]>>

/** What readers see of pages of their own slugs: written with the document 'page:ID' of static_contents, never alone. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    key: text('key').notNull().unique(),
    title: localized('title').notNull(),
    slug: localized('slug').notNull(),
    seoDescription: localized('seo_description').notNull(),
    layout: jsonb('layout').$type<BlockInstance[]>().notNull(),
    places: jsonb('places').$type<Places>().notNull().default({}),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_slug_nl').on(sql`(slug->>'nl')`),
    uniqueIndex('pages_slug_en').on(sql`(slug->>'en')`),
    uniqueIndex('pages_slug_fr').on(sql`(slug->>'fr')`),
    index('pages_ids').using('gin', sql`ids_in(${table.layout})`),
  ],
)

/** Whole versions of a managed text: those that were published, restored, or sent as a whole, and the drafts these replaced. */
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

/** What readers see: per type the published values, and the version it was published from. The layout is as Dutch has it. */
export const staticContents = pgTable(
  'static_contents',
  {
    type: text('type').primaryKey(),
    /** The newest version, published or not: every save makes one. */
    newestVersion: integer('newest_version').notNull(),
    draftedAt: instant('drafted_at').notNull().defaultNow(),
    publishedVersion: integer('published_version').notNull(),
    /** Per language the version that its readers see; what was never published has none. */
    publishedVersions: jsonb('published_versions').$type<Partial<Localized<number>>>().notNull().default({}),
    data: jsonb('data').$type<Localized<Record<string, unknown>>>().notNull(),
    layout: jsonb('layout').$type<BlockInstance[]>(),
    places: jsonb('places').$type<Places>().notNull().default({}),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('static_contents_ids').using('gin', sql`ids_in(${table.data}, ${table.layout})`)],
)

/** Where each block of a draft stands; the one whose id is '' holds the document's own content. */
export const staticContentBlocks = pgTable(
  'static_content_blocks',
  {
    type: text('type').notNull(),
    blockId: text('block_id').notNull(),
    block: text('block').notNull(),
    position: bytewise('position').notNull(),
    /** null: nobody ever said. */
    hidden: boolean('hidden'),
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.type, table.blockId] })],
)

/** What a block of a draft says in one language: a row of its own, so that languages never touch each other. */
export const staticContentValues = pgTable(
  'static_content_values',
  {
    type: text('type').notNull(),
    blockId: text('block_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    data: jsonb('data').$type<Values>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.blockId, table.locale] }),
    index('static_content_values_ids').using('gin', sql`ids_in(${table.data})`),
  ],
)

/** Which Dutch text a translation was made of, where Dutch says another by now: a row for each field that may be stale. */
export const staticContentSources = pgTable(
  'static_content_sources',
  {
    type: text('type').notNull(),
    blockId: text('block_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.blockId, table.locale, table.name] })],
)

/** What was done to a draft, save by save; the same save sent again is found by its number. */
export const staticContentSaves = pgTable(
  'static_content_saves',
  {
    type: text('type').notNull(),
    version: integer('version').notNull(),
    client: text('client').notNull(),
    number: integer('number').notNull(),
    operations: jsonb('operations').$type<Operation[]>().notNull(),
    conflicts: jsonb('conflicts').$type<Conflict[]>(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.version] }),
    unique('static_content_save').on(table.type, table.client, table.number),
  ],
)

/** Versions of documents that become public together at a time; the versions themselves stand among the others. */
export const publishingPlans = pgTable(
  'publishing_plans',
  {
    id: id(),
    documents: jsonb('documents').$type<{ type: string; version: number }[]>().notNull(),
    locales: jsonb('locales').$type<Locale[]>().notNull(),
    at: instant('at').notNull(),
    status: state<PlanStatus>('status').notNull().default('planned'),
    reason: text('reason').$type<PlanReason>(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('publishing_plans_due').on(table.at).where(sql`status = 'planned'`)],
)

/** Addresses that show a page's draft to people without an account, for a while; only the token's hash is kept. */
export const previewLinks = pgTable(
  'preview_links',
  {
    /** The token is made of it (`previewToken`). */
    id: id(),
    type: text('type').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('preview_links_type').on(table.type)],
)

/** Who has a document open in the editor: a row per browser window, seen every few seconds. */
export const editorPresences = pgTable(
  'editor_presences',
  {
    type: text('type').notNull(),
    client: text('client').notNull(),
    userId: partOf('user_id', () => users.id),
    since: instant('since').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.type, table.client] })],
)

/** Texts of the interface that editors say otherwise than the release; whatever has no row is said as in the release. */
export const interfaceTexts = pgTable(
  'interface_texts',
  {
    /** Its path in the files of locales: 'course-card.seats.one'. */
    key: text('key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    text: text('text').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale] })],
)

/** How often a page was read on a day, by whoever said that it may be counted; nothing of who that was. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    /** Without language. */
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    views: integer('views').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.locale] })],
)

/** How often a step towards a registration was taken on a day, by course; nothing of who took it. */
export const courseSteps = pgTable(
  'course_steps',
  {
    day: date('day').notNull(),
    courseId: partOf('course_id', () => courses.id),
    step: text('step').$type<CountedStep>().notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.courseId, table.step] })],
)

/** How often words found no course on a day; nothing of who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date('day').notNull(),
    words: text('words').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    times: integer('times').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.words, table.locale] })],
)

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    question: localized('question').notNull(),
    answer: localized('answer').notNull(),
    subject: text('subject').$type<FaqSubject>().notNull().default('general'),
    sequence: integer('sequence').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [index('faqs_said').using('gin', sql`content_text(${table.question}, ${table.answer}) gin_trgm_ops`)],
)

export const reviews = pgTable('reviews', {
  id: id(),
  name: text('name').notNull(),
  role: localized('role').notNull(),
  text: localized('text').notNull(),
  score: integer('score').notNull(),
  courseId: uuid('course_id').references(() => courses.id, { onDelete: 'set null' }),
  /** The one that it was written in, where it is said in no other; its text then stands as the Dutch one. */
  language: text('language').$type<Locale>(),
  updatedAt: updatedAt(),
})

export const staffMembers = pgTable('staff_members', {
  id: id(),
  name: text('name').notNull(),
  role: localized('role').notNull(),
  bio: localized('bio').notNull(),
  email: text('email').notNull(),
  avatarId: uuid('avatar_id').references(() => files.id),
  sequence: integer('sequence').notNull(),
  updatedAt: updatedAt(),
})
