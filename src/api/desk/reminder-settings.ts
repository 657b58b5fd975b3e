import {
  type ReminderSettingsChanges,
  reminderSettingsChanges,
  reminderSettings as shownSettings,
} from '../../../schemas/reminder.ts'
import { differencesOf } from '../../db/record-state-change.ts'
import { reminderSettings } from '../../db/tables.ts'
import { recordPanelEvent } from '../identity/index.ts'
import { readReminderSettings } from '../money/index.ts'
import { type ApiContext, callerOf, finance, get, lockTurn, put, routes } from '../platform/index.ts'

/** Reminders that went stay as they were. */
async function updateSettings(context: ApiContext, changes: ReminderSettingsChanges) {
  const { userId: actorId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    await lockTurn(tx, 'reminderSettings')
    const [before] = await tx.select().from(reminderSettings)
    await tx.update(reminderSettings).set(changes)
    const differences = differencesOf(before ?? {}, changes)
    await recordPanelEvent(tx, { event: 'reminder-settings-changed', actorId, differences })
  })
  return readReminderSettings(context.db)
}

export const reminderSettingsRoutes = routes(
  get('/', {
    id: 'reminderSettings',
    summary: 'When reminders go, and what they cost',
    description:
      'Whether they go by themselves, how many days after the due day each of the three levels goes, the cents of each after the first, and whether the last asks damages.',
    access: finance,
    response: shownSettings,
    run: ({ db }) => readReminderSettings(db),
  }),
  put('/', {
    id: 'updateReminderSettings',
    summary: 'Says when reminders go, and what they cost',
    description:
      'Levels are at least 15 days apart, and one after the first costs at most 7.50 euro, as the law has it.',
    access: finance,
    response: shownSettings,
    body: reminderSettingsChanges,
    run: (context, { body }) => updateSettings(context, body),
  }),
)
