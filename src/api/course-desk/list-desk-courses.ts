import { sql } from 'drizzle-orm'
import { courseTypes } from '../../domain/courses.ts'
import { allOf } from '../all-of.ts'
import type { ApiContext } from '../context.ts'
import { type FilterFields, readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort, type Sort } from '../list-query.ts'
import { instantOf } from '../present-instant.ts'
import type { Query } from '../resource/list-rows.ts'
import { deskCourses } from './desk-courses.ts'

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
