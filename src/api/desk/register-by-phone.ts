import { and, eq, gt, sql } from 'drizzle-orm'
import type { NewPhoneRegistration } from '../../../schemas/phone-registration.ts'
import type { Transaction } from '../../db/client.ts'
import { registrations, waitingListEntries } from '../../db/tables.ts'
import { billedInvoices } from '../money/index.ts'
import { type ApiContext, ApiError, callerOf, type ErrorDetail, invalid, requestHash } from '../platform/index.ts'
import {
  changeSessions,
  loadRegistration,
  lockSession,
  recordAgreed,
  recordReason,
  registerIn,
} from '../registrations/index.ts'
import { addParticipants, findCaller, lastBilled, type PhoneCustomer } from './phone-customer.ts'

type LockedSession = Awaited<ReturnType<typeof lockSession>>

/** As long as a key is remembered. */
const recent = sql`now() - make_interval(mins => 10)`

/** What the same request made a moment ago; the session is locked, so nobody makes it meanwhile. */
async function findMade(tx: Transaction, session: string, hash: string | null) {
  if (!hash) return null
  const isSame = and(eq(registrations.sessionId, session), eq(registrations.requestHash, hash))
  const [made] = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(isSame, gt(registrations.createdAt, recent)))
  return made?.id ?? null
}

/** Where the last bill of a customer went, else to who calls. */
async function billedAt(tx: Transaction, { account, organisation }: PhoneCustomer) {
  const last = lastBilled(sql`${account.id}::uuid`, sql`${organisation?.id ?? null}::uuid`)
  const { rows } = await tx.execute<{ email: string | null }>(sql`select ${last} as email`)
  return rows[0]?.email ?? account.email
}

/** Whom it bills: as given, else the customer's own address; 400 at what is not known of that. */
async function billedTo(tx: Transaction, { invoice, reference }: NewPhoneRegistration, customer: PhoneCustomer) {
  if (invoice) return invoice
  const { account, organisation } = customer
  const { address, zip, city, country } = organisation ?? account
  const name = organisation?.name ?? `${account.firstName} ${account.lastName}`
  const missing = Object.entries({ address, zip, city, country }).find(([, value]) => !value)
  if (missing) throw invalid(`invoice.${missing[0]}`, 'error.required')
  const given = { address: address ?? '', zip: zip ?? '', city: city ?? '', country: country ?? '' }
  return { name, ...given, email: await billedAt(tx, customer), vat: organisation?.vat ?? undefined, reference }
}

/** Who takes part beside those who were ticked: new ones, and who calls where they come themselves. */
function rowsOf({ contactTakesPart, newStudents }: NewPhoneRegistration, { account }: PhoneCustomer) {
  const rows = newStudents ?? []
  const { firstName, lastName, email } = account
  const isNamed = rows.some((row) => row.email.toLowerCase() === email.toLowerCase())
  return contactTakesPart && !isNamed ? [{ firstName, lastName, email }, ...rows] : rows
}

const countWaiting = (tx: Transaction, session: string) =>
  tx.$count(
    waitingListEntries,
    and(eq(waitingListEntries.sessionId, session), eq(waitingListEntries.status, 'waiting')),
  )

/** What it comes to, told to whoever is to agree: amounts in cents, seats, whom it is for, and what was there already. */
async function effectOf(tx: Transaction, id: string, session: LockedSession, customer: PhoneCustomer) {
  const { net, vat, billing, outcome, expiresAt, participants, invoice } = await loadRegistration(tx, id)
  const [bill] = await billedInvoices(tx, id)
  const { account, organisation, known, isJoining } = customer
  const over = Math.max(session.seatsTaken + participants.length - session.capacity, 0)
  const facts = {
    net,
    vat,
    total: net + vat,
    participants: participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    payment: outcome === 'partner' && billing === 'invoice' ? 'partner' : billing,
    billed: [invoice.name, invoice.address, `${invoice.zip} ${invoice.city}`].join(', '),
    email: account.email,
    contact: `${account.firstName} ${account.lastName}`,
    organisation: organisation?.name,
    dueOn: bill?.dueOn,
    expiresAt: expiresAt?.toISOString(),
    knownUser: known.user ? account.id : undefined,
    knownOrganisation: known.organisation ? organisation?.id : undefined,
    joining: isJoining ? organisation?.name : undefined,
    taken: over > 0 ? session.seatsTaken : undefined,
    capacity: over > 0 ? session.capacity : undefined,
    waiting: await countWaiting(tx, session.id),
  }
  return Object.entries(facts).flatMap(([name, value]): ErrorDetail[] =>
    value === undefined ? [] : [{ path: `effect.${name}`, message: String(value) }],
  )
}

