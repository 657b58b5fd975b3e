import {
  type BillingSettingsChanges,
  billingSettingsChanges,
  billingSettings as shownSettings,
} from '../../../schemas/billing-settings.ts'
import type { Executor } from '../../db/client.ts'
import { differencesOf } from '../../db/record-state-change.ts'
import { billingSettings } from '../../db/tables.ts'
import type { BillingSettings } from '../../domain/billing.ts'
import { recordPanelEvent } from '../identity/index.ts'
import { type ApiContext, callerOf, finance, get, lockTurn, pick, put, routes } from '../platform/index.ts'

/** What staff decide, by the names it has everywhere. */
export const settingColumns = pick(
  billingSettings,
  ...(['daysUntilDue', 'mostOpen', 'paidBefore', 'forPrivatePersons', 'daysKept'] as const),
)

export async function readBillingSettings(db: Executor): Promise<BillingSettings> {
  const [settings] = await db.select(settingColumns).from(billingSettings)
  if (!settings) throw new Error('The row of billing_settings is gone')
  return settings
}

/** What was billed before keeps its due day, and the day until which its seats are kept. */
async function updateBillingSettings(context: ApiContext, changes: BillingSettingsChanges) {
  const { userId: actorId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    await lockTurn(tx, 'billingSettings')
    const [before] = await tx.select().from(billingSettings)
    await tx.update(billingSettings).set(changes)
    const differences = differencesOf(before ?? {}, changes)
    await recordPanelEvent(tx, { event: 'billing-settings-changed', actorId, differences })
  })
  return readBillingSettings(context.db)
}

export const billingSettingsRoutes = routes(
  get('/', {
    id: 'billingSettings',
    summary: 'Who may register on invoice',
    description:
      'Days until such an invoice is due, how many cents one customer may have open, how many invoices must have been paid before, whether private persons may too, and what becomes of seats that stay unpaid.',
    access: finance,
    response: shownSettings,
    run: (context) => readBillingSettings(context.db),
  }),
  put('/', {
    id: 'updateBillingSettings',
    summary: 'Says who may register on invoice',
    description: 'For registrations from now on; what was billed before stays as it was.',
    access: finance,
    response: shownSettings,
    body: billingSettingsChanges,
    run: (context, { body }) => updateBillingSettings(context, body),
  }),
)
