import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { studentUploads } from '../../../db/tables.ts'
import { checkRows, type GoodRow, knownEmails, type RowError, studentOwner } from '../../identity/index.ts'
import { ApiError, lock, type Principal, uuidPattern } from '../../platform/index.ts'

export type Draft = typeof studentUploads.$inferSelect

/** An upload of the caller's, locked, until a day after it began; 404 for any other. */
export async function findDraft(tx: Transaction, caller: Principal, id: string): Promise<Draft> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await lock(tx, { studentUploads: [id] })
  const [draft] = await tx
    .select()
    .from(studentUploads)
    .where(
      and(
        eq(studentUploads.id, id),
        eq(studentUploads.userId, caller.userId),
        sql`${studentUploads.organisationId} is not distinct from ${caller.organisation}`,
        gt(studentUploads.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  if (!draft) throw new ApiError('NOT_FOUND')
  return draft
}

/** Which rows of a draft can be added for the caller, and what is wrong with the others. */
export async function checkDraft(tx: Transaction, caller: Principal, { rows, columns }: Draft) {
  const owner = await studentOwner(tx, caller, null)
  const { good, errors } = await checkRows(rows.slice(1), columns)
  const known = await knownEmails(tx, owner, good)
  const isKnown = ({ student }: GoodRow) => known.has(student.email.toLowerCase())
  const present: RowError[] = good
    .filter(isKnown)
    .map(({ row }) => ({ row, field: 'email', message: 'error.participantExists' }))
  return { owner, good: good.filter((row) => !isKnown(row)), errors: [...errors, ...present] }
}
