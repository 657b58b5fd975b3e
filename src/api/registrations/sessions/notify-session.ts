import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { anySession, tagOf } from '../../platform/index.ts'

interface Planned {
  id: string
  courseId: string
}

/** Tells that a session has changed; `inLists` when lists of courses may now show another one, or in another order. */
export const notifySession = (tx: Transaction, { id, courseId }: Planned, inLists: boolean): Promise<void> =>
  notifyTags(tx, [tagOf.session(id), tagOf.sessionsOf(courseId), anySession, ...(inLists ? ['sessions'] : [])])
