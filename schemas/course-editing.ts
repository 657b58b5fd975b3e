import { array, boolean, type InferType, object, string } from 'yup'
import { courseTypes } from '../src/domain/courses.ts'
import { subsidyThemes } from '../src/domain/subsidy.ts'
import { localizedLine, localizedParagraphs, localizedSlug } from './localized.ts'
import { key, optional, readAt, trainingDatabaseNumber, wholeNumber } from './rules.ts'

const id = string().uuid('error.id')
const ids = array(id.required('error.required')).max(100, 'error.tooMany')

const programmePart = object({
  title: localizedLine().required('error.required'),
  text: localizedParagraphs(3000).required('error.required'),
}).meta({ title: 'ProgrammePart' })

/** What editors may change: what readers read of a course. `outcomes` is a list, `banner` the id of a picture. */
const texts = {
  slug: localizedSlug.required('error.required'),
  title: localizedLine().required('error.required'),
  summary: localizedParagraphs(1000).required('error.required'),
  description: localizedParagraphs(20_000).required('error.required'),
  audience: localizedParagraphs(3000).required('error.required'),
  outcomes: array(localizedLine(500).required('error.required')).max(50, 'error.tooMany'),
  programme: array(programmePart.required('error.required')).max(50, 'error.tooMany'),
  included: array(localizedLine(500).required('error.required')).max(50, 'error.tooMany'),
  certificate: localizedParagraphs(1000).nullable(),
  bring: localizedParagraphs(1000).nullable(),
  banner: id.nullable(),
  showOnHomePage: boolean(),
}

/**
 * `key` is the Dutch slug when left out; `price` in cents excluding VAT, null on request; `earlyPrice` and `groupPrice` are lower,
 * for who registers `earlyDays` days before the start and from `groupFrom` participants on; the lists hold ids;
 * `subsidyTheme` 'training' when left out, `groupSize` the most participants in one group; `trainingDatabaseNumber` the
 * one that the Flemish training database gave it, without which it gives no right to training leave.
 */
export const newCourse = object({
  ...texts,
  key,
  type: string().oneOf(courseTypes, 'error.choice').required('error.required').meta({ title: 'CourseType' }),
  days: wholeNumber(1, 1000).required('error.required'),
  price: wholeNumber(0).nullable(),
  earlyPrice: wholeNumber(1).nullable(),
  earlyDays: wholeNumber(1, 365).nullable(),
  groupPrice: wholeNumber(1).nullable(),
  groupFrom: wholeNumber(2, 100).nullable(),
  subsidised: boolean(),
  subsidyTheme: string().oneOf(subsidyThemes, 'error.choice').meta({ title: 'SubsidyTheme' }),
  groupSize: wholeNumber(1, 1000).nullable(),
  trainingDatabaseNumber: optional(trainingDatabaseNumber),
  category: id.required('error.required'),
  themes: ids,
  locations: ids,
  languages: ids,
  trainers: ids,
})
  .noUnknown()
  .meta({ title: 'NewCourse' })
export type NewCourse = InferType<typeof newCourse>

/** What is sold: staff alone change it. */
export const soldFields = Object.keys(newCourse.fields).filter((name) => !Object.hasOwn(texts, name))

/** `updatedAt` is that of the course as it was read: given along, what was changed since is not overwritten (409). */
export const courseChanges = newCourse
  .partial()
  .shape({
    updatedAt: readAt,
  })
  .meta({ title: 'CourseChanges' })
export type CourseChanges = InferType<typeof courseChanges>
