import { asc } from 'drizzle-orm'
import { themes, trainers } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'

/** What a course can be about, and who can give it. */
export async function listCourseChoices({ db }: ApiContext) {
  const known = await db.select({ _id: themes.id, name: themes.name }).from(themes).orderBy(asc(themes.key))
  const people = await db.select({ _id: trainers.id, name: trainers.name }).from(trainers).orderBy(asc(trainers.name))
  return { themes: known, trainers: people }
}
