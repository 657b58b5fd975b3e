import { lt, sql } from 'drizzle-orm'
import type { RegistrationDraftChanges } from '../../../schemas/registration-draft.ts'
import { registrationDrafts } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { checkParticipants, findParticipants } from '../registrations/find-participants.ts'
import { draftLife, findSession } from './find-draft.ts'
import { presentDraft } from './present-draft.ts'

/** Keeps what is known of a registration by now; participants must be the caller's. Those that nobody came back to go. */
export const saveDraft = (
  { db }: ApiContext,
  caller: Principal,
  sessionId: string,
  { students, invoice, reference }: RegistrationDraftChanges,
) =>
  db.transaction(async (tx) => {
    const session = await findSession(tx, sessionId)
    const ids = students && [...new Set(students.map((id) => id.toLowerCase()))]
    if (ids) checkParticipants(ids, await findParticipants(tx, caller, ids))
    await tx.delete(registrationDrafts).where(lt(registrationDrafts.updatedAt, sql`now() - ${draftLife}`))
    const changes = { students: ids, invoice, reference, updatedAt: new Date() }
    const owner = { userId: caller.userId, organisationId: caller.organisation, courseId: session.courseId }
    const { userId, organisationId, courseId } = registrationDrafts
    const [draft] = await tx
      .insert(registrationDrafts)
      .values({ ...owner, ...changes })
      .onConflictDoUpdate({ target: [userId, organisationId, courseId], set: changes })
      .returning()
    return presentDraft(tx, caller, session, draft)
  })
