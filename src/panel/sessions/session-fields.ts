import { string } from 'yup'
import { partOfDay } from '../../domain/bookings.ts'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { FormState, PageContext, RefusedDetail } from '../kit/define-panel-page.ts'

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

/** As people write hours: '7', '10,5'. */
export const hours = string()
  .trim()
  .matches(/^\d{1,4}(?:[.,]\d{1,2})?$/, { message: 'error.number', excludeEmptyString: true })
  .required('error.required')

export const hoursOf = (text: string) => Number(text.replace(',', '.'))

/** What the API asks before it saves: a trainer who teaches elsewhere, or mails that would go out. */
export function toConfirm(_form: string, { locale }: PageContext, details: readonly RefusedDetail[]) {
  const field = (['trainer', 'mails'] as const).find((name) => details[0]?.path === name)
  return field && details[1] ? { field, text: details[0]?.message ?? allTexts[locale].errors.default } : null
}

const prefix = 'clashes.'

/** The sessions that a trainer teaches at that time already, as the API named them. */
export const clashesIn = (form: FormState | undefined) =>
  form?.details?.flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ id: path.slice(prefix.length), name: message }] : [],
  ) ?? []
