import { expect, it } from 'vitest'
import { containsAddress } from './students.ts'

it.each(['https://x', 'Win op evil.test', 'WWW.x', 'bit.ly/abc', 'jan@klant.test', 'HTTP:x', 'été.fr'])(
  '%j holds an address',
  (name) => expect(containsAddress(name)).toBe(true),
)

it.each(['Jan-Peter D’Hondt', 'A. Smith', 'A.B. De Smet', 'Bakker & Zn. nv', 'b.v.b.a. Claes', 'St. Jan', 'Zaal 1.2'])(
  '%j is only a name',
  (name) => expect(containsAddress(name)).toBe(false),
)
