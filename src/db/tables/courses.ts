import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CourseType } from '../../domain/courses.ts'
import type { SubsidyTheme } from '../../domain/subsidy.ts'
import { id, instant, type LocalizedText, localized, tsvector } from './columns.ts'
import { files } from './files.ts'
import { categories, languages, locations, themes, trainers } from './taxonomy.ts'

/** Each text of a course by what it weighs in a search, 'A' most; categories, themes, places and trainers come beside. */
const weights = { title: 'A', summary: 'B', audience: 'C', description: 'D', outcomes: 'D', programme: 'D' }

/** A course's own texts. */
const searchVector = (locale: 'nl' | 'en' | 'fr', configuration: string) =>
  sql.raw(
    Object.entries(weights)
      .map(
        ([text, weight]) => `setweight(to_tsvector('${configuration}', texts_in(${text}, '${locale}')), '${weight}')`,
      )
      .join(' || '),
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
    included: jsonb('included').$type<LocalizedText[]>().notNull().default([]),
    certificate: jsonb('certificate').$type<LocalizedText>(),
    groupSize: integer('group_size'),
    days: integer('days').notNull(),
    /** Cents excluding VAT; null is on request. */
    price: integer('price'),
    subsidised: boolean('subsidised').notNull(),
    subsidyTheme: text('subsidy_theme').$type<SubsidyTheme>().notNull().default('training'),
    /** Under which the Flemish training database has it: 'ODB-0002141'; null where it gives no right to training leave. */
    trainingDatabaseNumber: text('training_database_number'),
    showOnHomePage: boolean('show_on_home_page').notNull().default(false),
    bannerId: uuid('banner_id').references(() => files.id),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    /** Kept by a trigger. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    searchNl: tsvector('search_nl').generatedAlwaysAs(searchVector('nl', 'leerplein_nl')),
    searchEn: tsvector('search_en').generatedAlwaysAs(searchVector('en', 'leerplein_en')),
    searchFr: tsvector('search_fr').generatedAlwaysAs(searchVector('fr', 'leerplein_fr')),
  },
  (table) => [
    index('courses_category').on(table.categoryId),
    index('courses_type').on(table.type),
    uniqueIndex('courses_slug_nl').on(sql`(slug->>'nl')`),
    uniqueIndex('courses_slug_en').on(sql`(slug->>'en')`),
    uniqueIndex('courses_slug_fr').on(sql`(slug->>'fr')`),
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
  (table) => [
    primaryKey({ columns: [table.courseId, table.trainerId] }),
    index('course_trainers_trainer').on(table.trainerId),
  ],
)
