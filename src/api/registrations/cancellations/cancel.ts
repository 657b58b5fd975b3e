import { and, eq, inArray } from 'drizzle-orm'
import type { CancellationEffect, NewCancellation } from '../../../../schemas/cancellation.ts'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { registrationStudents, registrations } from '../../../db/tables.ts'
import { canceled } from '../../../domain/registration-states.ts'
import { assertNoPaymentUnderWay, settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, ApiError, customers, requireRole } from '../../platform/index.ts'
import { assertVisible } from '../registrations/assert-visible.ts'
import { changeRegistration } from '../registrations/change-registration.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'
import { countSeats, freeSeats } from '../registrations/seats.ts'
import { transitionRegistration } from '../registrations/transition-registration.ts'
import { creditRegistration } from './credit-registration.ts'
import { mailCanceled } from './mail-canceled.ts'
import { billedOf, moneyAfter } from './money-of-registration.ts'
import { planCancellation, type Wish } from './plan-cancellation.ts'

type Plan = ReturnType<typeof planCancellation>

/** Gives back the seats of who leaves; the others keep theirs. */
async function giveBackSeats(tx: Transaction, registration: LoadedRegistration, { effect }: Plan, userId?: string) {
  const { id, status, sessionId } = registration
  if (effect.isWhole) {
    await transitionRegistration(
      tx,
      registration,
      { status: 'expired' },
      { as: 'cancellation', userId, reason: canceled },
    )
    return freeSeats(tx, registration)
  }
  const theirs = inArray(registrationStudents.studentId, effect.students)
  await tx.delete(registrationStudents).where(and(eq(registrationStudents.registrationId, id), theirs))
  await countSeats(tx, sessionId, -effect.students.length)
  const change = { entity: 'registration', entityId: id, from: status, to: status } as const
  await recordStateChange(tx, { ...change, userId, reason: `without ${effect.students.join(', ')}` })
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

/** The same for a registration that is locked with its session; it takes numbers of papers, so call it last. */
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
    const { net, vat, kept } = after
    const { owed } = moneyAfter(registration, money.paid, after)
    await tx.update(registrations).set({ net, vat, kept, owed }).where(eq(registrations.id, id))
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
