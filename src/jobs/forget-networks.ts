import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { registrations } from '../db/tables.ts'
import { daysToPayUnverified } from '../domain/registrations.ts'
import type { JobContext } from './context.ts'

/** Forgets where registrations came from, once whoever held seats had to pay or to verify their address. */
export async function forgetNetworks({ db }: JobContext): Promise<void> {
  const isOld = lt(registrations.createdAt, sql`now() - make_interval(days => ${daysToPayUnverified})`)
  await db
    .update(registrations)
    .set({ networkHash: null })
    .where(and(isNotNull(registrations.networkHash), isOld))
}
