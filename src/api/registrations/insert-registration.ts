import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { NewRegistration } from '../../../schemas/registration.ts'
import type { Transaction } from '../../db/client.ts'
import { stateChangesOf } from '../../db/record-state-change.ts'
import { registrationStudents, registrations, sessions, users } from '../../db/tables.ts'
import { billedUntil } from '../../domain/billing.ts'
import { type CoursePrices, isCovered, priceBasket, refusalOfCode } from '../../domain/discounts.ts'
import { refusalOfCard } from '../../domain/prepaid-cards.ts'
import {
  isBilled,
  keptUntil,
  type RegistrationTerms,
  registrationTerms,
  unpaidSeats,
} from '../../domain/registrations.ts'
import { ApiError, invalid, lockTurn, ofCustomer } from '../platform/index.ts'
import { readBillingSettings } from './billing-settings.ts'
import { assertMayOwe } from './debtors.ts'
import { lockCode } from './discount-codes.ts'
import { lockCard, takeDays } from './prepaid-uses.ts'
import { changeSeatsTaken } from './seats-taken.ts'
import { assertSubsidised } from './subsidised-orders.ts'
import { acceptOffers, type Offer, seatsOf } from './waiting-list-entries.ts'
import { offerFreedSeats } from './waiting-list-offers.ts'

const isUnpaid = eq(registrations.status, 'awaiting_payment')
/** Free ones that are to come: as good as unpaid while nobody knows who holds them. */
const isFree = and(eq(registrations.status, 'paid'), eq(registrations.net, 0), gt(sessions.startDate, sql`now()`))

/** 409 when `holder` would have more seats than may be: requests for the same wait here for one another. */
async function assertFewer(
  tx: Transaction,
  holder: string,
  counted: SQL | undefined,
  { wanted, most, message }: { wanted: number; most: number; message: string },
) {
  await lockTurn(tx, `unpaid seats ${holder}`)
  const [held] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(users, eq(users.id, registrations.userId))
    .where(and(counted, registrationStudents.held))
  if ((held?.count ?? 0) + wanted > most) throw new ApiError('UNPAID_SEATS', [{ path: 'students', message }])
}

type Whose = Pick<Entry, 'userId' | 'organisationId' | 'networkHash'>

/** 409 when a customer would hold more seats than may be unpaid. */
async function assertUnpaidSeats(tx: Transaction, { userId, organisationId }: Whose, wanted: number) {
  const owner = { organisation: registrations.organisationId, user: registrations.userId }
  const theirs = ofCustomer({ userId, organisation: organisationId }, owner)
  const limit = { wanted, most: unpaidSeats.verified, message: 'error.unpaidSeats' }
  await assertFewer(tx, organisationId ?? userId, and(theirs, isUnpaid), limit)
}

/** 409 when an account whose address is not verified, or all such accounts of its network together, would hold too many. */
async function assertUnverifiedSeats(tx: Transaction, { userId, networkHash }: Whose, wanted: number) {
  const counted = or(isUnpaid, isFree)
  const own = { wanted, most: unpaidSeats.unverified, message: 'error.unverifiedSeats' }
  await assertFewer(tx, `account ${userId}`, and(eq(registrations.userId, userId), counted), own)
  if (!networkHash) return
  const isNear = and(eq(registrations.networkHash, networkHash), isNull(users.emailVerifiedAt), counted)
  const near = { wanted, most: unpaidSeats.network, message: 'error.networkSeats' }
  await assertFewer(tx, networkHash, isNear, near)
}

interface Entry {
  session: { id: string; courseId: string; startDate: Date } & CoursePrices
  userId: string
  organisationId: string | null
  key: string | null
  /** Tells the same request from another one under its key. */
  requestHash: string | null
  /** Cents a participant excluding VAT that staff agreed to, whatever the course costs. */
  price?: number
  /** Whose deed it is: staff may register for others. */
  callerId: string
  isOwn: boolean
  /** The network it came from, while that may be known. */
  networkHash: string | null
  /** What the waiting list offered them: its seats are counted already. */
  offers: readonly Offer[]
  isPartner: boolean
  /** Whoever's address is known, and staff. */
  isVerified: boolean
  /** The draft that becomes it. */
  draft: string | null
}

/** Until when its seats are kept unpaid, by the rules of how it is paid. */
async function seatsKeptUntil(tx: Transaction, terms: RegistrationTerms, entry: Entry, now: Date) {
  if (terms.billing !== 'invoice' || entry.isPartner) return keptUntil(terms, entry.isVerified, now)
  return billedUntil(await readBillingSettings(tx), entry.session.startDate, now)
}

