const inBrussels = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels', dateStyle: 'short' })

/** The calendar date of an instant in Brussels, YYYY-MM-DD. */
export const brusselsDay = (instant: Date): string => inBrussels.format(instant)

/** A calendar date some days later; earlier when negative. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whether a text names a day that there is: '2026-02-30' is none, and no calendar has a year 0. */
export function isDay(text: string): boolean {
  const date = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
