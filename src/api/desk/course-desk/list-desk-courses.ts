import { sql } from 'drizzle-orm'
import { courseTypes } from '../../../domain/courses.ts'
import {
  type ApiContext,
  allOf,
  type FilterFields,
  instantOf,
  orderBy,
  type Query,
  readFilters,
  readLocale,
  readPaging,
  readSort,
  type Sort,
} from '../../platform/index.ts'

/** The texts that have Dutch, of which the others are translations. */
const texts = sql`
  select text from jsonb_array_elements(
    jsonb_build_array(title, slug, summary, description, audience, certificate) || outcomes || included
      || coalesce((select jsonb_agg(part->'title') || jsonb_agg(part->'text') from jsonb_array_elements(programme) part), '[]')
  ) text where text->>'nl' <> ''`

/** Every course with how far its languages are, as one list. */
const deskCourses = sql`(
  select courses.id, courses.key, courses.title, courses.type, categories.key as category_key,
    categories.name as category, courses.price, courses.banner_id, courses.updated_at, texts.texts, texts.en, texts.fr,
    (select count(*)::int from sessions where sessions.course_id = courses.id and start_date > now()
      and canceled_at is null) as sessions,
    plain_text(concat_ws(' ', title->>'nl', title->>'en', title->>'fr', slug->>'nl', slug->>'en', slug->>'fr'))
      as search_text
  from courses join categories on categories.id = courses.category_id
  cross join lateral (
    select count(*)::int as texts, count(*) filter (where coalesce(text->>'en', '') = '')::int as en,
      count(*) filter (where coalesce(text->>'fr', '') = '')::int as fr
    from (${texts}) own) texts) courses`

const column = (name: string) => sql`courses.${sql.identifier(name)}`

export const deskCourseFilters: FilterFields = {
  _id: { kind: 'id', column: column('id') },
  search: { kind: 'plain', column: column('search_text') },
  type: { kind: 'choice', of: courseTypes, column: column('type') },
  category: { kind: 'text', column: column('category_key') },
  complete: { kind: 'boolean', column: sql`(courses.en + courses.fr = 0)` },
  sessions: { kind: 'number', column: column('sessions') },
}

const sortFields: FilterFields = {
  title: { kind: 'localized', column: column('title') },
  price: { kind: 'number', column: column('price') },
  sessions: { kind: 'number', column: column('sessions') },
  updatedAt: { kind: 'date', column: column('updated_at') },
}
export const deskCourseSorts = Object.keys(sortFields)
export const deskCourseOrder: Sort[] = [['title', 'ASC']]

/** A page of the courses that fit the filters, with how far each language is. */
export async function listDeskCourses({ db }: ApiContext, query: Query) {
  const { page, limit } = readPaging(query)
  const conditions = readFilters(query, deskCourseFilters, ['page', 'limit', 'sort', 'locale'])
  const where = allOf(conditions)
  const sorts = readSort(query, deskCourseSorts, deskCourseOrder)
  const order = orderBy(sorts, sortFields, column('id'), readLocale(query))
  const { rows: items } = await db.execute(sql`
    select id as "_id", title, type, category, price, sessions, texts, json_build_object('en', en, 'fr', fr) as missing,
      banner_id as banner, ${instantOf(column('updated_at'))} as "updatedAt"
    from ${deskCourses} where ${where} order by ${sql.join(order, sql`, `)} limit ${limit} offset ${(page - 1) * limit}`)
  const counted = await db.execute(sql`select count(*)::int as total from ${deskCourses} where ${where}`)
  return { items, total: Number(counted.rows[0]?.total ?? 0), page, limit }
}
