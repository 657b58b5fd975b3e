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
