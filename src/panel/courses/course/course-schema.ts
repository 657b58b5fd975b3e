import { object } from 'yup'
import { courseChanges, newCourse } from '../../../../schemas/course-editing.ts'
import { optional, paragraphs } from '../../../../schemas/rules.ts'
import { euros } from '../../kit/euros.ts'
import { isProgramme, partCount, rowCount } from './rows.ts'

const longest = 100_000

/** A text area a language: the translations have as much as the Dutch, or nothing. */
const alike = (countOf: (text: string | null | undefined) => number, isWhole: (text: string | null) => boolean) => {
  const dutch = optional(paragraphs(longest)).test('whole', 'error.programme', (value) => isWhole(value ?? null))
  const translation = dutch.test(
    'alike',
    'error.rows',
    (value, { parent }) => !value || countOf(value) === countOf(parent.nl),
  )
  return object({ nl: dutch, en: translation, fr: translation })
}

/** What editors write of a course. */
export const courseTextsSchema = newCourse
  .pick(['slug', 'title', 'summary', 'description', 'audience', 'certificate', 'showOnHomePage', 'banner'])
  .shape({
    outcomes: alike(rowCount, () => true),
    included: alike(rowCount, () => true),
    programme: alike(partCount, isProgramme),
  })
  .concat(courseChanges.pick(['updatedAt']))

/** All of a course: what is sold of it too; `euros` is its price, empty on request. */
export const courseSchema = newCourse
  .pick(['type', 'days', 'subsidised', 'subsidyTheme', 'groupSize', 'trainingDatabaseNumber'])
  .concat(newCourse.pick(['category', 'themes', 'locations', 'languages', 'trainers']))
  .concat(courseTextsSchema)
  .shape({
    euros,
  })
