import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { attendances, results } from '../../db/tables.ts'
import { certificateObstacle } from '../../domain/earned-certificate.ts'
import { ApiError } from '../errors.ts'

/** 409 for whoever was too often away, or has failed. */
export async function assertEarned(tx: Transaction, studentId: string, sessionId: string) {
  const [days] = await tx
    .select({
      daysRecorded: sql<number>`count(*)::int`,
      daysPresent: sql<number>`count(*) filter (where ${attendances.present})::int`,
    })
    .from(attendances)
    .where(and(eq(attendances.studentId, studentId), eq(attendances.sessionId, sessionId)))
  const [result] = await tx
    .select({ passed: results.passed })
    .from(results)
    .where(and(eq(results.studentId, studentId), eq(results.sessionId, sessionId)))
  const { daysRecorded = 0, daysPresent = 0 } = days ?? {}
  const obstacle = certificateObstacle({ daysRecorded, daysPresent, passed: result?.passed ?? null })
  if (obstacle) throw new ApiError(obstacle === 'failed' ? 'STUDENT_FAILED' : 'STUDENT_ABSENT')
}
