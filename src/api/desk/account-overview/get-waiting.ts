import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { bookings, invoices, registrations } from '../../../db/tables.ts'
import { organisationAdmin } from '../../../domain/contact-roles.ts'
import type { Waiting } from '../../../domain/waiting.ts'
import { applicants, ownAccount } from '../../identity/index.ts'
import { visibleInvoices } from '../../money/index.ts'
import type { ApiContext, Principal } from '../../platform/index.ts'
import { isPayable, visibleRegistrations } from '../../registrations/index.ts'
import { visibleBookings } from '../../rooms/index.ts'

const decides = ({ organisation, contactRoles }: Principal) =>
  organisation !== null && contactRoles.includes(organisationAdmin)

/** How much there is of each kind; whoever pays by agreement has nothing to pay here but invoices. */
function counts(db: Database, caller: Principal): Record<keyof Waiting, SQL<number>> {
  const bookingsIn = (status: 'waiting_for_payment' | 'waiting_for_customer') =>
    db.$count(bookings, and(visibleBookings(caller), eq(bookings.status, status)))
  // Of a booking that is to be paid, the booking itself tells.
  const isDue = and(eq(invoices.status, 'open'), gt(invoices.total, 0), isNull(invoices.bookingId))
  return {
    registrationsToPay: db.$count(registrations, and(visibleRegistrations(caller), isPayable)),
    bookingsToPay: bookingsIn('waiting_for_payment'),
    quotationsToAnswer: bookingsIn('waiting_for_customer'),
    invoicesToPay: db.$count(invoices, and(visibleInvoices(caller), isDue)),
    requestsToDecide: decides(caller) ? applicants(db, caller.organisation) : sql<number>`0`,
  }
}

/** What waits on the caller, in one statement: each page of the account says it. */
export async function getWaiting({ db, user }: ApiContext, userId: string): Promise<Waiting> {
  const columns = Object.entries(counts(db, ownAccount(user, userId))).map(
    ([kind, count]) => sql`(${count})::int as ${sql.identifier(kind)}`,
  )
  const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`)
  const [waiting] = rows
  if (!waiting) throw new Error('Nothing was counted')
  return waiting
}
