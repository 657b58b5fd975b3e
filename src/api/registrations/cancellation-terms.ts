import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newCancellationTerms, cancellationTerms as terms } from '../../../schemas/cancellation-terms.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { cancellationTerms } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type ApiContext, ApiError, dayField, desk, lock, pick, resourceRoutes } from '../platform/index.ts'

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

async function updateTerms(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  await changeTerms(context, id, async (tx) => {
    if (Object.keys(input).length === 0) return
    await tx.update(cancellationTerms).set(input).where(eq(cancellationTerms.id, id))
  })
  return id
}

const removeTerms = (context: ApiContext, id: string): Promise<void> =>
  changeTerms(context, id, (tx) => tx.delete(cancellationTerms).where(eq(cancellationTerms.id, id)))

export const cancellationTermsRoutes = resourceRoutes({
  names: ['cancellationTerms', 'allCancellationTerms'],
  words: {
    one: 'a set of cancellation terms',
    many: 'cancellation terms',
    about:
      'What customers get back who cancel, and until when participants are replaced and registrations moved free of charge. The terms in force at the order hold for it.',
  },
  more: {
    create: 'Terms hold for what is ordered from a day on, today or later; a day has one set of them (409).',
    update: 'Terms that have come into force stay as they are (409).',
    delete: 'Terms that have come into force stay (409).',
  },
  example: {
    validFrom: '2027-01-01',
    refunds: [
      { days: 14, percent: 100 },
      { days: 5, percent: 50 },
    ],
    daysToReplace: 0,
    daysToMove: 14,
  },
  access: { read: 'everyone', create: desk, update: desk, delete: desk },
  failures: { create: ['ALREADY_EXISTS'], update: ['STATE_CONFLICT', 'ALREADY_EXISTS'], delete: ['STATE_CONFLICT'] },
  table: cancellationTerms,
  columns: {
    _id: cancellationTerms.id,
    ...pick(cancellationTerms, 'validFrom', 'refunds', 'daysToReplace', 'daysToMove'),
  },
  filters: {
    _id: cancellationTerms.id,
    validFrom: dayField(cancellationTerms.validFrom),
  },
  sort: [['validFrom', 'DESC']],
  schema: terms,
  input: newCancellationTerms,
  update: updateTerms,
  remove: removeTerms,
})
