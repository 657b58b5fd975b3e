import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange, recordStateChanges } from '../../../db/record-state-change.ts'
import { students } from '../../../db/tables.ts'
import type { ApiParts } from '../../platform/index.ts'
import { assertRoomForStudents } from './assert-room-for-students.ts'
import { mailInvitation } from './mail-invitation.ts'
import { isApplicant } from './own-students.ts'
import type { StudentOwner } from './student-owner.ts'

/** Whom an organisation adds itself is its participant, whether or not it lets in who asked to join with that address. */
async function dropApplicant(
  tx: Transaction,
  { organisationId, userId }: Pick<StudentOwner, 'organisationId' | 'userId'>,
  email: string,
) {
  if (!organisationId) return
  const dropped = await tx
    .update(students)
    .set({ status: 'deleted' })
    .where(
      and(
        eq(students.organisationId, organisationId),
        eq(sql`lower(${students.email})`, email.toLowerCase()),
        isApplicant,
      ),
    )
    .returning({ id: students.id })
  const change = { entity: 'student', from: 'wait_for_approval', to: 'deleted', userId } as const
  await recordStateChanges(
    tx,
    dropped.map(({ id }) => ({ ...change, entityId: id })),
  )
}

/**
 * Adds a participant, who is new, and with `sendMail` invites it; gives back its id.
 * One e-mail address stands once among an organisation's participants: else STUDENT_EXISTS.
 */
export async function addStudent(
  tx: Transaction,
  { publicUrl }: Pick<ApiParts, 'publicUrl'>,
  { organisationId, ownerId, invitedBy, language, userId }: StudentOwner,
  { sendMail, organisation: _, ...input }: AnyObject,
): Promise<string> {
  const { firstName, lastName, email, ...others } = input
  await dropApplicant(tx, { organisationId, userId }, email)
  await assertRoomForStudents(tx, { organisationId, ownerId }, 1)
  const [student] = await tx
    .insert(students)
    .values({ language, ...others, firstName, lastName, email, status: 'new', organisationId, ownerId })
    .returning()
  if (!student) throw new Error('A participant was not added')
  await recordStateChange(tx, { entity: 'student', entityId: student.id, from: null, to: 'new', userId })
  if (sendMail) {
    await tx.update(students).set({ status: 'invited' }).where(eq(students.id, student.id))
    await recordStateChange(tx, { entity: 'student', entityId: student.id, from: 'new', to: 'invited', userId })
    await mailInvitation(tx, student, { invitedBy, publicUrl })
  }
  return student.id
}
