import { eq } from 'drizzle-orm'
import type { CancellationEffect, NewCancellation } from '../../../schemas/cancellation.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { registrations } from '../../db/tables.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf } from '../platform/index.ts'
import { giveBackSeats, mailCanceledParticipant, mailCancellation } from './cancel-unpaid.ts'
import { creditRegistration } from './credit-registration.ts'
import { assertVisible, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { contactMail, type MailContext, mailParticipants, namesOf, providerMail } from './mail-registration.ts'
import { billedOf, moneyAfter, planCancellation, type Wish } from './plan-cancellation.ts'
import { returnDays } from './prepaid-uses.ts'
import { freeSeats } from './seats.ts'
import { changeRegistration, recordAgreed, transitionRegistration } from './transition-registration.ts'

interface Canceled {
  effect: CancellationEffect
  leaving: LoadedRegistration['participants']
  /** It was paid or billed. */
  isCharged: boolean
  /** The customer did it, not staff for them. */
  isOwn: boolean
  /** Why staff agreed to another amount than the terms'. */
  reason?: string
}

/** Nothing was paid or billed: the contact hears what is left to pay, if anything. */
async function mailUnpaid(context: MailContext, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
  const { effect, leaving, isOwn } = canceled
  if (effect.isWhole) return mailCancellation(context, tx, before, isOwn)
  const after = await loadRegistration(tx, before.id)
  for (const one of leaving) await mailCanceledParticipant(context, tx, after, { leaving: one, isOwn })
}

/** What was paid or billed: the contact hears the amounts. */
async function mailSettlement(context: MailContext, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded, kept, isWhole } = canceled.effect
  const occasion = String(Date.now())
  const leaving = isWhole ? {} : { leaving: namesOf(canceled.leaving).join(', ') }
  const { reason } = canceled
  const mail = contactMail(context, left, { credited, refunded, kept, ...leaving, ...(reason && { reason }) })
  await queueMail(tx, { ...mail, occasion, kind: 'cancellation-settled' })
  const notice = providerMail(context, left, { credited, refunded })
  if (canceled.isOwn) await queueMail(tx, { ...notice, occasion, kind: 'cancellation-notice' })
}

/** The law asks to confirm a withdrawal on a durable medium, with what it is of and the moment it came in. */
async function mailWithdrawal(context: MailContext, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded } = canceled.effect
  const mail = contactMail(context, left, { withdrawnAt: new Date().toISOString(), refunded })
  await queueMail(tx, { ...mail, kind: 'registration-withdrawn' })
  const notice = providerMail(context, left, { credited, refunded })
  await queueMail(tx, { ...notice, occasion: 'withdrawal', kind: 'cancellation-notice' })
}

/** We canceled the session: the contact hears what comes back; participants heard before that it does not take place. */
async function mailRefunded(context: MailContext, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { effect, isCharged } = canceled
  const money = { credited: isCharged ? effect.credit : 0, refunded: effect.refund }
  await queueMail(tx, { ...contactMail(context, left, money), kind: 'session-refunded' })
}

/** Tells the contact what became of the money, the provider that it was the customer, and participants who knew of their seat. */
async function mailCanceled(context: MailContext, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
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

interface Cancellation {
  wish: Wish
  /** The effect that was shown; left out where there is no other than all of it back. */
  shown?: Pick<CancellationEffect, 'credit' | 'refund'> & { daysBack?: number }
  /** Whose deed it is; left out for a job, and for who has a link in a mail. */
  userId?: string
  /** Why staff agreed to another amount than the terms'. */
  reason?: string
  /** The customer did it, not staff for them. */
  isOwn: boolean
}

/** The same for a registration that is locked with its session; it takes numbers of accounting documents, so call it last. */
export async function cancelLocked(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { wish, shown, userId, reason, isOwn }: Cancellation,
) {
  const { id } = registration
  const money = await billedOf(tx, registration)
  const { effect, after, leaving, refusal, isCharged } = planCancellation(registration, wish, money)
  if (refusal) throw refusal
  const isShown = !shown || (shown.credit === effect.credit && shown.refund === effect.refund)
  const areDaysShown = shown?.daysBack === undefined || shown.daysBack === effect.daysBack
  if (!isShown || !areDaysShown) throw new ApiError('EFFECT_CHANGED')
  if (effect.isWhole) {
    const actor = { as: 'cancellation', userId, reason: 'canceled' } as const
    await transitionRegistration(tx, registration, { status: 'expired', endedReason: 'canceled' }, actor)
    await returnDays(tx, registration, leaving.length, effect.percent)
    await freeSeats(tx, registration)
  } else {
    await assertNoPaymentUnderWay(tx, id)
    await giveBackSeats(tx, registration, { leaving: effect.students, percent: effect.percent, userId })
  }
  // What nobody paid keeps its amounts when it goes as a whole: money that comes too late is returned by them.
  if (isCharged || !effect.isWhole) {
    const { net, vat, cancellationFee } = after
    const { balanceDue } = moneyAfter(registration, money.paid, after)
    await tx.update(registrations).set({ net, vat, cancellationFee, balanceDue }).where(eq(registrations.id, id))
  }
  if (reason) await recordAgreed(tx, id, { userId, reason })
  await mailCanceled(context, tx, registration, { effect, leaving, isCharged, isOwn, ...(reason && { reason }) })
  if (isCharged) await creditRegistration(context, tx, registration, after.off, { names: namesOf(leaving), reason })
  return effect
}

/**
 * Cancels a registration or some of its participants, and settles the money by the terms of the order: the seats are free,
 * what was billed is credited, what was paid goes back. 409 when the effect is not the one that was shown.
 */
export async function cancel(context: ApiContext, id: string, input: NewCancellation): Promise<CancellationEffect> {
  const { userId, role } = callerOf(context)
  const { students, withdrawal, credit, reason } = input
  if (reason && role !== 'STAFF') throw new ApiError('FORBIDDEN')
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  const wish = { students, withdrawal, ...(reason && { agreed: credit }) }
  const wanted = { wish, shown: input, userId, isOwn: role !== 'STAFF', ...(reason && { reason }) }
  return changeRegistration(context, id, (tx, registration) => cancelLocked(context, tx, registration, wanted))
}
