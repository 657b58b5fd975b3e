import type { ApiContext } from '../context.ts'
import { billedInvoices } from '../invoices/billed-invoices.ts'
import { assertVisible } from '../registrations/assert-visible.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { paidOf } from './money-of-registration.ts'
import { planCancellation, type Wish } from './plan-cancellation.ts'

/** What canceling would do to the money, now. */
export async function getCancellationEffect(context: ApiContext, id: string, wish: Wish) {
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  const isBilled = (await billedInvoices(context.db, id)).length > 0
  return planCancellation(registration, wish, { isBilled, paid: await paidOf(context.db, registration) }).effect
}
