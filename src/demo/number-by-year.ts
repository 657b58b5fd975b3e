/** Numbers what was issued as the product does: by year of issue, from 1 on, without gaps, the earliest first. */
export function numberByYear<Entry extends { issuedOn: string }>(entries: Entry[], prefix = '') {
  const last = new Map<number, number>()
  const numbered = entries
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn))
    .map((entry) => {
      const year = Number(entry.issuedOn.slice(0, 4))
      const place = (last.get(year) ?? 0) + 1
      last.set(year, place)
      return { ...entry, number: `${prefix}${year}-${String(place).padStart(4, '0')}` }
    })
  /** Rows for the tables that know the last number of a year. */
  const counters = [...last].map(([year, place]) => ({ year, last: place }))
  return { numbered, counters }
}
