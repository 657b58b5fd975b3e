import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { registrations } from '../../db/tables.ts'
import { readOpenPayment } from '../money/index.ts'
import { type ApiContext, forEachDue } from '../platform/index.ts'
import { cancelLocked } from './cancel.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { contactMail } from './mail-registration.ts'
import { freeSeats } from './seats.ts'
import { type Actor, changeRegistration, transitionRegistration } from './transition-registration.ts'

/** Lets a registration that is locked, with its session, lose its seats; its contact hears of it. */
export async function expireRegistration(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  actor: Actor,
) {
  await transitionRegistration(tx, registration, { status: 'expired' }, actor)
  await freeSeats(tx, registration)
  const mail = contactMail(context, registration, { onRequest: registration.billing !== 'online' })
  await queueMail(tx, { ...mail, kind: 'registration-expired' })
}

/** An invoice that stayed unpaid for too long: canceled by the terms of the order, until the session starts. */
async function cancelUnpaidBill(context: ApiContext, tx: Transaction, registration: LoadedRegistration) {
  if (registration.startDate <= new Date()) return
  await cancelLocked(context, tx, registration, { wish: { withdrawal: false }, isOwn: false })
}

/** The payment may have come in without our hearing of it: where that cannot be read now, nothing expires. */
async function expireDue(context: ApiContext, id: string) {
  await readOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    const isDue = registration.expiresAt !== null && registration.expiresAt < new Date()
    if (registration.status !== 'awaiting_payment' || !isDue) return
    if (registration.billing === 'invoice') return cancelUnpaidBill(context, tx, registration)
    await expireRegistration(context, tx, registration, { as: 'job' })
  })
}

/** Lets every registration expire that should have been paid by now, each on its own. */
export async function expireRegistrations(context: ApiContext) {
  // Money of another amount came: a person decides.
  const isUndecided = sql`exists (select from payments where payments.registration_id = ${registrations.id}
    and payments.status = 'pending' and payments.paid_amount is not null)`
  // Those with nothing to read go first, so that a payment provider that is away does not keep them.
  const lastRead = sql`(select max(payments.updated_at) from payments
    where payments.registration_id = ${registrations.id} and payments.status in ('open', 'pending'))`
  const isDue = and(
    eq(registrations.status, 'awaiting_payment'),
    lt(registrations.expiresAt, sql`now()`),
    sql`not ${isUndecided}`,
  )
  const due = await context.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isDue)
    .orderBy(sql`${lastRead} nulls first`, registrations.expiresAt)
  await forEachDue(context, 'A registration could not expire', due, ({ id }) => expireDue(context, id))
}
