import { type SQL, sql } from 'drizzle-orm'
import {
  categoryWithIntro,
  languageRecord,
  locationWithIntro,
  themeRecord,
  trainerRecord,
} from '../../../schemas/course.ts'
import { newCategory, newLanguage, newLocation, newTheme, newTrainer } from '../../../schemas/course-desk.ts'
import type { Transaction } from '../../db/client.ts'
import {
  categories,
  courses,
  languages,
  locations,
  sessions,
  sessionTrainers,
  themes,
  trainers,
} from '../../db/tables.ts'
import {
  type ApiContext,
  desk,
  editors,
  pick,
  pictureOf,
  type Resource,
  type ResourceCalls,
  removeRow,
  resourceRoutes,
  taxonomy,
} from '../platform/index.ts'

/** Courses as what uses a thing. */
const usingCourses = (which: SQL) => sql`
  select ${courses.id} as _id, 'course' as kind, ${courses.title}::json as name, null as day from ${courses} where ${which}`

/** Sessions likewise, by their course and the day on which they begin. */
const usingSessions = (which: SQL) => sql`
  select ${sessions.id}, 'session', ${courses.title}::json,
    (${sessions.startDate} at time zone 'Europe/Brussels')::date::text
  from ${sessions} join ${courses} on ${courses.id} = ${sessions.courseId} where ${which}`

const linkedTo = (table: 'course_themes' | 'course_locations' | 'course_languages' | 'course_trainers', id: string) => {
  const [links, column] = [sql.raw(table), sql.raw(table.replace(/^course_(\w+)s$/, '$1_id'))]
  return sql`exists (select from ${links} where ${links}.course_id = ${courses.id} and ${links}.${column} = ${id})`
}

const managed = { read: 'everyone', create: editors, update: editors, delete: editors } as const
/** Who teaches and where is kept by the desk too. */
const planned = [...editors, ...desk]
const byPlanners = { read: 'everyone', create: planned, update: planned, delete: planned } as const
const failures = { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] } as const

export const categoryColumns = { _id: categories.id, ...pick(categories, 'key', 'name', 'sequence') }

export const categoryRoutes = resourceRoutes({
  names: ['category', 'categories'],
  words: { one: 'a category', many: 'categories', about: 'The categories that courses are grouped in.' },
  more: { delete: 'One that a course belongs to gets 409.' },
  access: managed,
  failures,
  table: categories,
  columns: { ...categoryColumns, ...pick(categories, 'intro', 'updatedAt') },
  journal: 'values',
  version: categories.updatedAt,
  ordered: true,
  usedBy: (id) => usingCourses(sql`${courses.categoryId} = ${id}`),
  filters: categoryColumns,
  sort: [['sequence', 'ASC']],
  schema: categoryWithIntro,
  input: newCategory,
  shownIn: [taxonomy],
  slugged: { kind: 'categories', by: 'name' },
})

const themeColumns = { _id: themes.id, ...pick(themes, 'key', 'name') }

export const themeRoutes = resourceRoutes({
  names: ['theme', 'themes'],
  words: { one: 'a theme', many: 'themes', about: 'What courses are about, across their categories.' },
  more: { delete: 'One that a course is about gets 409.' },
  access: managed,
  failures,
  table: themes,
  columns: { ...themeColumns, updatedAt: themes.updatedAt },
  journal: 'values',
  version: themes.updatedAt,
  usedBy: (id) => usingCourses(linkedTo('course_themes', id)),
  filters: themeColumns,
  sort: [['name', 'ASC']],
  schema: themeRecord,
  input: newTheme,
  shownIn: [taxonomy],
})

export const languageColumns = { _id: languages.id, code: languages.code, name: languages.name }

