import { eq } from 'drizzle-orm'
import type { PublishingPlanChanges } from '../../../../schemas/publishing-plan.ts'
import type { Transaction } from '../../../db/client.ts'
import { publishingPlans } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock } from '../../platform/index.ts'
import { futureInstant, keepVersions } from './plan-publishing.ts'
import { readPlan } from './read-plans.ts'

/** A plan that waits for its time, which nobody else settles meanwhile; 404 for none, 409 once it is settled. */
async function lockWaiting(tx: Transaction, id: string) {
  const { _id } = await readPlan(tx, id)
  await lock(tx, { publishingPlans: [_id] })
  const [plan] = await tx.select().from(publishingPlans).where(eq(publishingPlans.id, _id))
  if (plan?.status !== 'planned') throw new ApiError('STATE_CONFLICT')
  return plan
}

/** Changes when, in which languages or what becomes public, before its time. */
export async function changePlan({ db, user }: ApiContext, id: string, input: PublishingPlanChanges) {
  const at = input.at === undefined ? undefined : futureInstant(input.at)
  return db.transaction(async (tx) => {
    const plan = await lockWaiting(tx, id)
    const chosen = input.locales ?? plan.locales
    const documents = input.documents ? await keepVersions(tx, input.documents, chosen, user?.userId) : plan.documents
    await tx
      .update(publishingPlans)
      .set({ documents, locales: chosen, ...(at && { at }) })
      .where(eq(publishingPlans.id, plan.id))
    return readPlan(tx, id)
  })
}

/** Takes a plan back before its time: nothing becomes public, the drafts stay. */
export async function withdrawPlan({ db }: ApiContext, id: string) {
  return db.transaction(async (tx) => {
    const plan = await lockWaiting(tx, id)
    await tx
      .update(publishingPlans)
      .set({ status: 'withdrawn', settledAt: new Date() })
      .where(eq(publishingPlans.id, plan.id))
    return readPlan(tx, id)
  })
}