/** The card that is to pay, locked; 400 at `prepaidCard` where it does not count. */
async function chooseCard(tx: Transaction, { prepaidCard }: NewRegistration, entry: Entry) {
  if (!prepaidCard) return null
  const { session, userId, organisationId } = entry
  const card = await lockCard(tx, prepaidCard, { userId, organisation: organisationId }, session.id)
  const refusal = refusalOfCard(card, session.price)
  if (refusal) throw invalid('prepaidCard', refusal)
  return card
}

/** It costs another total than was shown; at the card where others may have taken days of it. */
const changed = (card: object | null) =>
  new ApiError('EFFECT_CHANGED', card ? [{ path: 'prepaidCard', message: 'error.cardChanged' }] : undefined)

/**
 * What it costs, with what days pay and a code takes off, whose use is held until the transaction ends; 400 at `prepaidCard`
 * or `discountCode` where it does not count. 409 where that is another total than was shown: without the code, too, for who
 * typed it last. Where days pay for all, a code is not used.
 */
async function agreePrice(tx: Transaction, input: NewRegistration, entry: Entry, now: Date) {
  const { discountCode, students, total } = input
  const { session, userId, organisationId, price } = entry
  if (price !== undefined) return { net: price * students.length, agreed: null, codeId: null, cardId: null }
  const card = await chooseCard(tx, input, entry)
  const basket = { course: session, participants: students.length, now, start: session.startDate, card }
  const listed = priceBasket(basket)
  if (!discountCode || isCovered(basket)) {
    if (total !== undefined && total !== listed.total) throw changed(card)
    return { ...listed, codeId: null, cardId: card?.id ?? null }
  }
  const code = await lockCode(tx, discountCode, { userId, organisation: organisationId })
  const refusal = refusalOfCode(code, basket, session.courseId)
  if (refusal) throw invalid('discountCode', refusal)
  const agreed = priceBasket({ ...basket, code })
  if (total !== undefined && total !== agreed.total && total !== listed.total) throw changed(card)
  return { ...agreed, codeId: code?.id ?? null, cardId: card?.id ?? null }
}

/** Writes a registration that was found in order, and takes its seats; 409 when it comes to another total than was shown. */
export async function insertRegistration(tx: Transaction, input: NewRegistration, entry: Entry): Promise<string> {
  const { session, userId, organisationId, key, requestHash, callerId, networkHash, isVerified, isOwn } = entry
  const now = new Date()
  const { startDate: start } = session
  const { price = session.price } = entry
  const seats = input.students.length
  const payer = entry.isPartner ? 'partner' : (input.payment ?? 'online')
  const { net, agreed, codeId, cardId } = await agreePrice(tx, input, entry, now)
  const terms = registrationTerms({ price, start, net }, seats, payer, now)
  const isUnpaid = terms.status === 'awaiting_payment' && !entry.isPartner
  if (isOwn && isUnpaid) {
    await assertUnpaidSeats(tx, entry, seats)
    if (isBilled(terms.billing)) await assertMayOwe(tx, { userId, organisation: organisationId }, terms.net + terms.vat)
  }
  if (terms.billing === 'subsidy') await assertSubsidised(tx, input, { ...entry, net: terms.net })
  if (!isVerified) await assertUnverifiedSeats(tx, entry, seats)
  const { vat = null, reference = null, ...invoice } = input.invoice
  const insertion = tx
    .insert(registrations)
    .values({
      ...terms,
      expiresAt: await seatsKeptUntil(tx, terms, entry, now),
      sessionId: session.id,
      userId,
      organisationId,
      networkHash: isVerified ? null : networkHash,
      invoice: { ...invoice, vat, reference },
      reference: input.reference,
      agreed,
      discountCodeId: codeId,
      agreedToTermsAt: now,
      paidAt: terms.status === 'paid' ? now : null,
      idempotencyKey: key,
      requestHash,
      isByStaff: !isOwn,
    })
    .onConflictDoNothing({ target: [registrations.userId, registrations.idempotencyKey] })
    .returning({ id: registrations.id })
  const { rows } = await tx.execute<{ id: string }>(sql`with made as (${insertion.getSQL()}),
    seated as (insert into registration_students (registration_id, student_id, session_id)
      select made.id, student, ${session.id}::uuid from made, unnest(${sql.param(input.students)}::uuid[]) as student),
    begun as (delete from registration_drafts using made where registration_drafts.id = ${entry.draft}),
    recorded as (${stateChangesOf(sql`made`, 'registration', { to: terms.status, userId: callerId })})
    select id from made`)
  const [made] = rows
  // The same key at the same moment for another session: for this one its requests stand in line.
  if (!made) throw new ApiError('IDEMPOTENCY_MISMATCH')
  if (cardId) await takeDays(tx, made.id, cardId, agreed)
  await acceptOffers(tx, entry.offers, made.id, { userId: callerId, isOwn })
  await changeSeatsTaken(tx, session.id, seats - seatsOf(entry.offers))
  if (entry.offers.length > 0) await offerFreedSeats(tx, session.id)
  return made.id
}
