import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { type registrations, sessions } from '../../db/tables.ts'
import { keepBillingAddress } from '../identity/index.ts'
import { countMailToSelf } from '../mail/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import { ApiError, callerOf, isVerifiedAccount, networkHash } from '../platform/index.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { withoutGuessing } from './discount-codes.ts'
import { checkBirthData, checkParticipants, findParticipants, refuseSeated } from './find-participants.ts'
import { insertRegistration } from './insert-registration.ts'
import { type LockedSession, lockSession } from './load-registration.ts'
import { changeSessions, recordReason } from './transition-registration.ts'
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
  prepaidCard,
}: NewRegistration): string {
  const { name, address, zip, city, country, email, vat } = invoice
  const parts = [session, students, name, address, zip, city, country, email, vat, invoice.reference, reference]
  // To pay online goes without saying.
  if (payment && payment !== 'online') parts.push(payment)
  if (enterpriseSize) parts.push(enterpriseSize)
  if (discountCode) parts.push(`code ${discountCode}`)
  if (prepaidCard) parts.push(`card ${prepaidCard.toLowerCase()}`)
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

/** What staff say of what they register for a customer who calls. */
export interface ByPhone extends Whose {
  /** Tells the same request from another one; null where it bears no key. */
  hash: string | null
  /** Cents a participant excluding VAT that were agreed. */
  price?: number
  isOverCapacityAccepted: boolean
  /** Where a new account is claimed, for its mail. */
  claimUrl?: string
}

/** What staff register belongs to whom they say, else to whom the participants belong to. */
function whoseIs(caller: Principal, [first]: Awaited<ReturnType<typeof findParticipants>>, phone?: ByPhone): Whose {
  if (phone) return phone
  if (caller.role !== 'STAFF') return { userId: caller.userId, organisationId: caller.organisation }
  const organisationId = first?.organisationId ?? null
  return { organisationId, userId: organisationId ? caller.userId : (first?.ownerId ?? caller.userId) }
}

/** Seats beyond its capacity, which staff accept by name; 409 where nobody does. */
export async function acceptOverCapacity(
  tx: Transaction,
  { id, capacity }: Pick<LockedSession, 'id' | 'capacity'>,
  wanted: number,
  isAccepted: boolean,
) {
  if (wanted <= capacity) return null
  if (!isAccepted) throw new ApiError('SESSION_FULLY_BOOKED')
  await tx
    .update(sessions)
    .set({ extraSeats: wanted - capacity })
    .where(eq(sessions.id, id))
  return `over capacity ${wanted} of ${capacity}`
}

/** Everything under the lock of the session, which the caller took: who comes second sees what the first one took. */
export async function registerIn(
  context: ApiContext,
  tx: Transaction,
  caller: Principal,
  session: LockedSession,
  input: NewRegistration,
  key: string | null,
  { known, phone }: { known?: SeatFacts; phone?: ByPhone } = {},
): Promise<string> {
  const { students } = input
  const found = await findParticipants(tx, caller, students)
  const { userId, organisationId } = whoseIs(caller, found, phone)
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
  const over = await acceptOverCapacity(tx, session, taken + students.length, phone?.isOverCapacityAccepted ?? false)
  const isOwn = caller.role === 'CONTACT'
  const network = context.address ? networkHash(context.address, context.jwtSecret) : null
  const whose = { userId, organisationId, callerId: caller.userId, isOwn, networkHash: network, isPartner }
  const draft = facts.draft ?? null
  const requestHash = phone ? phone.hash : key && hash
  const entry = { session, key, requestHash, offers, draft, ...whose, price: phone?.price }
  const id = await insertRegistration(tx, input, { ...entry, isVerified: !isOwn || isVerified })
  if (isOwn) await keepBillingAddress(tx, caller, input.invoice)
  if (over) await recordReason(tx, id, { userId: caller.userId, reason: over })
  await confirmRegistration(context, tx, id, phone?.claimUrl)
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
