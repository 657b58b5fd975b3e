import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject, InferType } from 'yup'
import { newResult, result, resultChanges } from '../../../schemas/result.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { results } from '../../db/tables.ts'
import { isPass } from '../../domain/certificates.ts'
import { ApiError, customersAnd, desk, instantOf, invalid, lock, pick, resourceRoutes } from '../platform/index.ts'
import { findSeat, ownRecords, removeRecord } from './training-records.ts'

/** No more points than there are. */
function assertScore({ score, maximum }: { score: number; maximum: number }) {
  if (score > maximum) throw invalid('score', 'error.score')
}

const wordOf = ({ score, maximum }: { score: number; maximum: number }) => `${score}/${maximum}`

interface Told {
  userId?: string | undefined
  /** Who wrote it, where that is no colleague. */
  by?: string
}

async function insertResult(tx: Transaction, input: AnyObject, { userId, by }: Told): Promise<string> {
  const { student, session, passed = isPass(input.score, input.maximum), ...given } = newResult.cast(input)
  assertScore(given)
  await findSeat(tx, student, session)
  const row = { studentId: student, sessionId: session, ...given, passed }
  const [made] = await tx.insert(results).values(row).returning({ id: results.id })
  const id = String(made?.id)
  await recordStateChange(tx, 'result', id, { to: wordOf(given), userId, reason: by })
  return id
}

/** Mends a result; other points say anew whether it is a pass, unless that is said too. */
async function mendResult(tx: Transaction, id: string, input: AnyObject, { userId, by }: Told): Promise<string> {
  await lock(tx, { results: [id] })
  const [known] = await tx.select().from(results).where(eq(results.id, id))
  if (!known) throw new ApiError('NOT_FOUND')
  const { score = known.score, maximum = known.maximum, passed, remark = known.remark } = resultChanges.cast(input)
  assertScore({ score, maximum })
  const [from, to] = [wordOf(known), wordOf({ score, maximum })]
  const changes = { score, maximum, remark, passed: passed ?? (from === to ? known.passed : isPass(score, maximum)) }
  await tx.update(results).set(changes).where(eq(results.id, id))
  await recordStateChange(tx, 'result', id, { from, to, userId, reason: by })
  return id
}

/** Writes what a participant of a session, which is locked, got: over what stands there, if anything. */
export async function noteResult(
  tx: Transaction,
  { student, session, ...points }: InferType<typeof newResult>,
  told: Told,
) {
  await findSeat(tx, student, session)
  const [known] = await tx
    .select({ id: results.id, ...pick(results, 'score', 'maximum') })
    .from(results)
    .where(and(eq(results.studentId, student), eq(results.sessionId, session)))
  if (!known) return insertResult(tx, { student, session, ...points }, told)
  return wordOf(known) === wordOf(points) ? known.id : mendResult(tx, known.id, points, told)
}

const columns = {
  _id: results.id,
  student: results.studentId,
  session: results.sessionId,
  ...pick(results, 'score', 'maximum', 'passed', 'createdAt'),
}

export const resultRoutes = resourceRoutes({
  names: ['result', 'results'],
  words: {
    one: 'a result',
    many: 'results',
    about: 'Scores of participants in a session: staff see all, customers those of their participants.',
  },
  more: { create: 'The participant must be registered for the session.' },
  access: { read: customersAnd(desk), create: desk, update: desk, delete: desk },
  failures: { create: ['ALREADY_EXISTS'] },
  table: results,
  columns: { ...columns, remark: results.remark, createdAt: instantOf(results.createdAt) },
  filters: columns,
  sort: [['createdAt', 'DESC']],
  schema: result,
  input: newResult,
  changes: resultChanges,
  visible: (caller) => ownRecords(caller, results.studentId),
  create: ({ db, user }, input) => db.transaction((tx) => insertResult(tx, input, { userId: user?.userId })),
  update: ({ db, user }, id, input) => db.transaction((tx) => mendResult(tx, id, input, { userId: user?.userId })),
  remove: removeRecord({ kind: 'result', table: results, said: sql`score || '/' || maximum` }),
})
