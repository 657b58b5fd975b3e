import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships, students, users } from '../../db/tables.ts'

const sameAddress = eq(sql`lower(${users.email})`, sql`lower(${students.email})`)

/** Whoever has the address of one of these participants, and is nobody's participant yet there, is that one from now on. */
export async function linkStudents(tx: Transaction, ids: string[]) {
  await tx
    .update(memberships)
    .set({ studentId: sql`${students.id}` })
    .from(students)
    .innerJoin(users, sameAddress)
    .where(
      and(
        inArray(students.id, ids),
        eq(memberships.userId, users.id),
        eq(memberships.organisationId, students.organisationId),
        eq(memberships.approval, 'approved'),
        isNull(memberships.studentId),
      ),
    )
  await tx
    .update(users)
    .set({ studentId: sql`${students.id}` })
    .from(students)
    .where(
      and(
        inArray(students.id, ids),
        ...[eq(students.ownerId, users.id), isNull(students.organisationId), isNull(users.studentId)],
        sameAddress,
      ),
    )
}
