import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { memberships, students, users } from '../../db/tables.ts'
import type { StudentStatus } from '../../domain/students.ts'
import { lock } from '../platform/index.ts'
import { isMembership } from './add-membership.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName' | 'phone' | 'language'>

/**
 * Makes a participant of an account's own person, in an organisation or as a private person's. One that is there under
 * the same address stays as it is: it becomes the account's only when the organisation lets that in.
 */
export async function createOwnStudent(
  tx: Transaction,
  { id, email, firstName, lastName, phone, language }: Account,
  { organisationId, status }: { organisationId: string | null; status: StudentStatus },
) {
  const [student] = await tx
    .insert(students)
    .values({
      firstName,
      lastName,
      email,
      phone,
      language,
      status,
      organisationId,
      ownerId: organisationId ? null : id,
    })
    .onConflictDoNothing()
    .returning({ id: students.id })
  if (!student) return
  await recordStateChange(tx, 'student', student.id, { to: status, userId: id })
  // Whoever has none yet is this participant from now on.
  const [table, isTheirs] = organisationId ? [memberships, isMembership(id, organisationId)] : [users, eq(users.id, id)]
  await tx
    .update(table)
    .set({ studentId: student.id })
    .where(and(isTheirs, isNull(table.studentId)))
}

/** The participant of an address in an organisation, locked. */
export async function findStudent(tx: Transaction, organisationId: string, email: string) {
  const isTheirs = and(
    eq(students.organisationId, organisationId),
    eq(sql`lower(${students.email})`, email.toLowerCase()),
    ne(students.status, 'deleted'),
  )
  const { id, status } = students
  await lock(tx, { students: (await tx.select({ id }).from(students).where(isTheirs)).map((one) => one.id) })
  const [student] = await tx.select({ id, status }).from(students).where(isTheirs)
  return student ?? null
}

/** A private person's participants come along into its organisation, but for those that are there already. */
export async function bringStudents(tx: Transaction, ownerId: string, organisationId: string) {
  const alreadyThere = sql`exists (select from students there where there.organisation_id = ${organisationId}
    and lower(there.email) = lower(${students.email}) and there.status <> 'deleted')`
  await tx
    .update(students)
    .set({ organisationId, ownerId: null })
    .where(and(eq(students.ownerId, ownerId), isNull(students.organisationId), sql`not ${alreadyThere}`))
}
