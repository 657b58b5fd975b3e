import type { SQL } from 'drizzle-orm'
import type { Pair } from './pair.ts'
import { sharedStudents } from './shared-students.ts'
import { clashesOfPairs } from './student-clashes.ts'

/** Participants that both have must be one first, or be able to become it along the way. */
export const organisationClashes = (pair: Pair, locale: string): SQL => clashesOfPairs(sharedStudents(pair), locale)
