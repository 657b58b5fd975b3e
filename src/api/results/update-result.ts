import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { resultChanges } from '../../../schemas/result.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { results } from '../../db/tables.ts'
import { isPass } from '../../domain/earned-certificate.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'
import { checkScore } from './check-score.ts'

/** Mends a result; other points say anew whether it is a pass, unless that is said too. */
export const updateResult = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    await lock(tx, { results: [id] })
    const [known] = await tx.select().from(results).where(eq(results.id, id))
    if (!known) throw new ApiError('NOT_FOUND')
    const { score = known.score, maximum = known.maximum, passed, remark = known.remark } = resultChanges.cast(input)
    checkScore(score, maximum)
    const isSame = score === known.score && maximum === known.maximum
    const changes = { score, maximum, remark, passed: passed ?? (isSame ? known.passed : isPass(score, maximum)) }
    await tx.update(results).set(changes).where(eq(results.id, id))
    const [from, to] = [`${known.score}/${known.maximum}`, `${score}/${maximum}`]
    await recordStateChange(tx, { entity: 'result', entityId: id, from, to, userId: user?.userId })
    return id
  })
