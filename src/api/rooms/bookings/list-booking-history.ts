import { and, asc, eq, sql } from 'drizzle-orm'
import { stateChanges, users } from '../../../db/tables.ts'
import { type ApiContext, getRow, instantOf } from '../../platform/index.ts'
import { bookingResource } from './booking-resource.ts'

const isCustomer = sql`${users.role} = 'CONTACT'`

/** Every status of a booking that the caller may see, with who of the customer's people moved it there. */
export async function listBookingHistory({ db, user }: ApiContext, id: string) {
  await getRow(db, user, bookingResource, id)
  return db
    .select({
      status: stateChanges.to,
      at: instantOf(stateChanges.createdAt),
      by: sql<string | null>`case when ${isCustomer} then ${users.firstName} || ' ' || ${users.lastName} end`,
      byProvider: sql<boolean>`coalesce(not ${isCustomer}, false)`,
    })
    .from(stateChanges)
    .leftJoin(users, eq(users.id, stateChanges.userId))
    .where(and(eq(stateChanges.entity, 'booking'), eq(stateChanges.entityId, id)))
    .orderBy(asc(stateChanges.createdAt), asc(stateChanges.id))
}
