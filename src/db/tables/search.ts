import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CourseType } from '../../domain/courses.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { courses } from './catalogue.ts'
import { id, instant, partOf, tsvector } from './columns.ts'
import { staticContents } from './content.ts'

const inLocale = (locale: Locale): SQL => sql.raw(`locale = '${locale}'`)

/** A combination of what courses can be filtered by. One that no course has any more stays, and none ever changes. */
export const courseKinds = pgTable(
  'course_kinds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').$type<CourseType>().notNull(),
    categoryId: uuid('category_id').notNull(),
    themes: uuid('themes').array().notNull(),
    locations: uuid('locations').array().notNull(),
    languages: uuid('languages').array().notNull(),
    days: integer('days').notNull(),
  },
  ({ type, categoryId, themes, locations, languages, days }) => [
    unique('course_kinds_once').on(type, categoryId, themes, locations, languages, days),
  ],
)

/** A combination of what sessions can be filtered by, `month` being that in which they start, in Brussels. None ever changes. */
export const sessionKinds = pgTable(
  'session_kinds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    locationId: uuid('location_id').notNull(),
    languageId: uuid('language_id').notNull(),
    month: text('month').notNull(),
  },
  ({ locationId, languageId, month }) => [unique('session_kinds_once').on(locationId, languageId, month)],
)

/** One row, another number after each change of a category, theme, location or language. */
export const filterVersion = pgTable('filter_version', { version: bigint('version', { mode: 'number' }).notNull() })

/**
 * What lists need of a course's sessions to come: when the one starts that readers of a language see, and of which kinds
 * there are any. Triggers keep it; once the first of them has started, at `until`, it says nothing any more.
 */
export const nextStarts = pgTable('next_starts', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  until: instant('until'),
  nl: instant('nl'),
  en: instant('en'),
  fr: instant('fr'),
  kinds: integer('kinds').array().notNull().default(sql`'{}'`),
})

/** What a search reads of a course in one language. Triggers of the migrations keep it; nothing else writes it. */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: partOf('course_id', () => courses.id),
    locale: text('locale').$type<Locale>().notNull(),
    /** In small letters without accents. */
    title: text('title').notNull(),
    /** The course's own texts, its trainers, and the names of its category, themes and places. */
    vector: tsvector('vector').notNull(),
    kind: integer('kind')
      .notNull()
      .references(() => courseKinds.id),
    price: integer('price'),
    showOnHomePage: boolean('show_on_home_page').notNull(),
    /** Another one each time that anything a list says of the course may have changed, its next session left aside. */
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.courseId] }),
    index('course_search_course').on(table.courseId),
    index('course_search_kind').on(table.locale, table.kind),
    ...locales.flatMap((locale) => [
      index(`course_search_vector_${locale}`).using('gin', table.vector).where(inLocale(locale)),
      index(`course_search_title_${locale}`).using('gin', table.title.op('gin_trgm_ops')).where(inLocale(locale)),
    ]),
  ],
)

/** Every word a course ever had, in small letters without accents: what a typing error is corrected to. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').$type<Locale>().notNull(),
    word: text('word').notNull(),
    /** With its accents, as people read it. */
    written: text('written').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    ...locales.map((locale) =>
      index(`search_words_${locale}`).using('gin', table.word.op('gin_trgm_ops')).where(inLocale(locale)),
    ),
  ],
)

/** What editors know of the words that visitors type. */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: id(),
    language: text('language').$type<Locale>().notNull(),
    /** A word or a few, in small letters. */
    term: text('term').notNull(),
    /** What is searched for beside it; none: the word says nothing of a course and is left out. */
    meanings: text('meanings').array().notNull(),
  },
  (table) => [unique('search_terms_once').on(table.language, table.term)],
)

/**
 * The words of names of people, organisations and rooms, of titles of pages and of questions, in small letters without accents: what a typing error in the panel's search
 * is corrected to. Triggers add them; one that nobody has any more goes at night (`retention`).
 */
export const nameWords = pgTable('name_words', { word: text('word').primaryKey() }, (table) => [
  index('name_words_like').using('gin', table.word.op('gin_trgm_ops')),
])

/** Each text that a published content says, as the panel's search finds it. A trigger keeps them; nothing else writes them. */
export const contentTexts = pgTable(
  'content_texts',
  {
    type: text('type')
      .notNull()
      .references(() => staticContents.type, { onDelete: 'cascade', onUpdate: 'cascade' }),
    place: integer('place').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The block that says it; empty for what the content says itself. */
    blockId: text('block_id').notNull(),
    text: text('text').notNull(),
    /** As people type it. */
    plain: text('plain').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.place] }),
    index('content_texts_plain').using('gin', table.plain.op('gin_trgm_ops')),
  ],
)
