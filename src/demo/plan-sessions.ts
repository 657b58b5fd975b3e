import { plusDays } from '../domain/days.ts'
import { isLessonDay } from './calendar.ts'
import type { CourseSeed, LocationKey, TrainerKey } from './courses/shapes.ts'
import { pick, type Random, seededRandom, whole } from './random.ts'
import { lessonDays, runOf, timetable } from './timetable.ts'
import { trainers } from './trainers.ts'

type Language = CourseSeed['languages'][number]

export interface PlannedSession {
  course: string
  location: LocationKey
  language: Language
  trainer: TrainerKey
  schedule: { start: string; end: string }[]
  /** Hours. */
  duration: number
  capacity: number
  seatsTaken: number
  minimum: number | null
  decisionOn: string | null
  confirmedAt: Date | null
}

/** Days from today on in which editions begin. */
interface Span {
  from: number
  until: number
  /** As many come round as in so large a part of the usual span. */
  share: number
}

/** A season behind us, and ahead for the year that the demo stays true, and a season. */
const usual: Span = { from: -91, until: 462, share: 1 }

/** Before that: this year as far as it goes, and a whole one before it to compare with. */
const earlier: Span[] = [
  { from: -425, until: -120, share: 0.25 },
  { from: -790, until: -455, share: 0.75 },
]

/** Most people register in the last months before a course begins. */
const nearDays = 150

/** Where a course in that language is given; Brussels speaks all three. */
const placesFor: Record<Language, LocationKey[]> = {
  nl: ['brussels', 'antwerp', 'ghent', 'online'],
  fr: ['brussels', 'liege', 'online'],
  en: ['brussels', 'antwerp', 'ghent', 'online'],
}

/** About one edition in eight is full, some have one to three seats left; the others fill up as they come near. */
function seatsTaken(capacity: number, place: number, isNear: boolean, random: Random): number {
  if (place % 8 === 3) return capacity
  if (place % 5 === 1) return capacity - whole(random, 1, 3)
  return whole(random, 0, Math.floor(capacity * (isNear ? 0.7 : 0.2)))
}

/** Long courses come round less often. */
const editionsOf = ({ days }: CourseSeed) => (days >= 4 ? 6 : days === 3 ? 7 : 9)

/** A share of one, far from those of the courses before it: so that all starts together are spread evenly. */
const phaseOf = (place: number) => (place * 0.618_034) % 1

interface Edition {
  course: CourseSeed
  /** Counted per course. */
  number: number
  /** When it should begin, as a share of the whole time. */
  when: number
}

const editionsIn = (courses: CourseSeed[], share: number): Edition[] =>
  courses
    .filter(({ type }) => type !== 'TAILORED')
    .flatMap((course, place) => {
      const count = Math.round(editionsOf(course) * share)
      const edition = (_: unknown, number: number) => ({ course, number, when: (number + phaseOf(place)) / count })
      return Array.from({ length: count }, edition)
    })
    .sort((one, other) => one.when - other.when)

/** The language of an edition in turn, and of those who teach it in that language, and where, in turn too. */
function circumstances({ course, number }: Edition) {
  const language = pick(course.languages, number)
  const turn = Math.floor(number / course.languages.length)
  const speakers = course.trainers.filter((key) =>
    trainers.some((trainer) => trainer.key === key && trainer.languages.includes(language)),
  )
  const places = course.locations.filter((key) => placesFor[language].includes(key))
  return {
    language,
    location: pick(places, turn),
    candidates: speakers.map((_, place) => pick(speakers, turn + place)),
  }
}

/** Days of teaching that each trainer has already; nobody stands in two rooms on one day. */
type Busy = Map<TrainerKey, Set<string>>

/** The first days from a place in the calendar on, on which one of the candidates is free. */
function findDays(edition: Edition, calendar: string[], from: number, candidates: TrainerKey[], busy: Busy) {
  for (const first of calendar.slice(from)) {
    const days = lessonDays(edition.course, first)
    const trainer = candidates.find((key) => days?.every((day) => !busy.get(key)?.has(day)))
    if (days && trainer) return { days, trainer }
  }
  throw new Error(`The demo finds no days for '${edition.course.key}'`)
}

/** Editions of every course that has a calendar, the same ones for the same day; `today` as YYYY-MM-DD. */
export function planSessions(courses: CourseSeed[], today: string, { from, until, share } = usual): PlannedSession[] {
  const spare = 90
  const calendar = Array.from({ length: until - from + spare }, (_, day) => plusDays(today, day + from))
  const lessons = calendar.filter(isLessonDay)
  const starts = lessons.filter((day) => day < plusDays(today, until)).length
  const busy: Busy = new Map()
  const random = seededRandom('seats')
  return editionsIn(courses, share).map((edition, place) => {
    const { course } = edition
    const { language, location, candidates } = circumstances(edition)
    const { days, trainer } = findDays(edition, lessons, Math.floor(edition.when * starts), candidates, busy)
    busy.set(trainer, new Set([...(busy.get(trainer) ?? []), ...days]))
    const first = days[0] ?? today
    const taken = seatsTaken(course.capacity, place, first < plusDays(today, nearDays), random)
    return {
      course: course.key,
      location,
      language,
      trainer,
      capacity: course.capacity,
      ...timetable(course, days),
      seatsTaken: taken,
      ...runOf({ first, taken, capacity: course.capacity, place }, today),
    }
  })
}

/** Editions that are long over. */
export const planEarlierSessions = (courses: CourseSeed[], today: string): PlannedSession[] =>
  earlier.flatMap((span) => planSessions(courses, today, span))
