import type { AnyObject } from 'yup'
import { newResult } from '../../../schemas/result.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { results } from '../../db/tables.ts'
import { isPass } from '../../domain/earned-certificate.ts'
import type { ApiContext } from '../context.ts'
import { findSeat } from '../training-records/find-seat.ts'
import { checkScore } from './check-score.ts'

/** Writes down what came of a participant's examination. */
export const createResult = ({ db, user }: ApiContext, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    const { student, session, score, maximum, passed, remark } = newResult.cast(input)
    checkScore(score, maximum)
    await findSeat(tx, student, session)
    const [row] = await tx
      .insert(results)
      .values({
        ...{ studentId: student, sessionId: session, score, maximum, remark },
        passed: passed ?? isPass(score, maximum),
      })
      .returning({ id: results.id })
    const id = String(row?.id)
    const change = { entity: 'result', entityId: id, from: null, to: `${score}/${maximum}` } as const
    await recordStateChange(tx, { ...change, userId: user?.userId })
    return id
  })
