import { canceled } from '../../../domain/registration-states.ts'
import { settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, customers, requireRole } from '../../platform/index.ts'
import { changeRegistration } from './change-registration.ts'
import { mailCancellation } from './mail-cancellation.ts'
import { freeSeats } from './seats.ts'
import { transitionRegistration } from './transition-registration.ts'
import { assertNotInvoiced } from './update-registration.ts'

/**
 * Takes back a registration that awaits payment: its seats are free and nobody sees it any more, while the books keep
 * it. 409 when it was paid or billed, which the payment provider may know before we do.
 */
export async function cancelRegistration(context: ApiContext, id: string) {
  const { userId, role } = requireRole(context.user, customers)
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, async (tx, registration) => {
    await assertNotInvoiced(tx, id)
    const actor = { as: role === 'STAFF' ? 'staff' : 'owner', userId, reason: canceled } as const
    await transitionRegistration(tx, registration, { status: 'expired' }, actor)
    await freeSeats(tx, registration)
    await mailCancellation(context, tx, registration, actor)
  })
}
