import { inArray } from 'drizzle-orm'
import type { PanelSettingsChanges } from '../../../../schemas/second-factor.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { facts, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, editors, recordSecurityEvent } from '../../platform/index.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import { hasSecondFactor } from '../second-factors/check-code.ts'
import { getPanelSettings } from './get-panel-settings.ts'
import { recordPanelEvent } from './record-panel-event.ts'
import { demandFact, readSecondFactorDemanded } from './second-factor-demanded.ts'

/** Demands a second factor of everybody, or leaves it to each; 409 for staff who have none themselves. */
export async function updatePanelSettings(
  context: ApiContext,
  { isSecondFactorDemanded, password }: PanelSettingsChanges,
) {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  await assertReauthenticated(context, password)
  if (isSecondFactorDemanded && !(await hasSecondFactor(context, user.userId))) throw new ApiError('NO_SECOND_FACTOR')
  const value = isSecondFactorDemanded ? 'yes' : 'no'
  await db.transaction(async (tx) => {
    if ((await readSecondFactorDemanded(tx)) === isSecondFactorDemanded) return
    await tx
      .insert(facts)
      .values({ name: demandFact, value })
      .onConflictDoUpdate({ target: facts.name, set: { value } })
    const event = isSecondFactorDemanded ? 'second-factor-demanded' : 'second-factor-left-free'
    await recordPanelEvent(tx, { event, actorId: user.userId })
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.role, [...editors]))
    await notifyTags(
      tx,
      people.map(({ id }) => `user:${id}`),
    )
  })
  recordSecurityEvent(context, 'panel-settings-changed', { isSecondFactorDemanded })
  return getPanelSettings(context)
}
