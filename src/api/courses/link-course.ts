import { eq } from 'drizzle-orm'
import type { CourseChanges } from '../../../schemas/course-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { courseLanguages, courseLocations, courseThemes, courseTrainers } from '../../db/tables.ts'

type Links = Pick<CourseChanges, 'themes' | 'locations' | 'languages' | 'trainers'>

/** Puts lists of ids in the place of what a course was linked to; a list that is not named stays. */
export async function linkCourse(tx: Transaction, courseId: string, links: Links) {
  const rows = (ids: string[]) => [...new Set(ids.map((id) => id.toLowerCase()))]
  if (links.themes) {
    await tx.delete(courseThemes).where(eq(courseThemes.courseId, courseId))
    const values = rows(links.themes).map((themeId) => ({ courseId, themeId }))
    if (values.length > 0) await tx.insert(courseThemes).values(values)
  }
  if (links.locations) {
    await tx.delete(courseLocations).where(eq(courseLocations.courseId, courseId))
    const values = rows(links.locations).map((locationId) => ({ courseId, locationId }))
    if (values.length > 0) await tx.insert(courseLocations).values(values)
  }
  if (links.languages) {
    await tx.delete(courseLanguages).where(eq(courseLanguages.courseId, courseId))
    const values = rows(links.languages).map((languageId) => ({ courseId, languageId }))
    if (values.length > 0) await tx.insert(courseLanguages).values(values)
  }
  if (links.trainers) {
    await tx.delete(courseTrainers).where(eq(courseTrainers.courseId, courseId))
    const values = rows(links.trainers).map((trainerId) => ({ courseId, trainerId }))
    if (values.length > 0) await tx.insert(courseTrainers).values(values)
  }
}
