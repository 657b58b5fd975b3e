import { string } from 'yup'
import { partOfDay } from '../../domain/bookings.ts'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { questionAt } from '../kit/clashes.ts'
import type { PageContext, RefusedDetail } from '../kit/define-panel-page.ts'

export type PartName = `p${number}`

/** One part of a session as people write it: a day, or a part of one, and its hours in Brussels. */
interface SessionPart {
  day: string
  from: string
  until: string
}

type SessionParts = Partial<Record<PartName, SessionPart>>

/** As many as the API takes. */
const most = 100
export const partNames = Array.from({ length: most }, (_, index): PartName => `p${index}`)

const fieldOf = (name: PartName, field: keyof SessionPart) => `parts.${name}.${field}` as const
export const partFieldsOf = (name: PartName) =>
  [fieldOf(name, 'day'), fieldOf(name, 'from'), fieldOf(name, 'until')] as const

/** The parts that were filled in, by the row they stand in, earliest first. */
export const filledIn = (parts: SessionParts) =>
  partNames
    .flatMap((name) => (parts[name] ? [{ name, ...parts[name] }] : []))
    .toSorted((one, other) => (`${one.day}T${one.from}` < `${other.day}T${other.from}` ? -1 : 1))

/** The row of the first part that begins before the one that goes before it ends. */
export const overlapping = (parts: SessionParts) =>
  filledIn(parts).find(({ day, from }, index, all) => {
    const before = all[index - 1]
    return before?.day === day && from < before.until
  })?.name

export const scheduleOf = (parts: SessionParts) => filledIn(parts).map((part) => partOfDay(part.day, part))

/** What stands in the rows: the schedule, each part with its own hours. */
export const valuesOfSchedule = (schedule: readonly { start: string; end: string }[]) =>
  Object.fromEntries(
    schedule.flatMap(({ start, end }, index): [string, string][] => [
      [fieldOf(`p${index}`, 'day'), brusselsDay(new Date(start))],
      [fieldOf(`p${index}`, 'from'), brusselsTime(new Date(start))],
      [fieldOf(`p${index}`, 'until'), brusselsTime(new Date(end))],
    ]),
  )

/** Who teaches beside the trainer of a session, or some of it: as many as the rows below each other. */
export type TeacherName = `t${number}`
const mostTeachers = 12
export const teacherNames = Array.from({ length: mostTeachers }, (_, index): TeacherName => `t${index}`)

type TeacherRow = SessionPart & { trainer: string }

const teacherField = (name: TeacherName, field: keyof TeacherRow) => `more.${name}.${field}` as const
export const teacherFieldsOf = (name: TeacherName) =>
  (['trainer', 'day', 'from', 'until'] as const).map((field) => teacherField(name, field))

const rowsOf = (more: Partial<Record<TeacherName, TeacherRow>>) =>
  teacherNames.flatMap((name) => (more[name] ? [{ name, ...more[name] }] : []))

export const teachersOf = (more: Partial<Record<TeacherName, TeacherRow>>) =>
  rowsOf(more).map(({ trainer, day, from, until }) => ({ trainer, ...partOfDay(day, { from, until }) }))

/** The first row of hours at which the session is not. */
export const outside = (more: Partial<Record<TeacherName, TeacherRow>>, parts: SessionParts) =>
  rowsOf(more).find(
    ({ day, from, until }) =>
      !filledIn(parts).some((part) => part.day === day && part.from <= from && until <= part.until),
  )?.name

export const valuesOfTeachers = (rows: readonly { _id: string; start: string; end: string }[]) =>
  Object.fromEntries(
    rows.slice(0, mostTeachers).flatMap(({ _id, start, end }, index): [string, string][] => [
      [teacherField(`t${index}`, 'trainer'), _id],
      [teacherField(`t${index}`, 'day'), brusselsDay(new Date(start))],
      [teacherField(`t${index}`, 'from'), brusselsTime(new Date(start))],
      [teacherField(`t${index}`, 'until'), brusselsTime(new Date(end))],
    ]),
  )

/** As people write hours: '7', '10,5'. */
export const hours = string()
  .trim()
  .matches(/^\d{1,4}(?:[.,]\d{1,2})?$/, { message: 'error.number', excludeEmptyString: true })
  .required('error.required')

export const hoursOf = (text: string) => Number(text.replace(',', '.'))

/** What the API asks before it saves: a trainer or a room that is taken, or mails that would go out. */
export const toConfirm = (_form: string, page: PageContext, details: readonly RefusedDetail[]) =>
  questionAt(['trainer', 'roomType', 'mails'], page, details)
