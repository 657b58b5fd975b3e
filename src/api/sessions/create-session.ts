import type { NewSession } from '../../../schemas/session-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { sessions } from '../../db/tables.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { decisionColumns } from './decision-columns.ts'
import { sessionTimes } from './session-times.ts'

/** Plans a session of a course; gives back its id. */
export const createSession = ({ db }: ApiContext, input: NewSession): Promise<string> =>
  db.transaction(async (tx) => {
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
    await notifyTags(tx, ['sessions', tagOf.sessionsOf(course)])
    return String(session?.id)
  })
