import type { NewSession } from '../../../../schemas/session-editing.ts'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { sessions } from '../../../db/tables.ts'
import { type ApiContext, tagOf } from '../../platform/index.ts'
import { assertTrainerFree } from './assert-trainer-free.ts'
import { decisionColumns } from './decision-columns.ts'
import { sessionTimes } from './session-times.ts'

/** Plans one in the caller's transaction; gives back its id. */
export async function planSession({ user }: ApiContext, tx: Transaction, input: NewSession): Promise<string> {
  const { course, schedule, duration, location, language, trainer, capacity } = input
  const times = sessionTimes(schedule, duration)
  const [session] = await tx
    .insert(sessions)
    .values({
      ...times,
      ...decisionColumns(input, times.startDate),
      courseId: course,
      locationId: location,
      languageId: language,
      trainerId: trainer,
      capacity,
    })
    .returning({ id: sessions.id })
  const id = String(session?.id)
  const change = { entity: 'session', entityId: id, from: null, to: 'planned' } as const
  await recordStateChange(tx, { ...change, userId: user?.userId })
  await notifyTags(tx, ['sessions', tagOf.sessionsOf(course)])
  return id
}

/** Plans a session of a course; gives back its id. 409 where its trainer teaches elsewhere, unless that is accepted. */
export const createSession = (context: ApiContext, input: NewSession): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { trainer, schedule, isClashAccepted } = input
    if (trainer && !isClashAccepted) await assertTrainerFree(tx, { trainer, schedule })
    return planSession(context, tx, input)
  })
