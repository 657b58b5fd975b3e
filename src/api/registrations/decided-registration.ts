import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { registrations } from '../../db/tables.ts'
import { daysToPayAgain } from '../../domain/registration-states.ts'
import type { ApiContext } from '../context.ts'
import type { Decided, DecidedOrder } from '../payments/orders.ts'
import { completeRegistration } from './complete-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { payOwed } from './pay-owed.ts'
import { contactMail, courseAndDay, localeOfRegistration } from './registration-mails.ts'

/** What a registration that is locked, with its session, does with a payment of it that staff decided. */
export const decidedRegistration = (
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { id: paymentId, verdict }: Decided,
): DecidedOrder => ({
  async settle(settled, amount) {
    const { userId, reason } = verdict
    if (settled === 'owed') await payOwed(context, tx, registration, { id: paymentId, userId, amount })
    else await completeRegistration(context, tx, registration, { as: 'staff', userId, reason }, amount)
  },
  async reopen() {
    if (registration.status !== 'awaiting_payment') return
    const anew = sql`least(now() + make_interval(days => ${daysToPayAgain}), ${registration.startDate.toISOString()}::timestamptz)`
    await tx
      .update(registrations)
      .set({ outcome: 'failed', expiresAt: sql`greatest(${registrations.expiresAt}, ${anew})` })
      .where(eq(registrations.id, registration.id))
  },
  async mail(values) {
    const { to, locale, values: told } = contactMail(context, registration)
    const { firstName, url } = told
    const subject = courseAndDay(registration, localeOfRegistration(registration))
    const key = `payment-decided:${paymentId}`
    await queueMail(tx, { key, to, locale, kind: 'payment-decided', values: { ...values, firstName, url, subject } })
  },
})
