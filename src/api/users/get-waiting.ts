import { and, eq } from 'drizzle-orm'
import { bookings, registrations } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { visibleBookings } from '../bookings/visible-bookings.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { isPayable } from '../registrations/is-payable.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'
import { countApplicants } from './list-approvals.ts'

const decides = ({ organisation, contactRoles }: Principal) =>
  organisation !== null && contactRoles.includes(organisationAdmin)

/** What waits on the caller; whoever pays by agreement has nothing to pay here. */
export async function getWaiting({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const bookingsIn = (status: 'waiting_for_payment' | 'waiting_for_customer') =>
    db.$count(bookings, and(visibleBookings(caller), eq(bookings.status, status)))
  const [registrationsToPay, bookingsToPay, quotationsToAnswer, requestsToDecide] = await Promise.all([
    db.$count(registrations, and(visibleRegistrations(caller), isPayable)),
    bookingsIn('waiting_for_payment'),
    bookingsIn('waiting_for_customer'),
    decides(caller) ? countApplicants(db, caller.organisation) : 0,
  ])
  return { registrationsToPay, bookingsToPay, quotationsToAnswer, requestsToDecide }
}
