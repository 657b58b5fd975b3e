import { and, eq, lt, sql } from 'drizzle-orm'
import type { DraftParticipant, RegistrationDraftChanges } from '../../../../schemas/registration-draft.ts'
import type { Transaction } from '../../../db/client.ts'
import { registrationDrafts, students } from '../../../db/tables.ts'
import { addStudent, ownStudents, studentOwner } from '../../identity/index.ts'
import { type ApiContext, ApiError, type Principal } from '../../platform/index.ts'
import { checkParticipants, findParticipants } from '../registrations/find-participants.ts'
import { draftLife, findDraft, findSession } from './find-draft.ts'
import { presentDraft } from './present-draft.ts'

/** As many as one registration takes. */
const mostStudents = 100

/** Whoever stands among the caller's participants under that name and address already: sending again adds nobody twice. */
async function findSame(tx: Transaction, caller: Principal, { firstName, lastName, email }: DraftParticipant) {
  const same = (column: typeof students.email, value: string) => sql`lower(${column}) = lower(${value})`
  const [known] = await tx
    .select({ _id: students.id, firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(and(ownStudents(caller), same(students.email, email)))
  const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`.toLowerCase()
  return known && nameOf(known) === nameOf({ firstName, lastName }) ? known._id : undefined
}

/** The id of somebody who is new, or of one of the caller's who is changed; the latter not there is 404. */
async function keepParticipant(
  tx: Transaction,
  context: ApiContext,
  caller: Principal,
  { _id, language, ...given }: DraftParticipant,
): Promise<string> {
  const person = { ...given, ...(language && { language }) }
  const id = _id ?? (await findSame(tx, caller, given))
  if (!id) return addStudent(tx, context, await studentOwner(tx, caller, undefined), person)
  const [changed] = await tx
    .update(students)
    .set(person)
    .where(and(eq(students.id, id), ownStudents(caller)))
    .returning({ id: students.id })
  if (!changed) throw new ApiError('NOT_FOUND')
  return changed.id
}

/** Who takes part from now on; undefined where nothing was said of them. */
async function chosenStudents(
  tx: Transaction,
  context: ApiContext,
  caller: Principal,
  courseId: string,
  { students: asked, participant }: RegistrationDraftChanges,
): Promise<string[] | undefined> {
  const chosen = asked?.map((id) => id.toLowerCase())
  if (!participant) return chosen && [...new Set(chosen)]
  const added = await keepParticipant(tx, context, caller, participant)
  const before = chosen ?? (await findDraft(tx, caller, courseId))?.students ?? []
  return [...new Set([...before, added])]
}

/** Keeps what is known of a registration by now; participants must be the caller's. */
export const saveDraft = (context: ApiContext, caller: Principal, sessionId: string, given: RegistrationDraftChanges) =>
  context.db.transaction(async (tx) => {
    const session = await findSession(tx, sessionId)
    const ids = await chosenStudents(tx, context, caller, session.courseId, given)
    if (ids && ids.length > mostStudents)
      throw new ApiError('INVALID', [{ path: 'students', message: 'error.tooMany' }])
    if (ids) checkParticipants(ids, await findParticipants(tx, caller, ids))
    const { invoice, reference } = given
    const changes = { sessionId: session.id, students: ids, invoice, reference, updatedAt: new Date() }
    const owner = { userId: caller.userId, organisationId: caller.organisation, courseId: session.courseId }
    const { userId, organisationId, courseId } = registrationDrafts
    // What was left alone for too long and is not forgotten yet does not come back.
    const isOwn = and(eq(userId, caller.userId), eq(courseId, session.courseId))
    await tx.delete(registrationDrafts).where(and(isOwn, lt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`)))
    const [draft] = await tx
      .insert(registrationDrafts)
      .values({ ...owner, ...changes })
      .onConflictDoUpdate({ target: [userId, organisationId, courseId], set: changes })
      .returning()
    return presentDraft(tx, caller, session, draft)
  })