export const languageRoutes = resourceRoutes({
  names: ['language', 'languages'],
  words: { one: 'a language', many: 'languages', about: 'The languages that sessions are given in.' },
  more: { delete: 'One that a session is given in gets 409.' },
  access: managed,
  failures,
  table: languages,
  columns: { ...languageColumns, updatedAt: languages.updatedAt },
  journal: 'values',
  version: languages.updatedAt,
  usedBy: (id) =>
    sql`${usingCourses(linkedTo('course_languages', id))} union all ${usingSessions(sql`${sessions.languageId} = ${id}`)}`,
  filters: languageColumns,
  sort: [['code', 'ASC']],
  schema: languageRecord,
  input: newLanguage,
  shownIn: [taxonomy],
})

export const locationColumns = {
  _id: locations.id,
  ...pick(locations, 'key', 'name', 'address', 'addresses', 'zip', 'city', 'isOnline'),
}

export const locationRoutes = resourceRoutes({
  names: ['location', 'locations'],
  words: { one: 'a location', many: 'locations', about: 'Where sessions take place, online included.' },
  more: { delete: 'One where a session takes place gets 409.' },
  access: byPlanners,
  failures,
  table: locations,
  columns: { ...locationColumns, ...pick(locations, 'intro', 'directions', 'parking', 'hasRooms', 'updatedAt') },
  journal: 'values',
  version: locations.updatedAt,
  usedBy: (id) =>
    sql`${usingCourses(linkedTo('course_locations', id))} union all ${usingSessions(sql`${sessions.locationId} = ${id}`)}`,
  filters: { _id: locations.id, ...pick(locations, 'key', 'name', 'city', 'zip', 'isOnline') },
  sort: [['name', 'ASC']],
  schema: locationWithIntro,
  input: newLocation,
  shownIn: [taxonomy],
  slugged: { kind: 'locations', by: 'name' },
})

const trainerResource: Resource & ResourceCalls = {
  names: ['trainer', 'trainers'],
  words: { one: 'a trainer', many: 'trainers', about: 'Who teaches, as courses and sessions show them.' },
  more: {
    update: 'Where to reach a trainer is for the desk to see and to change (403).',
    delete:
      'One who teaches a course or a session gets 409. Of one who has an account an administrator alone (403) takes the role `trainer` with it; an account without other roles ends, at once everywhere. That asks for the password of a moment ago (403 `Sign in again`).',
  },
  access: byPlanners,
  failures: { ...failures, delete: [...failures.delete, 'TRAINER_HAS_ACCOUNT', 'SIGN_IN_AGAIN'] },
  table: trainers,
  columns: {
    _id: trainers.id,
    ...pick(trainers, 'key', 'name', 'bio', 'updatedAt'),
    avatar: pictureOf(trainers.avatarId),
  },
  staffColumns: pick(trainers, 'email', 'phone'),
  staffFields: { of: desk, fields: ['email', 'phone'] },
  journal: 'fields',
  version: trainers.updatedAt,
  usedBy: (id) =>
    sql`${usingCourses(linkedTo('course_trainers', id))} union all ${usingSessions(
      sql`${sessions.trainerId} = ${id} or exists (select from ${sessionTrainers}
        where ${sessionTrainers.sessionId} = ${sessions.id} and ${sessionTrainers.trainerId} = ${id})`,
    )}`,
  filters: { _id: trainers.id, ...pick(trainers, 'key', 'name') },
  sort: [['name', 'ASC']],
  schema: trainerRecord,
  input: newTrainer,
  toRow: ({ avatar, ...row }) => (avatar === undefined ? row : { ...row, avatarId: avatar }),
  shownIn: [taxonomy],
}

/** `remove` does it in a transaction of its own, with what else goes then. */
export const trainerRoutes = (
  remove: (context: ApiContext, id: string, removeIn: (tx: Transaction) => Promise<void>) => Promise<void>,
) =>
  resourceRoutes({
    ...trainerResource,
    remove: (context, id) => remove(context, id, (tx) => removeRow(context, tx, trainerResource, id)),
  })
