import { eq } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import { giveCertificate } from '../certificates/create-certificate.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { lock } from '../lock.ts'
import { participantsOf } from './list-participants.ts'

/** Gives a certificate to everybody in an ended session who earned one and has none; all of them or nobody. */
export async function giveCertificates(context: ApiContext, sessionId: string) {
  if (!uuidPattern.test(sessionId)) throw new ApiError('NOT_FOUND')
  return context.db.transaction(async (tx) => {
    // Two who press at once go one after the other, and the second finds nobody left.
    await lock(tx, { sessions: [sessionId] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.endDate > new Date()) throw new ApiError('SESSION_NOT_ENDED')
    const without = (await participantsOf(tx, sessionId)).filter(({ certificate }) => !certificate)
    const earned = without.filter(({ obstacle }) => !obstacle)
    for (const { student } of earned) await giveCertificate(context, tx, { student, session: sessionId })
    return { given: earned.length, withheld: without.length - earned.length }
  })
}
