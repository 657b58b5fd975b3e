import { randomUUID } from 'node:crypto'

/** From 0 up to 1. */
export type Random = () => number

/** The same numbers for the same seed, always (FNV-1a, then mulberry32). */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** The member at a place that may lie beyond the end: then it begins anew. */
export function pick<T>(list: readonly T[], place: number): T {
  const member = list[place % list.length]
  if (member === undefined) throw new Error('Nothing to pick from')
  return member
}

/** Gives every key an id of its own; asking for another key throws, as the demo content would not hang together. */
export function idsFor<Key extends string>(keys: readonly Key[]): (key: Key) => string {
  const ids = new Map(keys.map((key) => [key, randomUUID()]))
  return (key) => {
    const id = ids.get(key)
    if (!id) throw new Error(`The demo content names '${key}', which it does not have`)
    return id
  }
}

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
