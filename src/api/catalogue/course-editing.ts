import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { course } from '../../../schemas/course.ts'
import type { CourseChanges, NewCourse } from '../../../schemas/course-editing.ts'
import { courseChanges, newCourse, soldFields } from '../../../schemas/course-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses } from '../../db/tables.ts'
import type { CoursePrices } from '../../domain/discounts.ts'
import { isLocale, type Locale, locales } from '../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  anyCourse,
  assertFreeSlugs,
  desk,
  editors,
  invalid,
  keepOldSlugs,
  lock,
  patch,
  pathParameter,
  pick,
  post,
  routes,
  tagOf,
  uuidPattern,
  WrittenJson,
} from '../platform/index.ts'
import { getCourse } from './present-course.ts'

const links = {
  themes: ['course_themes', 'theme_id'],
  locations: ['course_locations', 'location_id'],
  languages: ['course_languages', 'language_id'],
  trainers: ['course_trainers', 'trainer_id'],
} as const
const linkNames = ['themes', 'locations', 'languages', 'trainers'] as const
type LinkName = (typeof linkNames)[number]

const namesOf = (name: LinkName) => links[name].map((identifier) => sql.identifier(identifier))

function linked(name: LinkName) {
  const [table, column] = namesOf(name)
  return sql<string[]>`array(select ${column}::text from ${table} where course_id = ${courses.id} order by 1)`
}

/** What a course is and is linked to, by the names that its changes have; the row is locked. */
async function readCourseFields(tx: Transaction, id: string) {
  await lock(tx, { courses: [id] })
  const [course] = await tx
    .select({
      ...pick(courses, 'title', 'slug', 'summary', 'description', 'audience', 'outcomes', 'programme'),
      ...pick(courses, 'included', 'certificate', 'bring'),
      banner: courses.bannerId,
      ...pick(courses, 'showOnHomePage', 'key', 'type'),
      category: courses.categoryId,
      ...pick(
        courses,
        'price',
        'earlyPrice',
        'earlyDays',
        'groupPrice',
        'groupFrom',
        'days',
        'groupSize',
        'subsidised',
        'subsidyTheme',
        'trainingDatabaseNumber',
      ),
      themes: linked('themes'),
      locations: linked('locations'),
      languages: linked('languages'),
      trainers: linked('trainers'),
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .where(eq(courses.id, id))
  return course
}

/** Puts lists of ids in the place of what a course was linked to; a list that is not named stays as it was. */
async function linkCourse(tx: Transaction, courseId: string, wanted: Pick<CourseChanges, LinkName>) {
  for (const name of linkNames) {
    const ids = wanted[name]
    if (!ids) continue
    const [table, column] = namesOf(name)
    await tx.execute(sql`delete from ${table} where course_id = ${courseId}`)
    await tx.execute(sql`insert into ${table} (course_id, ${column})
      select distinct ${courseId}::uuid, unnest(${sql.param(ids)}::uuid[])`)
  }
}

type Prices = Partial<CoursePrices>

/** 400 where a lower price says not for whom it is, or is none. */
function assertPrices({ price, earlyPrice, earlyDays, groupPrice, groupFrom }: Prices) {
  const lower = { earlyPrice, groupPrice }
  for (const [path, given] of Object.entries(lower))
    if (given != null && (price == null || given >= price)) throw invalid(path, 'error.lowerPrice')
  if ((earlyPrice == null) !== (earlyDays == null))
    throw invalid(earlyPrice == null ? 'earlyPrice' : 'earlyDays', 'error.required')
  if ((groupPrice == null) !== (groupFrom == null))
    throw invalid(groupPrice == null ? 'groupPrice' : 'groupFrom', 'error.required')
}

const createCourse = ({ db, user }: ApiContext, input: NewCourse): Promise<string> =>
  db.transaction(async (tx) => {
    const { banner, category, themes, locations, languages, trainers, ...row } = input
    assertPrices(row)
    await assertFreeSlugs(tx, 'courses', null, row.slug)
    const [course] = await tx
      .insert(courses)
      .values({
        ...row,
        key: row.key || row.slug.nl,
        outcomes: row.outcomes ?? [],
        programme: row.programme ?? [],
        subsidised: row.subsidised ?? false,
        bannerId: banner,
        categoryId: category,
      })
      .returning({ id: courses.id })
    const id = String(course?.id)
    await linkCourse(tx, id, { themes, locations, languages, trainers })
    await recordStateChange(tx, 'course', id, { to: 'made', userId: user?.userId })
    await notifyTags(tx, ['courses'])
    return id
  })

type Fields = Record<string, unknown>

const hasParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isWritten = (value: unknown): boolean =>
  hasParts(value) && (Object.keys(value).some(isLocale) || Object.values(value).some(isWritten))

/** What one language has of a text, or of a list of them; a row that is not translated yet is nothing. */
function textsIn(value: unknown, locale: Locale): unknown[] {
  if (!hasParts(value)) return []
  if (Object.keys(value).some(isLocale)) return [value[locale] ?? []].flat()
  return Object.values(value).flatMap((part) => textsIn(part, locale))
}

/** Which of the fields are others: texts with their language ('title.nl'), the rest by name. */
function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (!isWritten(was) && !isWritten(is)) return isDeepStrictEqual(was, is) ? [] : [name]
    return locales
      .filter((locale) => !isDeepStrictEqual(textsIn(was, locale), textsIn(is, locale)))
      .map((locale) => `${name}.${locale}`)
  })
}

