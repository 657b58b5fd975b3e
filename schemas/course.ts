import { array, boolean, number, object, string } from 'yup'
import { courseTypes } from '../src/domain/courses.ts'
import { sessionDecisions } from '../src/domain/sessions.ts'
import { subsidyThemes } from '../src/domain/subsidy.ts'
import { localizedText } from './localized.ts'

const id = string().uuid().required()

const category = object({
  _id: id,
  key: string().required(),
  name: localizedText.required(),
  sequence: number().integer().required(),
}).meta({ title: 'Category' })

const theme = object({ _id: id, key: string().required(), name: localizedText.required() }).meta({
  title: 'Theme',
})

export const location = object({
  _id: id,
  key: string().required(),
  name: localizedText.required(),
  address: string().defined().nullable(),
  /** Where the street has a name of its own in a language, else null and `address` holds for all. */
  addresses: localizedText.defined().nullable(),
  zip: string().defined().nullable(),
  city: localizedText.required(),
  isOnline: boolean().required(),
}).meta({ title: 'Location' })

/** Places and categories have a page of their own, and `intro` is what stands on top of it; `directions` is the way there. */
export const categoryWithIntro = category
  .shape({ intro: localizedText.defined().nullable(), updatedAt: string().required() })
  .meta({ title: 'CategoryWithIntro' })
export const locationWithIntro = location
  .shape({
    intro: localizedText.defined().nullable(),
    directions: localizedText.defined().nullable(),
    parking: localizedText.defined().nullable(),
    hasRooms: boolean().required(),
    updatedAt: string().required(),
  })
  .meta({ title: 'LocationWithIntro' })

export const language = object({
  _id: id,
  code: string().required(),
  name: localizedText.required(),
}).meta({ title: 'Language' })

/**
 * A stored picture, as the minio calls name it, and the point of it that must stay in view; x and y from 0 to 1. Its
 * alternative text is null where it only decorates, and where nobody wrote one.
 */
export const picture = object({
  url: string().required(),
  width: number().integer().required(),
  height: number().integer().required(),
  focalX: number().min(0).max(1).required(),
  focalY: number().min(0).max(1).required(),
  alternativeText: localizedText.nullable().defined(),
  bucketName: string().required(),
  name: string().required(),
}).meta({ title: 'Picture' })

const trainer = object({
  _id: id,
  name: string().required(),
  bio: localizedText.required(),
  avatar: picture.defined().nullable(),
}).meta({ title: 'Trainer' })

/** The same as who keeps them reads them: `updatedAt` goes along with a change. */
export const themeRecord = theme.shape({ updatedAt: string().required() }).meta({ title: 'ThemeRecord' })
export const languageRecord = language.shape({ updatedAt: string().required() }).meta({ title: 'LanguageRecord' })
export const trainerRecord = trainer
  .shape({
    key: string().required(),
    /** For colleagues of the desk. */
    email: string().nullable(),
    phone: string().nullable(),
    updatedAt: string().required(),
  })
  .meta({ title: 'TrainerRecord' })

/** One day of a course's programme. */
const programmePart = object({ title: localizedText.required(), text: localizedText.required() }).meta({
  title: 'ProgrammePart',
})

/** One part of a session's schedule: a day with its hours, instants in UTC. */
export const scheduleDay = object({ start: string().required(), end: string().required() }).meta({
  title: 'ScheduleDay',
})

/**
 * Whether a session runs: how many it takes, the day by which that is decided, and how it stands. All null where it runs
 * whoever comes.
 */
export const decided = {
  minimum: number().integer().defined().nullable(),
  decisionOn: string().defined().nullable(),
  decision: string().oneOf(sessionDecisions).defined().nullable().meta({ title: 'SessionDecision' }),
}

/**
 * A planned edition of a course; `duration` in hours, `registrationCount` the seats taken of `capacity`, `revision` how
 * often it was moved and `movedAt` when last, `updatedAt` when staff changed anything of it.
 */
export const session = object({
  _id: id,
  course: id,
  startDate: string().required(),
  endDate: string().required(),
  duration: number().required(),
  schedule: array(scheduleDay.required()).required(),
  location: location.required(),
  language: language.required(),
  trainer: trainer.defined().nullable(),
  registrationCount: number().integer().required(),
  capacity: number().integer().required(),
  fullyBooked: boolean().required(),
  ...decided,
  revision: number().integer().required(),
  movedAt: string().required(),
  updatedAt: string().required(),
}).meta({ title: 'Session' })

