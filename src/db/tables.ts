import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CourseType } from '../domain/courses.ts'
import type { Localized } from '../domain/locales.ts'

/** A text per language: Dutch always, the others null while untranslated. */
export type LocalizedText = { nl: string; en: string | null; fr: string | null }

const localized = (name: string) => jsonb(name).$type<LocalizedText>()
const id = () => uuid('id').primaryKey().defaultRandom()
const instant = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const files = pgTable('files', {
  id: id(),
  name: text('name').notNull(),
  mimeType: text('mime_type').notNull(),
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  focalX: doublePrecision('focal_x').notNull().default(0.5),
  focalY: doublePrecision('focal_y').notNull().default(0.5),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const organisations = pgTable('organisations', {
  id: id(),
  name: text('name').notNull(),
  vat: text('vat'),
  address: text('address'),
  zip: text('zip'),
  city: text('city'),
  country: text('country'),
})

export const roles = ['CONTACT', 'EDITOR', 'STAFF'] as const
export type Role = (typeof roles)[number]

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role').$type<Role>().notNull(),
    contactRoles: text('contact_roles').array().notNull().default(sql`'{}'`),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    isPrivatePerson: boolean('is_private_person').notNull().default(false),
    language: text('language').notNull().default('nl'),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** One row a refresh token ever given; those of one sign-in share a family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    family: uuid('family').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.userId)],
)

export const categories = pgTable('categories', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
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
  address: text('address'),
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

/** What `search_*` is made of: the title weighs most, then summary and audience, then the description. */
const searchVector = (locale: 'nl' | 'en' | 'fr', configuration: string) =>
  sql.raw(
    `setweight(to_tsvector('${configuration}', coalesce(title->>'${locale}', title->>'nl')), 'A') || ` +
      `setweight(to_tsvector('${configuration}', coalesce(summary->>'${locale}', summary->>'nl') || ' ' || coalesce(audience->>'${locale}', audience->>'nl')), 'B') || ` +
      `setweight(to_tsvector('${configuration}', coalesce(description->>'${locale}', description->>'nl')), 'C')`,
  )

export const courses = pgTable(
  'courses',
  {
    id: id(),
    /** Seed of the floor of tiles. */
    key: text('key').notNull().unique(),
    type: text('type').$type<CourseType>().notNull(),
    slug: localized('slug').notNull(),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    description: localized('description').notNull(),
    audience: localized('audience').notNull(),
    outcomes: jsonb('outcomes').$type<LocalizedText[]>().notNull(),
    programme: jsonb('programme').$type<{ title: LocalizedText; text: LocalizedText }[]>().notNull(),
    days: integer('days').notNull(),
    /** Cents excluding VAT; null is on request. */
    price: integer('price'),
    subsidised: boolean('subsidised').notNull(),
    showOnHomePage: boolean('show_on_home_page').notNull().default(false),
    bannerId: uuid('banner_id').references(() => files.id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    searchNl: tsvector('search_nl').generatedAlwaysAs(searchVector('nl', 'leerplein_nl')),
    searchEn: tsvector('search_en').generatedAlwaysAs(searchVector('en', 'leerplein_en')),
    searchFr: tsvector('search_fr').generatedAlwaysAs(searchVector('fr', 'leerplein_fr')),
  },
  (table) => [
    index('courses_category').on(table.categoryId),
    index('courses_type').on(table.type),
    index('courses_search_nl').using('gin', table.searchNl),
    index('courses_search_en').using('gin', table.searchEn),
    index('courses_search_fr').using('gin', table.searchFr),
    uniqueIndex('courses_slug_nl').on(sql`(slug->>'nl')`),
    uniqueIndex('courses_slug_en').on(sql`(slug->>'en')`),
    uniqueIndex('courses_slug_fr').on(sql`(slug->>'fr')`),
    index('courses_title_nl_trigram').using('gin', sql`(title->>'nl') gin_trgm_ops`),
    index('courses_title_en_trigram').using('gin', sql`(title->>'en') gin_trgm_ops`),
    index('courses_title_fr_trigram').using('gin', sql`(title->>'fr') gin_trgm_ops`),
  ],
)

const courseId = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })

export const courseThemes = pgTable(
  'course_themes',
  {
    courseId: courseId(),
    themeId: uuid('theme_id')
      .notNull()
      .references(() => themes.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.themeId] }), index('course_themes_theme').on(table.themeId)],
)

export const courseLocations = pgTable(
  'course_locations',
  {
    courseId: courseId(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => locations.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.locationId] }),
    index('course_locations_location').on(table.locationId),
  ],
)

export const courseLanguages = pgTable(
  'course_languages',
  {
    courseId: courseId(),
    languageId: uuid('language_id')
      .notNull()
      .references(() => languages.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.languageId] }),
    index('course_languages_language').on(table.languageId),
  ],
)

export const courseTrainers = pgTable(
  'course_trainers',
  {
    courseId: courseId(),
    trainerId: uuid('trainer_id')
      .notNull()
      .references(() => trainers.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.trainerId] })],
)

/** `seatsTaken` is kept with the registrations, so that the check below makes overselling impossible. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    courseId: courseId(),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    schedule: jsonb('schedule').$type<{ start: string; end: string }[]>().notNull(),
    /** Hours. */
    duration: doublePrecision('duration').notNull(),
    locationId: uuid('location_id')
      .notNull()
      .references(() => locations.id),
    languageId: uuid('language_id')
      .notNull()
      .references(() => languages.id),
    trainerId: uuid('trainer_id').references(() => trainers.id),
    capacity: integer('capacity').notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
  },
  (table) => [
    index('sessions_course_start').on(table.courseId, table.startDate),
    check('sessions_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
  ],
)

export const faqs = pgTable('faqs', {
  id: id(),
  question: localized('question').notNull(),
  answer: localized('answer').notNull(),
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
  configurations: text('configurations').array().notNull(),
  pictureId: uuid('picture_id').references(() => files.id),
  sequence: integer('sequence').notNull(),
})

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

/** Small facts about this database: whether it was seeded, and on which day. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  on: date('on').notNull().defaultNow(),
})
