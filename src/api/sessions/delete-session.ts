import { eq } from 'drizzle-orm'
import { notifyTags } from '../../db/notifications.ts'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'

/** Takes a session off the calendar; 409 once anybody was registered for it. */
export async function deleteSession({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const gone = await tx.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id })
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    await notifyTags(tx, ['sessions'])
  })
}
