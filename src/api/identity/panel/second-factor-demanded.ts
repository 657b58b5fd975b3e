import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { facts } from '../../../db/tables.ts'

/** The fact whose value says whether everybody of the control panel signs in with a code too. */
export const demandFact = 'second-factor-demanded'

const isDemand = and(eq(facts.name, demandFact), eq(facts.value, 'yes'))

/** Staff have switched on that everybody of the control panel signs in with a code too; for a select. */
export const isSecondFactorDemanded = sql<boolean>`exists (select 1 from ${facts} where ${isDemand})`

export async function readSecondFactorDemanded(db: Executor): Promise<boolean> {
  return (await db.$count(facts, isDemand)) > 0
}
