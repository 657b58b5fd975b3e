import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, students, type users } from '../../db/tables.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type StudentStatus, studentTransitions } from '../../domain/student-states.ts'
import { findStudent } from './create-own-student.ts'

/** Whom a participant that waited becomes. */
const next: Partial<Record<StudentStatus, StudentStatus>> = {
  wait_for_approval: 'new',
  wait_for_approval_has_password: 'active',
}

interface Decided {
  account: Pick<typeof users.$inferSelect, 'id' | 'email'>
  organisationId: string
  approval: 'approved' | 'rejected'
  userId: string | null
}

/**
 * What a decision means for the participant with the applicant's address: it becomes the account's, or goes where
 * it was made for this account.
 */
export async function decideStudent(tx: Transaction, { account, organisationId, approval, userId }: Decided) {
  const student = await findStudent(tx, organisationId, account.email)
  if (!student) return
  const { id, status: from } = student
  const approved = approval === 'approved'
  const to = approved ? next[from] : 'deleted'
  if (next[from] && to && canTransition(studentTransitions, from, to, 'administrator')) {
    await tx.update(students).set({ status: to }).where(eq(students.id, id))
    await recordStateChange(tx, { entity: 'student', entityId: id, from, to, userId })
  }
  await tx
    .update(memberships)
    .set({ studentId: approved ? id : null })
    .where(and(eq(memberships.userId, account.id), eq(memberships.organisationId, organisationId)))
}
