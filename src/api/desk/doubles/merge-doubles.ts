import { sql } from 'drizzle-orm'
import type { Merge } from '../../../../schemas/double.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { isContention } from '../../../db/retry-transactions.ts'
import type { DoubleKind } from '../../../domain/doubles.ts'
import { type ApiContext, ApiError, isWithin, lock } from '../../platform/index.ts'
import { clashesOf } from './compare-doubles.ts'
import { foldRow } from './fold-row.ts'
import { mergeOrganisations } from './merge-organisations.ts'
import { mergeStudents } from './merge-students.ts'
import type { Mergeable, Pair, Row } from './pair.ts'
import { type Addressed, readAddressed, readPair } from './read-pair.ts'

/** Something else was there once all was locked: begin anew. */
const inTheWay = Symbol('in the way')

/** Less than PostgreSQL takes before it looks for two that wait for each other, and ends one of them. */
const patience = sql.raw(`set local lock_timeout = '200ms'`)
/** Each of them begins anew a few times by itself (`retryTransactions`). */
const mostTries = 4

/**
 * Does in one transaction what locks rows that everything else locks in orders of its own: whoever is there already goes
 * first, so that nobody's order or payment fails for it. 409 where they stay.
 */
async function giveWay<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result | typeof inTheWay>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await db
      .transaction(async (tx) => {
        await tx.execute(patience)
        return run(tx)
      })
      .catch((error: unknown) => {
        if (isContention(error)) return inTheWay
        throw error
      })
    if (result !== inTheWay) return result as Result
  }
  throw new ApiError('STATE_CONFLICT')
}

const mergeables: Record<DoubleKind, Mergeable> = { student: mergeStudents, organisation: mergeOrganisations }

/** Who made one of two, at what was made and at the customer it is of. */
async function record(
  tx: Transaction,
  kind: DoubleKind,
  pair: Pair,
  about: { customer: string; dropped: Row; userId: string; name: string },
) {
  const { customer, dropped, userId, name } = about
  const change = { from: null, to: 'merged', userId, reason: `${name} (${dropped.email ?? dropped.vat ?? dropped.id})` }
  await recordStateChange(tx, { ...change, entity: kind, entityId: pair.kept })
  if (kind === 'organisation') return
  const entity = dropped.organisation_id ? 'organisation' : 'user'
  await recordStateChange(tx, { ...change, entity, entityId: customer, to: 'participants-merged' })
}

/** Makes one of two: everything of the one that goes is of the one that stays, in one transaction; it stays so. */
export async function mergeDoubles({ db, user }: ApiContext, addressed: Addressed, { version, values }: Merge) {
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const { kind, pair } = readAddressed(addressed)
  return giveWay(db, async (tx) => {
    await readPair(tx, kind, pair)
    const rows = await mergeables[kind].rows(tx, pair)
    await lock(tx, rows, 'update')
    if (!isWithin(await mergeables[kind].rows(tx, pair), rows)) return inTheWay
    const { dropped, version: present, customer, names } = await readPair(tx, kind, pair)
    if (present !== version) throw new ApiError('VERSION_CONFLICT')
    if ((await clashesOf(tx, kind, pair, 'nl')).length > 0) throw new ApiError('STATE_CONFLICT')
    await foldRow(tx, mergeables[kind], pair, values)
    await record(tx, kind, pair, { customer, dropped, userId: user.userId, name: names[1] ?? '' })
    return { _id: pair.kept, customer }
  })
}
