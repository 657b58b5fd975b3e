import { and, eq, inArray } from 'drizzle-orm'
import type { CancellationEffect, NewCancellation } from '../../../schemas/cancellation.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../db/tables.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, customers, requireRole } from '../platform/index.ts'
import { mailCanceledParticipant, mailCancellation } from './cancel-unpaid.ts'
import { creditRegistration } from './credit-registration.ts'
import { assertVisible, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { contactMail, mailParticipants, providerMail } from './mail-registration.ts'
import { billedOf, moneyAfter, planCancellation, type Wish } from './plan-cancellation.ts'
import { changeSeats, freeSeats } from './seats.ts'
import { changeRegistration, transitionRegistration } from './transition-registration.ts'

interface Canceled {
  effect: CancellationEffect
  leaving: LoadedRegistration['participants']
  /** It was paid or billed. */
  isCharged: boolean
  /** The customer did it, not staff for them. */
  isOwn: boolean
}

type Context = Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>

/** Nothing was paid or billed: the contact hears what is left to pay, if anything. */
async function mailUnpaid(context: Context, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
  const { effect, leaving, isOwn } = canceled
  if (effect.isWhole) return mailCancellation(context, tx, before, { as: isOwn ? 'owner' : 'staff' })
  const after = await loadRegistration(tx, before.id)
  for (const one of leaving) await mailCanceledParticipant(context, tx, after, { leaving: one, isOwn })
}

/** What was paid or billed: the contact hears the amounts. */
async function mailSettlement(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded, kept } = canceled.effect
  const { values, ...contact } = contactMail(context, left)
  const queued = { about: left.id, occasion: String(Date.now()) }
  const leaving = canceled.leaving.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  await queueMail(tx, {
    ...queued,
    ...contact,
    kind: 'cancellation-settled',
    values: { ...values, credited, refunded, kept, ...(!canceled.effect.isWhole && { leaving }) },
  })
  if (!canceled.isOwn) return
  const { values: facts, ...provider } = providerMail(context, left)
  const kind = 'cancellation-notice'
  await queueMail(tx, { ...queued, ...provider, kind, values: { ...facts, credited, refunded } })
}

/** The law asks to confirm a withdrawal on a durable medium, with what it is of and the moment it came in. */
async function mailWithdrawal(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded } = canceled.effect
  const { values, ...contact } = contactMail(context, left)
  const withdrawnAt = new Date().toISOString()
  const kind = 'registration-withdrawn'
  await queueMail(tx, { about: left.id, ...contact, kind, values: { ...values, withdrawnAt, refunded } })
  const { values: facts, ...provider } = providerMail(context, left)
  await queueMail(tx, {
    about: left.id,
    occasion: 'withdrawal',
    ...provider,
    kind: 'cancellation-notice',
    values: { ...facts, credited, refunded },
  })
}

/** We canceled the session: the contact hears what comes back; participants heard before that it does not take place. */
async function mailRefunded(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { values, ...contact } = contactMail(context, left)
  const { effect, isCharged } = canceled
  const [credited, refunded] = [isCharged ? effect.credit : 0, effect.refund]
  const kind = 'session-refunded'
  await queueMail(tx, { about: left.id, ...contact, kind, values: { ...values, credited, refunded } })
}

/** Tells the contact what became of the money, the provider that it was the customer, and participants who knew of their seat. */
async function mailCanceled(context: Context, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
  const { effect, leaving, isCharged } = canceled
  const left = { ...before, participants: leaving }
  if (before.sessionCanceledAt && effect.isWhole) return mailRefunded(context, tx, left, canceled)
  if (effect.withdrawal) await mailWithdrawal(context, tx, left, canceled)
  else if (isCharged && effect.credit + effect.kept > 0) await mailSettlement(context, tx, left, canceled)
  else await mailUnpaid(context, tx, before, canceled)
  const knew = before.status === 'paid' || (before.billing !== 'online' && effect.isWhole)
  if (knew || isCharged)
    await mailParticipants(context, tx, left, { kind: 'participant-left', occasion: String(Date.now()) })
}

type Plan = ReturnType<typeof planCancellation>

/** Gives back the seats of who leaves; the others keep theirs. */
async function giveBackSeats(tx: Transaction, registration: LoadedRegistration, { effect }: Plan, userId?: string) {
  const { id, status, sessionId } = registration
  if (effect.isWhole) {
    await transitionRegistration(
      tx,
      registration,
      { status: 'expired', endedReason: 'canceled' },
      { as: 'cancellation', userId, reason: 'canceled' },
    )
    return freeSeats(tx, registration)
  }
  const theirs = inArray(registrationStudents.studentId, effect.students)
  await tx.delete(registrationStudents).where(and(eq(registrationStudents.registrationId, id), theirs))
  await changeSeats(tx, sessionId, -effect.students.length)
  const reason = `without ${effect.students.join(', ')}`
  await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason })
}

/** Whoever saw another effect than what would happen now looks again. */
function assertShown(shown: Pick<CancellationEffect, 'credit' | 'refund'>, effect: CancellationEffect) {
  if (shown.credit !== effect.credit || shown.refund !== effect.refund) throw new ApiError('EFFECT_CHANGED')
}

interface Cancellation {
  wish: Wish
  /** The effect that was shown; left out where there is no other than all of it back. */
  shown?: Pick<CancellationEffect, 'credit' | 'refund'>
  /** Whose deed it is; left out for a job, and for who has a link in a mail. */
  userId?: string
  /** The customer did it, not staff for them. */
  isOwn: boolean
}

/** The same for a registration that is locked with its session; it takes numbers of accounting documents, so call it last. */
export async function cancelLocked(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { wish, shown, userId, isOwn }: Cancellation,
) {
  const { id } = registration
  const money = await billedOf(tx, registration)
  const plan = planCancellation(registration, wish, money)
  const { effect, after, leaving, refusal, isCharged } = plan
  if (refusal) throw new ApiError(refusal)
  if (shown) assertShown(shown, effect)
  if (!effect.isWhole) await assertNoPaymentUnderWay(tx, id)
  await giveBackSeats(tx, registration, plan, userId)
  // What nobody paid keeps its amounts when it goes as a whole: money that comes too late is returned by them.
  if (isCharged || !effect.isWhole) {
    const { net, vat, cancellationFee } = after
    const { balanceDue } = moneyAfter(registration, money.paid, after)
    await tx.update(registrations).set({ net, vat, cancellationFee, balanceDue }).where(eq(registrations.id, id))
  }
  await mailCanceled(context, tx, registration, { effect, leaving, isCharged, isOwn })
  if (isCharged) {
    const names = leaving.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    await creditRegistration(context, tx, registration, after.off, names)
  }
  return effect
}

/**
 * Cancels a registration or some of its participants, and settles the money by the terms of the order: the seats are free,
 * what was billed is credited, what was paid goes back. 409 when the effect is not the one that was shown.
 */
export async function cancel(context: ApiContext, id: string, input: NewCancellation): Promise<CancellationEffect> {
  const { userId, role } = requireRole(context.user, customers)
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  return changeRegistration(context, id, (tx, registration) =>
    cancelLocked(context, tx, registration, { wish: input, shown: input, userId, isOwn: role !== 'STAFF' }),
  )
}
