import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { bookings, registrations, users } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import { visibleBookings } from '../bookings/visible-bookings.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { visibleRegistrations } from '../registrations/visible-registrations.ts'

/** Who has asked its organisation to join, as `listApprovals` shows them; nobody for whoever decides for none. */
function applicantsOf({ organisation, contactRoles }: Principal): SQL | null {
  if (!organisation || !contactRoles.includes(organisationAdmin)) return null
  const isWaiting = and(eq(users.approval, 'pending'), isNotNull(users.emailVerifiedAt))
  return and(isWaiting, eq(users.organisationId, organisation)) ?? null
}

/** What waits on the caller; whoever pays by agreement has nothing to pay here. */
export async function getWaiting({ db, user }: ApiContext, userId: string) {
  const caller = ownAccount(user, userId)
  const isUnpaid = and(
    eq(registrations.status, 'awaiting_payment'),
    or(isNull(registrations.outcome), ne(registrations.outcome, 'partner')),
  )
  const applicants = applicantsOf(caller)
  const bookingsIn = (status: 'waiting_for_payment' | 'waiting_for_customer') =>
    db.$count(bookings, and(visibleBookings(caller), eq(bookings.status, status)))
  const [registrationsToPay, bookingsToPay, quotationsToAnswer, requestsToDecide] = await Promise.all([
    db.$count(registrations, and(visibleRegistrations(caller), isUnpaid)),
    bookingsIn('waiting_for_payment'),
    bookingsIn('waiting_for_customer'),
    applicants ? db.$count(users, applicants) : 0,
  ])
  return { registrationsToPay, bookingsToPay, quotationsToAnswer, requestsToDecide }
}
