import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import { queueMail, wasMailed } from '../../db/mails.ts'
import { registrations } from '../../db/tables.ts'
import { remindedBefore } from '../../domain/registrations.ts'
import { type ApiContext, forEachDue } from '../platform/index.ts'
import { contactMail } from './mail-registration.ts'
import { isPayable } from './present-registration.ts'
import { changeRegistration } from './transition-registration.ts'

/** Held seats whose last part of time has begun, which can be paid online and nobody was reminded of. */
const isDue = () =>
  and(
    eq(registrations.status, 'awaiting_payment'),
    gt(registrations.expiresAt, sql`now()`),
    isPayable,
    sql`${registrations.expiresAt} - now() <= least(make_interval(days => ${remindedBefore.days}),
      (${registrations.expiresAt} - ${registrations.createdAt}) / ${remindedBefore.part})`,
    not(wasMailed('payment-reminder', registrations.id)),
  )

/** The mail for a registration that nobody paid meanwhile, once. */
const remind = (context: ApiContext, id: string) =>
  changeRegistration(context, id, async (tx, registration) => {
    const { net, vat, expiresAt } = registration
    const count = await tx.$count(registrations, and(eq(registrations.id, id), isDue()))
    if (count === 0 || !expiresAt) return
    const mail = contactMail(context, registration, { amount: net + vat, expiresAt: expiresAt.toISOString() })
    await queueMail(tx, { ...mail, kind: 'payment-reminder' })
  })

/** Reminds whoever pays online of seats that are about to be given up, once. */
export async function remindUnpaid(context: ApiContext): Promise<void> {
  const due = await context.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isDue())
    .orderBy(asc(registrations.expiresAt))
  await forEachDue(context, 'A reminder to pay was not sent', due, ({ id }) => remind(context, id))
}
