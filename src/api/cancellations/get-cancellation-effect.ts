import type { ApiContext } from '../context.ts'
import { assertVisible } from '../registrations/assert-visible.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { billedOf } from './money-of-registration.ts'
import { planCancellation, type Wish } from './plan-cancellation.ts'

/** What canceling would do to the money, now. */
export async function getCancellationEffect(context: ApiContext, id: string, wish: Wish) {
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  return planCancellation(registration, wish, await billedOf(context.db, registration)).effect
}
