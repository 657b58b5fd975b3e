import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'
import { courseExtras } from './course-extras.ts'
import { courses } from './courses/courses.ts'
import type { CourseSeed } from './courses/shapes.ts'
import { bookedDays } from './insert-bookings.ts'
import type { Pictures } from './pictures.ts'
import { type PlannedSession, planEarlierSessions, planSessions } from './plan-sessions.ts'
import { bring, roomsOf, ways } from './practical.ts'
import { idsFor } from './random.ts'
import { categories, languages, locations, themes, trainers } from './taxonomy.ts'

const keysOf = <Key extends string>(list: { key: Key }[]) => list.map(({ key }) => key)

const ids = () => ({
  course: idsFor(keysOf(courses)),
  category: idsFor(keysOf(categories)),
  theme: idsFor(keysOf(themes)),
  location: idsFor(keysOf(locations)),
  language: idsFor(languages.map(({ code }) => code)),
  trainer: idsFor(keysOf(trainers)),
})
type Ids = ReturnType<typeof ids>

const outcomesOf = ({ outcomes }: CourseSeed) =>
  outcomes.nl.map((nl, index) => ({ nl, en: outcomes.en[index] ?? null, fr: outcomes.fr[index] ?? null }))

async function insertTaxonomy(tx: Transaction, id: Ids, pictures: Pictures) {
  await tx
    .insert(tables.categories)
    .values(categories.map((row, place) => ({ ...row, id: id.category(row.key), sequence: place + 1 })))
  await tx.insert(tables.themes).values(themes.map((row) => ({ ...row, id: id.theme(row.key) })))
  await tx
    .insert(tables.locations)
    .values(locations.map((row) => ({ ...row, ...ways[row.key], id: id.location(row.key) })))
  await tx.insert(tables.languages).values(languages.map((row) => ({ ...row, id: id.language(row.code) })))
  await tx.insert(tables.trainers).values(
    trainers.map((row, place) => ({
      ...row,
      id: id.trainer(row.key),
      avatarId: pictures.idOf(row.key),
      email: `${row.key}@leerplein.test`,
      phone: `+32 470 00 01 ${10 + place}`,
    })),
  )
}

async function insertCatalogue(tx: Transaction, id: Ids, pictures: Pictures) {
  await tx.insert(tables.courses).values(
    courses.map((course) => ({
      ...course,
      id: id.course(course.key),
      categoryId: id.category(course.category),
      price: course.price || null,
      bannerId: pictures.idOf(course.key),
      groupSize: course.capacity,
      ...courseExtras[course.key],
      bring: bring[course.key] ?? null,
      outcomes: outcomesOf(course),
    })),
  )
  const forOne = { value: 5000, courses: [id.course('incoterms-in-practice')] }
  await tx.insert(tables.discountCodes).values([
    { code: 'WELKOM10', unit: 'percent', value: 10, maxUses: 500, maxPerCustomer: 1 },
    { code: 'INCOTERMS50', unit: 'amount', combines: false, ...forOne },
  ])
  const links = <Target>(of: (course: CourseSeed) => Target[]) =>
    courses.flatMap((course) => of(course).map((target) => ({ courseId: id.course(course.key), ...target })))
  await tx.insert(tables.courseThemes).values(links(({ themes }) => themes.map((key) => ({ themeId: id.theme(key) }))))
  await tx
    .insert(tables.courseLocations)
    .values(links((course) => course.locations.map((key) => ({ locationId: id.location(key) }))))
  await tx
    .insert(tables.courseLanguages)
    .values(links((course) => course.languages.map((code) => ({ languageId: id.language(code) }))))
  await tx
    .insert(tables.courseTrainers)
    .values(links((course) => course.trainers.map((key) => ({ trainerId: id.trainer(key) }))))
}

async function insertSessions(
  tx: Transaction,
  id: Ids,
  planned: PlannedSession[],
  booked: ReturnType<typeof bookedDays>,
) {
  const rooms = roomsOf(planned, booked)
  await tx.insert(tables.sessions).values(
    planned.map(({ course, location, language, trainer, ...session }, place) => ({
      ...session,
      ...rooms[place],
      courseId: id.course(course),
      locationId: id.location(location),
      languageId: id.language(language),
      trainerId: id.trainer(trainer),
      startDate: new Date(session.schedule.at(0)?.start ?? ''),
      endDate: new Date(session.schedule.at(-1)?.end ?? ''),
    })),
  )
}

/** The catalogue with all it refers to, and its sessions around `today`; gives back what finds the ids of its parts. */
export async function insertCourses(tx: Transaction, pictures: Pictures, today: string): Promise<Ids> {
  const id = ids()
  await insertTaxonomy(tx, id, pictures)
  await insertCatalogue(tx, id, pictures)
  await insertSessions(tx, id, planSessions(courses, today), bookedDays(today))
  return id
}

/** Sessions of the year before those, which are over. */
export const insertEarlierSessions = (tx: Transaction, id: Ids, today: string) =>
  insertSessions(tx, id, planEarlierSessions(courses, today), [])
