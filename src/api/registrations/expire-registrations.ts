import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { settleOpenPayment } from '../payments/settle-open-payment.ts'
import { expireRegistration } from './expire-registration.ts'
import { lockRegistration } from './lock-registration.ts'

const mostAtOnce = 500

/** Lets every registration expire that should have been paid by now, each on its own. */
export async function expireRegistrations(context: ApiContext) {
  const isDue = and(eq(registrations.status, 'awaiting_payment'), lt(registrations.expiresAt, sql`now()`))
  const due = await context.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isDue)
    .orderBy(asc(registrations.expiresAt))
    .limit(mostAtOnce)
  for (const { id } of due) {
    // The payment may have come in without our hearing of it.
    await settleOpenPayment(context, id)
    await context.db.transaction(async (tx) => {
      const registration = await lockRegistration(tx, id)
      const isStillDue = registration.expiresAt !== null && registration.expiresAt < new Date()
      if (registration.status !== 'awaiting_payment' || !isStillDue) return
      await expireRegistration(context, tx, registration, { as: 'job' })
    })
  }
}