/** Errors of participants at where they stand in what was sent: ticked, or in a row. */
function atTheirRows(error: unknown, { students = [] }: NewPhoneRegistration) {
  if (!(error instanceof ApiError) || !error.details) return error
  const details = error.details.map((detail): ErrorDetail => {
    const [name, index, field] = detail.path.split('.')
    if (name !== 'students' || index === undefined) return detail
    const place = Number(index) - students.length
    if (place >= 0)
      return { ...detail, path: ['newStudents', place, field].filter((part) => part !== undefined).join('.') }
    return field ? { path: 'students', message: 'error.birthData' } : detail
  })
  return new ApiError(error.code, details)
}

/** Says what it comes to where that was not shown yet, or something else was; who is known is used once that was said. */
function assertShown(input: NewPhoneRegistration, customer: PhoneCustomer, effect: ErrorDetail[]) {
  const isOf = (name: string) => effect.find(({ path }) => path === `effect.${name}`)?.message
  if (input.total === undefined || String(input.total) !== isOf('total')) throw new ApiError('EFFECT_CHANGED', effect)
  if (customer.known.user) throw new ApiError('USER_EXISTS', effect)
  if (customer.known.organisation) throw new ApiError('ORGANISATION_NAME_EXISTS', effect)
  if (isOf('taken') && !input.isOverCapacityAccepted) throw new ApiError('SESSION_FULLY_BOOKED', effect)
}

async function register(context: ApiContext, tx: Transaction, input: NewPhoneRegistration, hash: string | null) {
  const caller = callerOf(context)
  const session = await lockSession(tx, input.session)
  const made = await findMade(tx, session.id, hash)
  if (made) return made
  const customer = await findCaller(context, tx, input)
  const { account, organisation, claimUrl } = customer
  const added = await addParticipants(context, tx, customer, rowsOf(input, customer))
  const students = [...new Set([...(input.students ?? []), ...added])]
  if (students.length === 0) throw invalid('students', 'error.participants')
  const { price, reason, note, payment, discountCode, reference } = input
  const wanted = { session: session.id, students, payment, discountCode, reference, agreedToTerms: true }
  const invoice = await billedTo(tx, input, customer)
  const whose = { userId: account.id, organisationId: organisation?.id ?? null }
  // Whether it is accepted is asked together with the rest, below.
  const phone = { ...whose, hash, price, isOverCapacityAccepted: true, claimUrl }
  const id = await registerIn(
    context,
    tx,
    caller,
    session,
    { ...wanted, invoice, enterpriseSize: undefined, total: undefined },
    null,
    { phone },
  )
  const said = { userId: caller.userId }
  if (reason) await recordAgreed(tx, id, { ...said, reason })
  if (note) await recordReason(tx, id, { ...said, reason: `note: ${note}` })
  assertShown(input, customer, await effectOf(tx, id, session, customer))
  return id
}

/**
 * Registers for somebody who calls: customer and participants are found or made with it, all of it or nothing. 409 that
 * says what it comes to, unless `total` is that; the same request under one key registers once.
 */
export async function registerByPhone(context: ApiContext, given: NewPhoneRegistration, key: string | null) {
  const session = given.session.toLowerCase()
  const students = given.students?.map((id) => id.toLowerCase())
  const input = { ...given, session, students }
  const hash = requestHash(key, callerOf(context).userId, given)
  try {
    return await changeSessions(context, [session], (tx) => register(context, tx, input, hash))
  } catch (error) {
    throw atTheirRows(error, input)
  }
}
