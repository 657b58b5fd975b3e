import { eq } from 'drizzle-orm'
import type { NewRegistration } from '../../../../schemas/registration.ts'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { organisations, registrationStudents, registrations } from '../../../db/tables.ts'
import { keptUntil, registrationTerms } from '../../../domain/registration-terms.ts'
import { ApiError, isVerified } from '../../platform/index.ts'
import { changeSeatsTaken } from '../sessions/change-seats-taken.ts'
import { acceptOffers, type Offer, seatsOf } from '../waiting-list/find-offers.ts'
import { offerFreedSeats } from '../waiting-list/offer-freed-seats.ts'
import { assertUnpaidSeats, assertUnverifiedSeats } from './assert-unpaid-seats.ts'

interface Entry {
  session: { id: string; startDate: Date; price: number | null }
  userId: string
  organisationId: string | null
  key: string | null
  hash: string
  /** Whose deed it is: staff may register for others. */
  callerId: string
  isOwn: boolean
  /** The network it came from, while that may be known. */
  networkHash: string | null
  /** What the waiting list offered them: its seats are counted already. */
  offers: readonly Offer[]
}

async function isPartner(tx: Transaction, organisationId: string | null): Promise<boolean> {
  if (!organisationId) return false
  const [organisation] = await tx
    .select({ isPartner: organisations.isPartner })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return organisation?.isPartner ?? false
}

/** Writes a registration that was found in order, and takes its seats; 409 when it comes to another total than was shown. */
export async function insertRegistration(tx: Transaction, input: NewRegistration, entry: Entry): Promise<string> {
  const { session, userId, organisationId, key, hash, callerId, networkHash } = entry
  const now = new Date()
  const { price, startDate: start } = session
  const seats = input.students.length
  const byAgreement = await isPartner(tx, organisationId)
  const terms = registrationTerms({ price, start }, seats, byAgreement, now)
  if (input.total !== undefined && input.total !== terms.net + terms.vat) throw new ApiError('EFFECT_CHANGED')
  const isUnpaid = terms.status === 'awaiting_payment' && !byAgreement
  const verified = !entry.isOwn || (await isVerified(tx, userId))
  if (entry.isOwn && isUnpaid) await assertUnpaidSeats(tx, { userId, organisationId }, seats)
  if (!verified) await assertUnverifiedSeats(tx, { userId, networkHash }, seats)
  const { vat = null, reference = null, ...invoice } = input.invoice
  const [row] = await tx
    .insert(registrations)
    .values({
      ...terms,
      expiresAt: keptUntil(terms, verified, now),
      sessionId: session.id,
      userId,
      organisationId,
      networkHash: verified ? null : networkHash,
      invoice: { ...invoice, vat, reference },
      reference: input.reference,
      agreedToTermsAt: now,
      paidAt: terms.status === 'paid' ? now : null,
      idempotencyKey: key,
      requestHash: key && hash,
    })
    .onConflictDoNothing({ target: [registrations.userId, registrations.idempotencyKey] })
    .returning({ id: registrations.id })
  // The same key at the same moment for another session: for this one its requests stand in line.
  if (!row) throw new ApiError('IDEMPOTENCY_MISMATCH')
  await tx
    .insert(registrationStudents)
    .values(input.students.map((studentId) => ({ registrationId: row.id, studentId, sessionId: session.id })))
  await acceptOffers(tx, entry.offers, row.id, { userId: callerId, isOwn: entry.isOwn })
  await changeSeatsTaken(tx, session.id, seats - seatsOf(entry.offers))
  if (entry.offers.length > 0) await offerFreedSeats(tx, session.id)
  await recordStateChange(tx, {
    entity: 'registration',
    entityId: row.id,
    from: null,
    to: terms.status,
    userId: callerId,
  })
  return row.id
}
