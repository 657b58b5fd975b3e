import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newCancellationTerms, cancellationTerms as terms } from '../../../schemas/cancellation-terms.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { cancellationTerms } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import {
  type ApiContext,
  ApiError,
  dayField,
  finance,
  journalled,
  lock,
  pick,
  type Resource,
  type ResourceCalls,
  recordChange,
  resourceRoutes,
} from '../platform/index.ts'

/** 409 for terms in force, since orders may point to them, and for those that somebody changed since they were read. */
async function assertComing(tx: Transaction, id: string, readAt?: string) {
  await lock(tx, { cancellationTerms: [id] })
  const [known] = await tx
    .select(pick(cancellationTerms, 'validFrom', 'updatedAt'))
    .from(cancellationTerms)
    .where(eq(cancellationTerms.id, id))
  if (!known || known.validFrom <= brusselsDay(new Date())) throw new ApiError('STATE_CONFLICT')
  if (readAt && Date.parse(readAt) !== known.updatedAt.getTime()) throw new ApiError('VERSION_CONFLICT')
}

const changeTerms = (context: ApiContext, id: string, change: (tx: Transaction) => Promise<unknown>, readAt?: string) =>
  context.db.transaction(async (tx) => {
    await assertComing(tx, id, readAt)
    const before = await journalled(tx, resource, id)
    await change(tx)
    await recordChange(context, tx, resource, { id, before, after: await journalled(tx, resource, id) })
    await notifyTags(tx, [`cancellationTerms:${id.toLowerCase()}`, 'allCancellationTerms'])
  })

async function updateTerms(context: ApiContext, id: string, { updatedAt, ...input }: AnyObject): Promise<string> {
  const changes = { ...input, updatedAt: new Date() }
  await changeTerms(
    context,
    id,
    (tx) => tx.update(cancellationTerms).set(changes).where(eq(cancellationTerms.id, id)),
    updatedAt,
  )
  return id
}

const removeTerms = (context: ApiContext, id: string): Promise<void> =>
  changeTerms(context, id, (tx) => tx.delete(cancellationTerms).where(eq(cancellationTerms.id, id)))

const resource: Resource & ResourceCalls = {
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
  access: { read: 'everyone', create: finance, update: finance, delete: finance },
  failures: { create: ['ALREADY_EXISTS'], update: ['STATE_CONFLICT', 'ALREADY_EXISTS'], delete: ['STATE_CONFLICT'] },
  table: cancellationTerms,
  columns: {
    _id: cancellationTerms.id,
    ...pick(cancellationTerms, 'validFrom', 'refunds', 'daysToReplace', 'daysToMove', 'updatedAt'),
  },
  filters: {
    _id: cancellationTerms.id,
    validFrom: dayField(cancellationTerms.validFrom),
  },
  sort: [['validFrom', 'DESC']],
  schema: terms,
  input: newCancellationTerms,
  journal: 'values',
  version: cancellationTerms.updatedAt,
  update: updateTerms,
  remove: removeTerms,
}

export const cancellationTermsRoutes = resourceRoutes(resource)
