import { sql } from 'drizzle-orm'
import {
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CourseType } from '../../domain/courses.ts'
import type { SubsidyTheme } from '../../domain/subsidy.ts'
import { createdAt, id, instant, type LocalizedText, localized, partOf, rowOf, tsvector, updatedAt } from './columns.ts'
import { files } from './platform.ts'

export const categories = pgTable('categories', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  /** What its own page says on top. */
  intro: localized('intro'),
  sequence: integer('sequence').notNull(),
  updatedAt: updatedAt(),
})

export const themes = pgTable('themes', {
  id: id(),
  key: text('key').notNull().unique(),
  name: localized('name').notNull(),
  updatedAt: updatedAt(),
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
  /** The rooms that one can rent are here: a session that has none of them will need one. */
  hasRooms: boolean('has_rooms').notNull().default(false),
  /** The way there and where to park, for who comes. */
  directions: localized('directions'),
  parking: localized('parking'),
  updatedAt: updatedAt(),
})

export const languages = pgTable('languages', {
  id: id(),
  code: text('code').notNull().unique(),
  name: localized('name').notNull(),
  updatedAt: updatedAt(),
})

export const trainers = pgTable('trainers', {
  id: id(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  bio: localized('bio').notNull(),
  avatarId: uuid('avatar_id').references(() => files.id),
  /** For the desk alone: no page of the site shows them. */
  email: text('email'),
  phone: text('phone'),
  updatedAt: updatedAt(),
})

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
    /** What participants bring along. */
    bring: localized('bring'),
    groupSize: integer('group_size'),
    days: integer('days').notNull(),
    /** Cents excluding VAT; null is on request. */
    price: integer('price'),
    /** For who registers at least so many calendar days before the start; and from so many participants at once on. */
    earlyPrice: integer('early_price'),
    earlyDays: integer('early_days'),
    groupPrice: integer('group_price'),
    groupFrom: integer('group_from'),
    subsidised: boolean('subsidised').notNull(),
    subsidyTheme: text('subsidy_theme').$type<SubsidyTheme>().notNull().default('training'),
    /** Under which the Flemish training database has it: 'ODB-0002141'; null where it gives no right to training leave. */
    trainingDatabaseNumber: text('training_database_number'),
    showOnHomePage: boolean('show_on_home_page').notNull().default(false),
    bannerId: uuid('banner_id').references(() => files.id),
    categoryId: rowOf('category_id', () => categories.id),
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
    check(
      'courses_early_price',
      sql`(${table.earlyPrice} is null) = (${table.earlyDays} is null) and (${table.earlyPrice} is null or ${table.price} is not null and ${table.earlyPrice} between 1 and ${table.price} - 1)`,
    ),
    check(
      'courses_group_price',
      sql`(${table.groupPrice} is null) = (${table.groupFrom} is null) and (${table.groupPrice} is null or ${table.price} is not null and ${table.groupFrom} >= 2 and ${table.groupPrice} between 1 and ${table.price} - 1)`,
    ),
  ],
)

const courseId = () => partOf('course_id', () => courses.id)

export const courseThemes = pgTable(
  'course_themes',
  {
    courseId: courseId(),
    themeId: rowOf('theme_id', () => themes.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.themeId] }), index('course_themes_theme').on(table.themeId)],
)

export const courseLocations = pgTable(
  'course_locations',
  {
    courseId: courseId(),
    locationId: rowOf('location_id', () => locations.id),
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
    languageId: rowOf('language_id', () => languages.id),
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
    trainerId: rowOf('trainer_id', () => trainers.id),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.trainerId] }),
    index('course_trainers_trainer').on(table.trainerId),
  ],
)

/** `seatsTaken` is kept with the registrations, so that the check below makes overselling impossible. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    courseId: partOf('course_id', () => courses.id),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    schedule: jsonb('schedule').$type<{ start: string; end: string }[]>().notNull(),
    /** Hours. */
    duration: doublePrecision('duration').notNull(),
    locationId: rowOf('location_id', () => locations.id),
    languageId: rowOf('language_id', () => languages.id),
    trainerId: uuid('trainer_id').references(() => trainers.id),
    /** Within its place: 'Zaal Cirkel, 2e verdieping'; and where it is followed online, which who takes part alone may know. */
    room: text('room'),
    onlineLink: text('online_link'),
    /** What participants bring where that is something else than the course says, and whom they call if not the house. */
    bring: localized('bring'),
    contact: text('contact'),
    capacity: integer('capacity').notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** Seats beyond its capacity that staff accepted by name; they go first when seats come free. */
    extraSeats: integer('extra_seats').notNull().default(0),
    /** Cents excluding VAT of all that it costs: trainer, room, material. Null while nobody wrote it down; for staff alone. */
    costs: integer('costs'),
    /** How many it takes to run, and the day by which that is decided, in Brussels; null: it runs whoever comes. */
    minimum: integer('minimum'),
    decisionOn: date('decision_on'),
    /** It runs for sure from then on; staff were asked whether it does; it does not. */
    confirmedAt: instant('confirmed_at'),
    askedAt: instant('asked_at'),
    canceledAt: instant('canceled_at'),
    /** How often it was moved, and when last: calendars that took it over see by these that it changed. */
    revision: integer('revision').notNull().default(0),
    movedAt: instant('moved_at').notNull().defaultNow(),
    /** When staff changed it last: whoever read it before does not overwrite that. Seats taken are no change of it. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('sessions_course_start').on(table.courseId, table.startDate),
    index('sessions_start').on(table.startDate),
    index('sessions_end').on(table.endDate),
    index('sessions_trainer').on(table.trainerId, table.endDate),
    index('sessions_coming').on(table.startDate, table.id).where(sql`canceled_at is null`),
    index('sessions_to_decide')
      .on(table.startDate)
      .where(
        sql`confirmed_at is null and canceled_at is null and (asked_at is not null or seats_taken < coalesce(minimum, 0))`,
      ),
    // The order of `nextSession`, which is asked for many courses at once.
    index('sessions_next').on(
      table.courseId,
      sql`(${table.seatsTaken} >= ${table.capacity})`,
      table.startDate,
      table.id,
    ),
    index('sessions_undecided')
      .on(table.decisionOn)
      .where(sql`minimum is not null and confirmed_at is null and canceled_at is null`),
    check('sessions_costs', sql`${table.costs} >= 0`),
    check('sessions_minimum', sql`(${table.minimum} is null) = (${table.decisionOn} is null) and ${table.minimum} > 0`),
    check('sessions_seats', sql`${table.seatsTaken} between 0 and ${table.capacity} + ${table.extraSeats}`),
  ],
)

/** Sessions that were planned together, where the request can be told from another one (src/api/platform/idempotent.ts). */
export const sessionSeries = pgTable(
  'session_series',
  {
    id: id(),
    requestHash: text('request_hash').notNull(),
    sessionIds: uuid('session_ids').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('session_series_request').on(table.requestHash)],
)
