import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { cancellationTerms } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'

/** 409 for terms in force: orders may point to them. */
async function assertComing(tx: Transaction, id: string) {
  await lock(tx, { cancellationTerms: [id] })
  const [known] = await tx
    .select({ validFrom: cancellationTerms.validFrom })
    .from(cancellationTerms)
    .where(eq(cancellationTerms.id, id))
  if (!known || known.validFrom <= brusselsDay(new Date())) throw new ApiError('STATE_CONFLICT')
}

const changeTerms = ({ db }: ApiContext, id: string, change: (tx: Transaction) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await assertComing(tx, id)
    await change(tx)
    await notifyTags(tx, [`cancellationTerms:${id.toLowerCase()}`, 'allCancellationTerms'])
  })

export async function updateTerms(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  await changeTerms(context, id, async (tx) => {
    if (Object.keys(input).length === 0) return
    await tx.update(cancellationTerms).set(input).where(eq(cancellationTerms.id, id))
  })
  return id
}

export const removeTerms = (context: ApiContext, id: string): Promise<void> =>
  changeTerms(context, id, (tx) => tx.delete(cancellationTerms).where(eq(cancellationTerms.id, id)))
