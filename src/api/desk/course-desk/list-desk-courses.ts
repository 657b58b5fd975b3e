import { sql } from 'drizzle-orm'
import { deskCourse } from '../../../../schemas/course-desk.ts'
import { courseTypes } from '../../../domain/courses.ts'
import { defineList, editors, instantOf, listOf } from '../../platform/index.ts'

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

/** The courses that fit the filters, with how far each language is. */
export const deskCourseList = defineList({
  path: '/desk/list',
  id: 'deskCourses',
  tag: 'courses',
  summary: 'All courses, for those who keep them',
  description:
    'A page of the courses that fit the filters, with how many of their texts have no English or French yet and how many sessions are to come.',
  access: editors,
  response: listOf(deskCourse, 'DeskCourseList'),
  from: deskCourses,
  key: column('id'),
  columns: {
    _id: column('id'),
    title: column('title'),
    type: column('type'),
    category: column('category'),
    price: column('price'),
    sessions: column('sessions'),
    texts: column('texts'),
    missing: sql`json_build_object('en', en, 'fr', fr)`,
    banner: column('banner_id'),
    updatedAt: instantOf(column('updated_at')),
  },
  filters: {
    _id: { kind: 'id', column: column('id') },
    search: { kind: 'plain', column: column('search_text') },
    type: { kind: 'choice', of: courseTypes, column: column('type') },
    category: { kind: 'text', column: column('category_key') },
    complete: { kind: 'boolean', column: sql`(courses.en + courses.fr = 0)` },
    sessions: { kind: 'number', column: column('sessions') },
  },
  sorts: {
    title: { kind: 'localized', column: column('title') },
    price: { kind: 'number', column: column('price') },
    sessions: { kind: 'number', column: column('sessions') },
    updatedAt: { kind: 'date', column: column('updated_at') },
  },
  sort: [['title', 'ASC']],
})
