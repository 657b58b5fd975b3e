import type { Merge } from '../../../schemas/double.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import type { DoubleKind } from '../../domain/doubles.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { isWithin, lock } from '../lock.ts'
import { clashesOf } from './compare-doubles.ts'
import { foldRow } from './fold-row.ts'
import { giveWay, inTheWay } from './give-way.ts'
import { mergeOrganisations } from './merge-organisations.ts'
import { mergeStudents } from './merge-students.ts'
import type { Mergeable, Pair, Row } from './pair.ts'
import { type Addressed, readAddressed, readPair } from './read-pair.ts'

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
