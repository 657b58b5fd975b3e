import { calendarDay } from '../../src/domain/format.ts'

/** What the API says of a course in a list, and of a session of it. */
interface ModelCourse {
  _id: string
  type: string
  days: number
  category: { key: string }
  themes: { key: string }[]
  locations: { key: string }[]
  languages: { code: string }[]
}
export interface ModelSession {
  _id: string
  startDate: string
  location: { key: string }
  language: { code: string }
  registrationCount: number
  capacity: number
}
export type Catalogue = { course: ModelCourse; sessions: ModelSession[] }[]

/** '!' before a value: none of these. */
export type Choices = Partial<Record<Filter, string[]>>

const ofCourse = {
  types: ({ type }: ModelCourse) => [type],
  categories: ({ category }: ModelCourse) => [category.key],
  themes: ({ themes }: ModelCourse) => themes.map(({ key }) => key),
  durations: ({ days }: ModelCourse) => [days === 1 ? '1' : days === 2 ? '2' : days < 6 ? '3-5' : '6-up'],
}
const ofSession = {
  locations: ({ location }: ModelSession) => location.key,
  languages: ({ language }: ModelSession) => language.code,
  months: ({ startDate }: ModelSession) => calendarDay(startDate).slice(0, 7),
}
const ofUnplanned = {
  locations: ({ locations }: ModelCourse) => locations.map(({ key }) => key),
  languages: ({ languages }: ModelCourse) => languages.map(({ code }) => code),
  months: () => [] as string[],
}
type CourseFilter = keyof typeof ofCourse
type SessionFilter = keyof typeof ofSession
export type Filter = CourseFilter | SessionFilter
const courseFilters = Object.keys(ofCourse) as CourseFilter[]
const sessionFilters = Object.keys(ofSession) as SessionFilter[]
export const filters: Filter[] = [...courseFilters, ...sessionFilters]

const split = (values: string[] = []) => ({
  wanted: values.filter((value) => !value.startsWith('!')),
  unwanted: values.flatMap((value) => (value.startsWith('!') ? value.slice(1) : [])),
})

function isAllowed(values: string[] | undefined, value: string): boolean {
  const { wanted, unwanted } = split(values)
  return !unwanted.includes(value) && (wanted.length === 0 || wanted.includes(value))
}

function suits(course: ModelCourse, chosen: Choices): boolean {
  return courseFilters.every((name) => {
    const { wanted, unwanted } = split(chosen[name])
    const own = ofCourse[name](course)
    return (
      !own.some((value) => unwanted.includes(value)) && (wanted.length === 0 || own.some((v) => wanted.includes(v)))
    )
  })
}

/** The sessions for which all filters hold. */
const fitting = (sessions: ModelSession[], chosen: Choices) =>
  sessions.filter((session) => sessionFilters.every((name) => isAllowed(chosen[name], ofSession[name](session))))

function isFound({ course, sessions }: Catalogue[number], chosen: Choices): boolean {
  if (!suits(course, chosen)) return false
  if (sessions.length > 0) return fitting(sessions, chosen).length > 0
  return sessionFilters.every(
    (name) => !chosen[name]?.length || ofUnplanned[name](course).some((value) => isAllowed(chosen[name], value)),
  )
}

/** One in the reader's language, of those one with a seat, of those the first. */
function shownOf(sessions: ModelSession[], chosen: Choices, reader: string): ModelSession | null {
  const rank = ({ language, registrationCount, capacity, startDate, _id }: ModelSession) =>
    [language.code === reader ? 0 : 1, registrationCount >= capacity ? 1 : 0, startDate, _id].join(' ')
  return fitting(sessions, chosen).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0] ?? null
}

/** The courses that the filters leave, each with the session that its card shows, soonest first. */
export function expectedCourses(catalogue: Catalogue, chosen: Choices, reader: string) {
  const when = (shown: ModelSession | null) => shown?.startDate ?? '9999'
  return catalogue
    .filter((one) => isFound(one, chosen))
    .map(({ course, sessions }) => ({ id: course._id, shown: shownOf(sessions, chosen, reader) }))
    .toSorted((one, other) => (`${when(one.shown)} ${one.id}` < `${when(other.shown)} ${other.id}` ? -1 : 1))
}

/** How many courses a value of a filter would leave, all others standing. */
export const expectedCount = (catalogue: Catalogue, chosen: Choices, name: Filter, value: string): number =>
  catalogue.filter((one) => isFound(one, { ...chosen, [name]: [value] })).length