/** A session with what it is a session of, for lists of sessions of all courses. */
export const plannedSession = session
  .shape({
    plannedCourse: object({
      _id: id,
      key: string().required(),
      type: string().oneOf(courseTypes).required().meta({ title: 'CourseType' }),
      slug: localizedText.required(),
      title: localizedText.required(),
      summary: localizedText.required(),
      days: number().integer().required(),
      price: number().integer().defined().nullable(),
      category: category.required(),
    })
      .required()
      .meta({ title: 'PlannedCourse' }),
  })
  .meta({ title: 'PlannedSession' })

/**
 * A course; `price` in cents excluding VAT, null on request, `earlyPrice` for who registers at least `earlyDays` calendar days
 * before the start, `groupPrice` from `groupFrom` participants in one registration on, the lower of both; `sessions` those still to come, soonest first (spec section 3);
 * `nextSession` the first of them, with a seat if any has one; in a list it is one in the reader's language if there is
 * any, and one that all filters hold for; `included` what it gives beyond what every course does, `certificate` what one
 * receives at its end where that is more than an attestation, `bring` what one brings along; `trainingDatabaseNumber` that of the Flemish training
 * database, null where it gives no right to training leave.
 */
export const course = object({
  _id: id,
  key: string().required(),
  type: string().oneOf(courseTypes).required().meta({ title: 'CourseType' }),
  slug: localizedText.required(),
  title: localizedText.required(),
  summary: localizedText.required(),
  description: localizedText.required(),
  audience: localizedText.required(),
  outcomes: array(localizedText.required()).required(),
  programme: array(programmePart.required()).required(),
  included: array(localizedText.required()).required(),
  certificate: localizedText.defined().nullable(),
  bring: localizedText.defined().nullable(),
  groupSize: number().integer().defined().nullable(),
  days: number().integer().required(),
  price: number().integer().defined().nullable(),
  earlyPrice: number().integer().defined().nullable(),
  earlyDays: number().integer().defined().nullable(),
  groupPrice: number().integer().defined().nullable(),
  groupFrom: number().integer().defined().nullable(),
  subsidised: boolean().required(),
  subsidyTheme: string().oneOf(subsidyThemes).required().meta({ title: 'SubsidyTheme' }),
  trainingDatabaseNumber: string().defined().nullable(),
  showOnHomePage: boolean().required(),
  banner: picture.defined().nullable(),
  category: category.required(),
  updatedAt: string().required(),
  themes: array(theme.required()).required(),
  locations: array(location.required()).required(),
  languages: array(language.required()).required(),
  trainers: array(trainer.required()).required(),
  sessions: array(session.required()).required(),
  nextSession: object({
    _id: id,
    startDate: string().required(),
    seatsLeft: number().integer().required(),
    location: location.required(),
    language: language.required(),
  })
    .meta({ title: 'NextSession' })
    .defined()
    .nullable(),
}).meta({ title: 'Course' })

/** What a list says of a course: enough for a card, a tenth of the whole. */
const courseSummary = course
  .omit([
    'description',
    'audience',
    'outcomes',
    'programme',
    'included',
    'certificate',
    'bring',
    'groupSize',
    'earlyPrice',
    'earlyDays',
    'groupPrice',
    'groupFrom',
    'subsidyTheme',
    'trainingDatabaseNumber',
    'trainers',
    'sessions',
  ])
  .meta({ title: 'CourseSummary' })

/** One value of a filter and how many courses it leaves, all other filters standing. */
const facetValue = object({
  value: string().required(),
  name: localizedText.required(),
  count: number().integer().required(),
}).meta({ title: 'FacetValue' })

const facet = array(facetValue.required()).required()

const facets = object({
  types: facet,
  categories: facet,
  themes: facet,
  durations: facet,
  locations: facet,
  languages: facet,
  months: facet,
}).meta({ title: 'CourseFacets' })

export const filteredCourses = object({
  items: array(courseSummary.required()).required(),
  total: number().integer().required(),
  page: number().integer().required(),
  limit: number().integer().required(),
  /** What was searched for instead, where no course has what was typed. */
  corrected: string().defined().nullable(),
  facets: facets.required(),
}).meta({ title: 'FilteredCourses' })

export const registrationCount = object({
  session: id,
  registrationCount: number().integer().required(),
  capacity: number().integer().required(),
  fullyBooked: boolean().required(),
}).meta({ title: 'RegistrationCount' })
