import { type SQL, sql } from 'drizzle-orm'
import { recordStateChange } from '../../../db/record-state-change.ts'
import type { attendances, certificates, results } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'

interface Record {
  kind: 'attendance' | 'result' | 'certificate'
  table: typeof attendances | typeof certificates | typeof results
  /** What it said, for the history of the session. */
  said: SQL
}

/** Takes a record away, and keeps with its session who did, of whom it was and what it said. */
export const removeRecord =
  ({ kind, table, said }: Record) =>
  ({ db, user }: ApiContext, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ student: string; session: string; said: string }>(
        sql`delete from ${table} where id = ${id} returning student_id as student, session_id as session, ${said} as said`,
      )
      const [gone] = rows
      if (!gone) throw new ApiError('NOT_FOUND')
      const change = { entity: 'session', entityId: gone.session, from: gone.said, to: `${kind}-removed` } as const
      await recordStateChange(tx, { ...change, reason: gone.student, userId: user?.userId })
    })
