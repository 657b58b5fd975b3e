const hoursInBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hour12: false,
})

/** The instant at which it is that hour, from 4 to 20, on that day in Brussels; ISO 8601 in UTC. */
export function brusselsInstant(day: string, hour: number): string {
  const asUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const ahead = Number(hoursInBrussels.format(asUtc)) - hour
  return new Date(asUtc.getTime() - ahead * 3_600_000).toISOString()
}

/** Public holidays on a fixed date, and the week between Christmas and New Year. */
const closed = /-(01-01|05-01|07-21|08-15|11-01|11-11|12-2[4-9]|12-3[01])$/

export function isLessonDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.test(day)
}
