import { eq } from 'drizzle-orm'
import type { DraftConfirmation } from '../../../../schemas/registration-draft.ts'
import type { Transaction } from '../../../db/client.ts'
import { registrationDrafts } from '../../../db/tables.ts'
import { countMailToSelf } from '../../mail/index.ts'
import { type ApiContext, ApiError, type Principal, withMutex } from '../../platform/index.ts'
import { mutexNameOf } from '../registrations/change-registration.ts'
import { registerIn } from '../registrations/create-registration.ts'
import { lockSession } from '../registrations/lock-session.ts'
import { findByKey } from '../registrations/repeated-request.ts'
import { findChosen, findRegistered } from './draft-students.ts'
import { type Draft, type DraftSession, findDraft, findSession } from './find-draft.ts'

/** A draft that is a registration already is found by it. */
const keyOf = (draft: string) => `draft ${draft.toLowerCase()}`

/** Whom the step shows. */
async function shownStudents(tx: Transaction, caller: Principal, draft: Draft, session: DraftSession) {
  const registered = await findRegistered(tx, caller, session.id)
  const chosen = await findChosen(tx, caller, draft, session, registered)
  return chosen.map(({ _id }) => _id)
}

/** 409 for other participants than were shown; a colleague may have changed them. */
function assertShown(shown: readonly string[] | undefined, students: readonly string[]) {
  if (!shown || String(shown.map((id) => id.toLowerCase()).sort()) === String([...students].sort())) return
  throw new ApiError('EFFECT_CHANGED', [{ path: 'students', message: 'error.participantsChanged' }])
}

async function confirmIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  session: DraftSession,
  { draft: id, agreedToTerms, students: shown, total }: DraftConfirmation,
): Promise<string> {
  // First the session, as everything that takes seats does: who comes second finds what the first one made.
  const locked = await lockSession(tx, session.id)
  const known = await findByKey(tx, caller.userId, keyOf(id))
  if (known) return known
  const draft = await findDraft(tx, caller, session.courseId)
  if (draft?.id !== id.toLowerCase()) throw new ApiError('NOT_FOUND')
  const { invoice, reference } = draft
  // Whoever saved nobody was shown, and registers, who is found for them.
  const isAsShown = shown || !draft.students
  const students = isAsShown ? await shownStudents(tx, caller, draft, session) : (draft.students ?? [])
  assertShown(shown, students)
  if (students.length === 0) throw new ApiError('INVALID', [{ path: 'students', message: 'error.participants' }])
  if (!invoice) throw new ApiError('INVALID', [{ path: 'invoice', message: 'error.required' }])
  const input = { session: session.id, students, invoice, reference, agreedToTerms, total }
  const registration = await registerIn(context, tx, caller, locked, input, keyOf(id))
  await tx.delete(registrationDrafts).where(eq(registrationDrafts.id, draft.id))
  return registration
}

/**
 * Makes a draft a registration, which holds its seats from then on; the same draft sent twice makes one. 409 when it has
 * other participants, or comes to another total, than was shown.
 */
export async function confirmDraft(
  context: ApiContext,
  caller: Principal,
  sessionId: string,
  confirmation: DraftConfirmation,
) {
  await countMailToSelf(context)
  const session = await findSession(context.db, sessionId)
  return withMutex(mutexNameOf(session.id), () =>
    context.db.transaction((tx) => confirmIn(context, tx, caller, session, confirmation)),
  )
}
