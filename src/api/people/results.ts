import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newResult, result, resultChanges } from '../../../schemas/result.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { results } from '../../db/tables.ts'
import { isPass } from '../../domain/certificates.ts'
import type { ApiContext } from '../platform/index.ts'
import { ApiError, customersAnd, desk, instantOf, invalid, lock, pick, resourceRoutes } from '../platform/index.ts'
import { findSeat, ownRecords, removeRecord } from './training-records.ts'

/** No more points than there are. */
function assertScore({ score, maximum }: { score: number; maximum: number }) {
  if (score > maximum) throw invalid('score', 'error.score')
}

const wordOf = ({ score, maximum }: { score: number; maximum: number }) => `${score}/${maximum}`

const createResult = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { student, session, passed = isPass(input.score, input.maximum), ...given } = newResult.cast(input)
    assertScore(given)
    await findSeat(tx, student, session)
    const row = { studentId: student, sessionId: session, ...given, passed }
    const [made] = await tx.insert(results).values(row).returning({ id: results.id })
    const id = String(made?.id)
    await recordStateChange(tx, 'result', id, { to: wordOf(given), userId: user?.userId })
    return id
  })

/** Mends a result; other points say anew whether it is a pass, unless that is said too. */
const updateResult = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    await lock(tx, { results: [id] })
    const [known] = await tx.select().from(results).where(eq(results.id, id))
    if (!known) throw new ApiError('NOT_FOUND')
    const { score = known.score, maximum = known.maximum, passed, remark = known.remark } = resultChanges.cast(input)
    assertScore({ score, maximum })
    const [from, to] = [wordOf(known), wordOf({ score, maximum })]
    const changes = { score, maximum, remark, passed: passed ?? (from === to ? known.passed : isPass(score, maximum)) }
    await tx.update(results).set(changes).where(eq(results.id, id))
    await recordStateChange(tx, 'result', id, { from, to, userId: user?.userId })
    return id
  })

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
  create: createResult,
  update: updateResult,
  remove: removeRecord({ kind: 'result', table: results, said: sql`score || '/' || maximum` }),
})
