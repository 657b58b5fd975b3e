import { sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { certificateCount } from './present-registration.ts'
import { visibleRegistrations } from './visible-registrations.ts'

const countOf = (status: string) => sql<number>`(count(*) filter (where registrations.status = ${status}))::int`

/** How many registrations the caller sees, in all and of each kind. */
export async function totalRegistrations({ db, user }: ApiContext) {
  const [counts] = await db
    .select({
      all: sql<number>`count(*)::int`,
      awaitingPayment: countOf('awaiting_payment'),
      paid: countOf('paid'),
      expired: countOf('expired'),
      certificates: sql<number>`(count(*) filter (where ${certificateCount} > 0))::int`,
    })
    .from(registrations)
    .where(visibleRegistrations(user))
  return counts
}
