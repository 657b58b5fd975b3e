import { array, boolean, number, object, string } from 'yup'
import { courseTypes } from '../src/domain/courses.ts'
import { localizedLine, localizedParagraphs, localizedText } from './localized.ts'
import { emailAddress, key, line, optional, phoneNumber, wholeNumber } from './rules.ts'

const id = string().uuid().required()
const count = number().integer().required()

/**
 * A course as those who keep it look for it: `missing` how many of its `texts` have no translation, `sessions` how many are
 * to come, `banner` the id of its picture.
 */
export const deskCourse = object({
  _id: id,
  title: localizedText.required(),
  type: string().oneOf(courseTypes).required().meta({ title: 'CourseType' }),
  category: localizedText.required(),
  price: number().integer().defined().nullable(),
  sessions: count,
  texts: count,
  missing: object({ en: count, fr: count }).required().meta({ title: 'MissingTexts' }),
  banner: string().uuid().defined().nullable(),
  updatedAt: string().required(),
}).meta({ title: 'DeskCourse' })

const theme = object({ _id: id, name: localizedText.required() }).meta({ title: 'ThemeChoice' })
const trainer = object({ _id: id, name: string().required() }).meta({ title: 'TrainerChoice' })

/** What a course can be about, and who can give it. */
export const courseChoices = object({
  themes: array(theme.required()).required(),
  trainers: array(trainer.required()).required(),
}).meta({ title: 'CourseChoices' })

/**
 * What was done with a course: `to` is made, changed, removed or session-removed, and planned or canceled for a session;
 * `about` the changed fields, texts with their language ('title.nl,price'), the
 * name of a course that was removed, or when the session starts; `session` is its id, empty once that is gone.
 */
export const courseEvent = object({
  to: string().required(),
  about: string().defined().nullable(),
  session: string().uuid().defined().nullable(),
  at: string().required(),
  by: string().defined().nullable(),
}).meta({ title: 'CourseEvent' })

/** What stands on top of the page of a place or a category; one without has none. */
const intro = localizedParagraphs(1000).nullable()

export const newCategory = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  intro,
  sequence: wholeNumber(0),
}).meta({ title: 'NewCategory' })

export const newTheme = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
}).meta({ title: 'NewTheme' })

/** A picture is given by the id of its uploaded file; where to reach a trainer the desk knows alone. */
export const newTrainer = object({
  key: key.required('error.required'),
  name: line(100).required('error.required'),
  bio: localizedParagraphs(3000).required('error.required'),
  avatar: string().uuid('error.id').nullable(),
  email: optional(emailAddress),
  phone: optional(phoneNumber),
}).meta({ title: 'NewTrainer' })

/** A place without an address need not say so. */
export const newLocation = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  intro,
  directions: intro,
  parking: intro,
  address: optional(line()),
  addresses: localizedLine().nullable(),
  zip: optional(line(20)),
  city: localizedLine(100).required('error.required'),
  isOnline: boolean().required('error.required'),
  hasRooms: boolean(),
}).meta({ title: 'NewLocation' })

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Any language of ISO 639-1: courses are given in more of them than the site speaks. */
const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined

export const newLanguage = object({
  code: string()
    .lowercase()
    .test('language', 'error.language', (code) => !code || isLanguage(code))
    .required('error.required'),
  name: localizedLine().required('error.required'),
}).meta({ title: 'NewLanguage' })
