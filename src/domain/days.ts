/** How days and clocks are read, whatever the machine's own zone says. */
export const brusselsZone = { timeZone: 'Europe/Brussels', calendar: 'gregory', numberingSystem: 'latn' } as const
const clock = new Intl.DateTimeFormat('en', {
  ...brusselsZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

const hour = 3_600_000
/** By hours since 1970, in which no clock changes: asking Intl for each date of a list takes longer than drawing it. */
const offsets = new Map<number, number>()
const mostOffsets = 5000

/** How far the clock in Brussels is ahead of UTC, in milliseconds. */
function offsetAt(milliseconds: number): number {
  const begun = Math.floor(milliseconds / hour)
  const known = offsets.get(begun)
  if (known !== undefined) return known
  const parts = new Map(clock.formatToParts(begun * hour).map(({ type, value }) => [type, Number(value)]))
  const [year = 0, month = 0, day, hours, minutes] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    parts.get(type),
  )
  const offset = Date.UTC(year, month - 1, day, hours, minutes) - begun * hour
  if (offsets.size === mostOffsets) offsets.clear()
  offsets.set(begun, offset)
  return offset
}

/** An instant as the clock in Brussels shows it, in the words of ISO 8601. */
const shownInBrussels = (instant: Date) => new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString()

/** The calendar date of an instant in Brussels, YYYY-MM-DD. */
export const brusselsDay = (instant: Date): string => shownInBrussels(instant).slice(0, 10)

/** The clock of an instant in Brussels, HH:MM. */
export const brusselsTime = (instant: Date): string => shownInBrussels(instant).slice(11, 16)

/** The year of an instant in Brussels, whatever the machine's own zone says. */
export const brusselsYear = (instant: Date): number => Number(brusselsDay(instant).slice(0, 4))

/** The instant of a day and a time of day (HH:MM) in Brussels; a time that the clock skips is the one an hour later. */
export function brusselsInstant(day: string, time: string): Date {
  const asWritten = Date.parse(`${day}T${time}:00Z`)
  const isRight = (instant: Date) => brusselsDay(instant) === day && brusselsTime(instant) === time
  return [2, 1].map((ahead) => new Date(asWritten - ahead * hour)).find(isRight) ?? new Date(asWritten - hour)
}

/** A calendar date some days later; earlier when negative. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** A calendar date some months later: the month's last day where it has no such day. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** How many calendar days later the second day is; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * hour))

/** Days that people still count; what is further away is said by its date alone. */
export const isFewDays = (days: number): boolean => days <= 31

/** Whether a text names a month: '2026-12'. */
export const isMonth = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`)

/** Whether a text names a day that there is: '2026-02-30' is none, and no calendar has a year 0. */
export function isDay(text: string): boolean {
  const date = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
