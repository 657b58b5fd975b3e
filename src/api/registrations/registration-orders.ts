import type { OrderKind } from '../payments/orders.ts'
import { changeRegistration } from './change-registration.ts'
import { decidedRegistration } from './decided-registration.ts'
import { registrationMismatch } from './registration-mismatch.ts'
import { settleRegistration } from './settle-registration.ts'

/** How registrations deal with money. */
export const registrationOrders: OrderKind = {
  change: (context, id, work) =>
    changeRegistration(context, id, (tx, registration) =>
      work(tx, {
        mismatch: (payment) => registrationMismatch(context, tx, registration, payment),
        decided: (payment) => decidedRegistration(context, tx, registration, payment),
      }),
    ),
  settle: (context, { id, order }, status) => settleRegistration(context, { id, registrationId: order }, status),
  // One that waits for money has no invoice yet.
  billPaid: async () => false,
}
