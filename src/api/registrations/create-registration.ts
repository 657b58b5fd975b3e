import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import type { registrations } from '../../db/tables.ts'
import { keepBillingAddress } from '../identity/index.ts'
import { countMailToSelf } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, callerOf, isVerifiedAccount, networkHash } from '../platform/index.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { withoutGuessing } from './discount-codes.ts'
import { checkBirthData, checkParticipants, findParticipants, refuseSeated } from './find-participants.ts'
import { insertRegistration } from './insert-registration.ts'
import { type LockedSession, lockSession } from './load-registration.ts'
import { changeSessions } from './transition-registration.ts'
import { type Offer, offersOf, offersTo, seatsOf } from './waiting-list-entries.ts'

/** The same for the same request, however its JSON was written. */
function hashOf({
  session,
  students,
  invoice,
  reference,
  payment,
  enterpriseSize,
  discountCode,
}: NewRegistration): string {
  const { name, address, zip, city, country, email, vat } = invoice
  const parts = [session, students, name, address, zip, city, country, email, vat, invoice.reference, reference]
  // To pay online goes without saying.
  if (payment && payment !== 'online') parts.push(payment)
  if (enterpriseSize) parts.push(enterpriseSize)
  if (discountCode) parts.push(`code ${discountCode}`)
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
}

/** What was made under a key, whatever it was asked by. */
const madeUnder = (userId: string, key: string | null) =>
  sql`from registrations where user_id = ${userId} and idempotency_key = ${key}`

export async function findByKey(db: Executor, userId: string, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`select id ${madeUnder(userId, key)}`)
  return rows[0]?.id ?? null
}

/** What decides about seats beside the session and who is to take part, all under the lock of the session. */
export interface SeatFacts {
  /** Those who have a seat in it. */
  seated: readonly string[]
  /** What the waiting list offered to any of them. */
  offers: readonly Offer[]
  isPartner: boolean
  isVerified: boolean
  /** What the same key made before. */
  made: { id: string; organisationId: string | null; requestHash: string } | null
  /** What is to go once it is a registration. */
  draft?: string
}

type Whose = Pick<typeof registrations.$inferSelect, 'userId' | 'organisationId'>

async function findFacts(
  tx: Transaction,
  { userId, organisationId }: Whose,
  { session, students }: NewRegistration,
  key: string | null,
): Promise<SeatFacts> {
  const people = sql`${sql.param(students)}::uuid[]`
  const { rows } = await tx.execute<SeatFacts & Record<string, unknown>>(sql`select
    array(select student_id from registration_students
      where session_id = ${session} and student_id = any(${people}) and held) as seated,
    ${offersTo(session, people)} as offers,
    coalesce((select is_partner from organisations where id = ${organisationId}), false) as "isPartner",
    ${isVerifiedAccount(userId)} as "isVerified",
    (select json_build_object('id', id, 'organisationId', organisation_id, 'requestHash', request_hash)
      ${madeUnder(userId, key)}) as made`)
  if (!rows[0]) throw new Error('A statement without a table gives one row')
  return rows[0]
}

/** Everything under the lock of the session, which the caller took: who comes second sees what the first one took. */
export async function registerIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  session: LockedSession,
  input: NewRegistration,
  key: string | null,
  known?: SeatFacts,
): Promise<string> {
  const { students } = input
  const found = await findParticipants(tx, caller, students)
  // What staff register belongs to whom the participants belong to.
  const organisationId = caller.role === 'STAFF' ? (found[0]?.organisationId ?? null) : caller.organisation
  const userId = caller.role === 'STAFF' && !organisationId ? (found[0]?.ownerId ?? caller.userId) : caller.userId
  const hash = hashOf(input)
  const { made, seated, isPartner, isVerified, ...facts } =
    known ?? (await findFacts(tx, { userId, organisationId }, input, key))
  if (made) {
    const isSame = made.requestHash === hash && made.organisationId === organisationId
    if (!isSame) throw new ApiError('IDEMPOTENCY_MISMATCH')
    return made.id
  }

  checkParticipants(students, found)
  if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
  if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (session.courseType === 'CERTIFICATION') checkBirthData(students, found)
  refuseSeated(students, seated)
  const offers = offersOf(facts.offers, students)
  const taken = session.seatsTaken - seatsOf(offers)
  if (taken + students.length > session.capacity) throw new ApiError('SESSION_FULLY_BOOKED')
  const isOwn = caller.role === 'CONTACT'
  const network = context.address ? networkHash(context.address, context.jwtSecret) : null
  const whose = { userId, organisationId, callerId: caller.userId, isOwn, networkHash: network, isPartner }
  const draft = facts.draft ?? null
  const entry = { session, key, hash, offers, draft, ...whose, isVerified: !isOwn || isVerified }
  const id = await insertRegistration(tx, input, entry)
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
  return withoutGuessing(context, input.discountCode, () =>
    changeSessions(context, [input.session], async (tx) =>
      registerIn(context, tx, caller, await lockSession(tx, input.session), input, key),
    ),
  )
}