/** What a field says: of 'title.nl' the Dutch texts. */
function saidIn(fields: Fields, name: string): unknown {
  const [text = '', language] = name.split('.')
  const locale = locales.find((known) => known === language)
  return locale ? textsIn(fields[text], locale).join(' / ') : fields[text]
}

/** What neither searching, filtering nor ordering lists of courses reads. */
const onlyShown = [
  'earlyPrice',
  'earlyDays',
  'groupPrice',
  'groupFrom',
  'days',
  'included',
  'certificate',
  'bring',
  'groupSize',
  'subsidised',
  'subsidyTheme',
  'trainingDatabaseNumber',
  'banner',
  'slug',
]

/** Changes what the input names; 409 where `updatedAt` is not that of now. */
async function updateCourse({ db, user }: ApiContext, id: string, { updatedAt, ...changes }: CourseChanges) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const course = await readCourseFields(tx, id)
    if (!course) throw new ApiError('NOT_FOUND')
    if (updatedAt && Date.parse(updatedAt) !== course.updatedAt.getTime()) throw new ApiError('VERSION_CONFLICT')
    const { banner, category, themes, locations, languages, trainers, ...given } = changes
    assertPrices({ ...course, ...changes })
    if (changes.slug) await assertFreeSlugs(tx, 'courses', id, changes.slug)
    const row = { ...given, bannerId: banner, categoryId: category }
    // Also where only links change: a trigger says when, which tells whoever read it before.
    if (Object.values(changes).some((value) => value !== undefined)) {
      const change = () =>
        tx
          .update(courses)
          .set({ ...row, updatedAt: new Date() })
          .where(eq(courses.id, id))
      await (changes.slug ? keepOldSlugs(tx, 'courses', id, change) : change())
    }
    await linkCourse(tx, id, { themes, locations, languages, trainers })
    const { updatedAt: _instant, ...changed } = (await readCourseFields(tx, id)) ?? course
    const named = changedFields(course, changed)
    if (named.length > 0) {
      const differences = Object.fromEntries(
        named.map((name) => [name, [saidIn(course, name), saidIn(changed, name)] as const]),
      )
      const told = { to: 'changed', reason: named.join(','), differences, userId: user?.userId } as const
      await recordStateChange(tx, 'course', id, told)
    }
    const mayMoveInLists = Object.keys(changes).some((name) => !onlyShown.includes(name))
    await notifyTags(tx, [tagOf.course(id), anyCourse, ...(mayMoveInLists ? ['courses'] : [])])
  })
}

export const courseEditingRoutes = routes(
  post('/', {
    id: 'createCourse',
    summary: 'Adds a course',
    description:
      'Adds a course to the catalogue. Texts need Dutch, other languages fall back to it; `key` is the Dutch slug when left out; a slug that another course has, or had before it was renamed, gets 409.',
    access: desk,
    failures: ['ALREADY_EXISTS'],
    response: course,
    status: 201,
    body: newCourse,
    run: async (context, { body }) => {
      const id = await createCourse(context, body)
      return new WrittenJson((await getCourse(context, id)).json)
    },
  }),
  patch('/:id', {
    id: 'updateCourse',
    summary: 'Changes a course: editors its texts, staff the rest too',
    description:
      'Changes what the body names and leaves the rest. Editors change texts and pictures; price, type, category and whatever else is sold are for staff (403). With the `updatedAt` that was read, what somebody changed since gets 409 and stays.',
    access: [...editors, ...desk],
    failures: ['ALREADY_EXISTS', 'VERSION_CONFLICT'],
    parameters: [pathParameter('id', 'The id of the course.')],
    response: course,
    body: courseChanges,
    staffFields: { of: desk, fields: soldFields },
    run: async (context, { params, body }) => {
      await updateCourse(context, params.id, body)
      return new WrittenJson((await getCourse(context, params.id)).json)
    },
  }),
)
