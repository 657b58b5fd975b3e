import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { addJob } from '../../../db/add-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { mails, stateChanges } from '../../../db/tables.ts'
import { type ApiContext, ApiError, lock, uuidPattern } from '../../platform/index.ts'
import { mailColumns, mailState } from './mail-resource.ts'

const justNow = gt(stateChanges.createdAt, sql`now() - interval '1 minute'`)

/** A button pressed twice sends once. */
const wasJustSent = (tx: Transaction, id: string) =>
  tx.$count(stateChanges, and(eq(stateChanges.entity, 'mail'), eq(stateChanges.entityId, id), justNow))

/**
 * Sends a mail once more, and keeps who did. What was not sent is tried again itself; of what was sent another one goes
 * out. 409 where its link is not kept any more, or is being sent as it is.
 */
export async function sendAgain({ db, user }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return db.transaction(async (tx) => {
    await lock(tx, { mails: [id] })
    const [mail] = await tx.select().from(mails).where(eq(mails.id, id))
    if (!mail) throw new ApiError('NOT_FOUND')
    const [{ state } = { state: '' }] = await tx.select({ state: mailState }).from(mails).where(eq(mails.id, id))
    if (state !== 'sent' && state !== 'undelivered') throw new ApiError('STATE_CONFLICT')
    if ((await wasJustSent(tx, id)) === 0) {
      await recordStateChange(tx, {
        entity: 'mail',
        entityId: id,
        from: state,
        to: 'again',
        userId: user?.userId ?? null,
      })
      if (state === 'undelivered') {
        await tx.update(mails).set({ claimedAt: null }).where(eq(mails.id, id))
        await addJob(tx, 'send-mail', { mail: id })
      } else {
        await queueMail(tx, { key: `again:${randomUUID()}`, to: mail.to, locale: mail.locale, ...mail.data })
      }
    }
    const [shown] = await tx.select(mailColumns).from(mails).where(eq(mails.id, id))
    return shown
  })
}
