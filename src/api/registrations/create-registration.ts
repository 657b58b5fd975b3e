import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import { keepBillingAddress } from '../identity/index.ts'
import { countMailToSelf } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, callerOf, networkHash, pick } from '../platform/index.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { assertNotSeated, checkBirthData, checkParticipants, findParticipants } from './find-participants.ts'
import { insertRegistration } from './insert-registration.ts'
import { type LockedSession, lockSession } from './load-registration.ts'
import { changeSessions } from './transition-registration.ts'
import { findOffers, seatsOf } from './waiting-list-entries.ts'

/** The same for the same request, however its JSON was written. */
function hashOf({ session, students, invoice, reference }: NewRegistration): string {
  const { name, address, zip, city, country, email, vat } = invoice
  const parts = [session, students, name, address, zip, city, country, email, vat, invoice.reference, reference]
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
}

/** What was made under a key, whatever it was asked by. */
export async function findByKey(db: Executor, userId: string, key: string) {
  const [known] = await db
    .select(pick(registrations, 'id', 'organisationId', 'requestHash'))
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.idempotencyKey, key)))
  return known
}

/** Everything under the lock of the session, which the caller took: who comes second sees what the first one took. */
export async function registerIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  session: LockedSession,
  input: NewRegistration,
  key: string | null,
): Promise<string> {
  const { students } = input
  const found = await findParticipants(tx, caller, students)
  // What staff register belongs to whom the participants belong to.
  const organisationId = caller.role === 'STAFF' ? (found[0]?.organisationId ?? null) : caller.organisation
  const userId = caller.role === 'STAFF' && !organisationId ? (found[0]?.ownerId ?? caller.userId) : caller.userId
  const hash = hashOf(input)
  const repeated = key !== null && (await findByKey(tx, userId, key))
  if (repeated) {
    const isSame = repeated.requestHash === hash && repeated.organisationId === organisationId
    if (!isSame) throw new ApiError('IDEMPOTENCY_MISMATCH')
    return repeated.id
  }

  checkParticipants(students, found)
  if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
  if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (session.courseType === 'CERTIFICATION') checkBirthData(students, found)
  await assertNotSeated(tx, session.id, students)
  const offers = await findOffers(tx, session.id, students)
  const taken = session.seatsTaken - seatsOf(offers)
  if (taken + students.length > session.capacity) throw new ApiError('SESSION_FULLY_BOOKED')
  const isOwn = caller.role === 'CONTACT'
  const network = context.address ? networkHash(context.address, context.jwtSecret) : null
  const whose = { userId, organisationId, callerId: caller.userId, isOwn, networkHash: network }
  const id = await insertRegistration(tx, input, { session, key, hash, offers, ...whose })
  if (isOwn) await keepBillingAddress(tx, caller, input.invoice)
  await confirmRegistration(context, tx, id)
  return id
}

/** Puts participants down for a session, all of them or none; the same request under one key registers once. */
export async function createRegistration(context: ApiContext, given: NewRegistration, key: string | null) {
  const caller = callerOf(context)
  await countMailToSelf(context)
  const input = {
    ...given,
    session: given.session.toLowerCase(),
    students: given.students.map((id) => id.toLowerCase()),
  }
  return changeSessions(context, [input.session], async (tx) =>
    registerIn(context, tx, caller, await lockSession(tx, input.session), input, key),
  )
}
