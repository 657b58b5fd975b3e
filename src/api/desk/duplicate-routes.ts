import { sql } from 'drizzle-orm'
import { comparedDoubles, double, type Merge, merge, merged } from '../../../schemas/customer.ts'
import type { Database, Transaction } from '../../db/client.ts'
import { isContention } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { type DoubleKind, doubleKinds } from '../../domain/customers.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  desk,
  get,
  idParameter,
  isWithin,
  listOf,
  localeParameter,
  lock,
  office,
  pagingParameters,
  pathParameter,
  post,
  queryParameter,
  routes,
} from '../platform/index.ts'
import type { Addressed, Mergeable, Pair, Row } from './compare-duplicates.ts'
import { clashesOf, compareDuplicates, readAddressed, readPair } from './compare-duplicates.ts'
import { listDuplicates } from './list-duplicates.ts'
import { mergeOrganisations } from './merge-organisations.ts'
import { mergeRow, mergeStudents } from './merge-students.ts'

/** Something else was there once all was locked: begin anew. */
const retry = Symbol('retry')

/** Less than PostgreSQL takes before it looks for two that wait for each other, and ends one of them. */
const patience = sql.raw(`set local lock_timeout = '200ms'`)
/** Each of them begins anew a few times by itself (`retryTransactions`). */
const mostTries = 4

/**
 * Does in one transaction what locks rows that everything else locks in orders of its own: whoever is there already goes
 * first, so that nobody's order or payment fails for it. 409 where they stay.
 */
async function retryOnLock<Result>(
  db: Database,
  run: (tx: Transaction) => Promise<Result | typeof retry>,
): Promise<Result> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await db
      .transaction(async (tx) => {
        await tx.execute(patience)
        return run(tx)
      })
      .catch((error: unknown) => {
        if (isContention(error)) return retry
        throw error
      })
    if (result !== retry) return result as Result
  }
  throw new ApiError('STATE_CONFLICT')
}

const mergeables: Record<DoubleKind, Mergeable> = { student: mergeStudents, organisation: mergeOrganisations }

/** Who made one of two, at what was made and at the customer it is of. */
async function record(
  tx: Transaction,
  kind: DoubleKind,
  pair: Pair,
  { customer, dropped, userId, name }: { customer: string; dropped: Row; userId: string; name: string },
) {
  const change = { to: 'merged', userId, reason: `${name} (${dropped.email ?? dropped.vat ?? dropped.id})` }
  await recordStateChange(tx, kind, pair.kept, change)
  if (kind === 'organisation') return
  const entity = dropped.organisation_id ? 'organisation' : 'user'
  await recordStateChange(tx, entity, customer, { ...change, to: 'participants-merged' })
}

/** Makes one of two: everything of the one that goes is of the one that stays, in one transaction; it stays so. */
function mergeDuplicates(context: ApiContext, addressed: Addressed, { version, values }: Merge) {
  const { userId } = callerOf(context)
  const { kind, pair } = readAddressed(addressed)
  return retryOnLock(context.db, async (tx) => {
    await readPair(tx, kind, pair)
    const rows = await mergeables[kind].rows(tx, pair)
    await lock(tx, rows, 'update')
    if (!isWithin(await mergeables[kind].rows(tx, pair), rows)) return retry
    const { dropped, version: present, customer, names } = await readPair(tx, kind, pair)
    if (present !== version) throw new ApiError('VERSION_CONFLICT')
    if ((await clashesOf(tx, kind, pair, 'nl')).length > 0) throw new ApiError('STATE_CONFLICT')
    await mergeRow(tx, mergeables[kind], pair, values)
    await record(tx, kind, pair, { customer, dropped, userId, name: names[1] ?? '' })
    return { _id: pair.kept, customer }
  })
}

const kinds = doubleKinds.map((kind) => `\`${kind}\``).join(' or ')
const parameters = [
  pathParameter('kind', `What they are: ${kinds}.`),
  idParameter('The id of the one that stays.', 'kept'),
  idParameter('The id of the one that goes.', 'dropped'),
]

export const duplicateRoutes = routes(
  get('/', {
    id: 'doubles',
    summary: 'Those that are probably one',
    description:
      'Participants of one customer with the same name and birth date or e-mail address, and organisations with the same VAT number or nearly the same name; the one that was there first stands first.',
    access: office,
    parameters: [
      ...pagingParameters,
      queryParameter('kind', 'string', `Only those of this kind: ${kinds}.`),
      queryParameter('customer', 'string', 'Only those of this customer.'),
    ],
    response: listOf(double, 'DoubleList'),
    run: (context, { query }) => listDuplicates(context, query),
  }),
  get('/:kind/:kept/:dropped', {
    id: 'comparedDoubles',
    summary: 'Two of a kind beside each other',
    description:
      'What is known of each, what each has, and why they cannot become one yet: a person has one seat in a session, and one result, certificate and attendance of it.',
    access: desk,
    parameters: [...parameters, localeParameter('The language of titles')],
    response: comparedDoubles,
    run: (context, { params, query }) => compareDuplicates(context, params, query),
  }),
  post('/:kind/:kept/:dropped', {
    id: 'mergeDoubles',
    summary: 'Makes one of two',
    description:
      'Everything of the one that goes becomes of the one that stays, with the chosen values, and it cannot be undone. Issued invoices and certificates keep their text. 409 while something stands in the way, or when one of them was changed since `version`.',
    access: desk,
    failures: ['STATE_CONFLICT', 'VERSION_CONFLICT'],
    parameters,
    response: merged,
    body: merge,
    run: (context, { params, body }) => mergeDuplicates(context, params, body),
  }),
)
