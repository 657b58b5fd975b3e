import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { settleOpenPayment } from '../payments/settle-open-payment.ts'
import { changeRegistration } from './change-registration.ts'
import { expireRegistration } from './expire-registration.ts'

const mostAtOnce = 500

/** The payment may have come in without our hearing of it, so that is looked at first. */
async function expireDue(context: ApiContext, id: string) {
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const isDue = registration.expiresAt !== null && registration.expiresAt < new Date()
    if (registration.status !== 'awaiting_payment' || !isDue) return
    await expireRegistration(context, tx, registration, { as: 'job' })
  })
}

/** Lets every registration expire that should have been paid by now, each on its own. */
export async function expireRegistrations(context: ApiContext) {
  // Money of another amount came: a person decides.
  const isUndecided = sql`exists (select from payments where payments.registration_id = ${registrations.id}
    and payments.status = 'pending' and payments.paid_amount is not null)`
  const isDue = and(
    eq(registrations.status, 'awaiting_payment'),
    lt(registrations.expiresAt, sql`now()`),
    sql`not ${isUndecided}`,
  )
  const due = await context.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isDue)
    .orderBy(asc(registrations.expiresAt))
    .limit(mostAtOnce)
  for (const { id } of due) {
    try {
      await expireDue(context, id)
    } catch (error) {
      context.log.error({ err: error, registration: id }, 'A registration could not expire')
    }
  }
}
