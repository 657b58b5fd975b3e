import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type {
  DraftParticipant,
  RegistrationDraft,
  RegistrationDraftChanges,
} from '../../../schemas/registration-draft.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { registrationDrafts, students } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { isCovered, priceBasket, refusalOfCode } from '../../domain/discounts.ts'
import { refusalOfCard } from '../../domain/prepaid-cards.ts'
import { keptUntil, registrationTerms } from '../../domain/registrations.ts'
import { deadlinesOf } from '../../domain/sessions.ts'
import { countCourseSteps } from '../catalogue/index.ts'
import { addStudent, ownStudents, studentOwner } from '../identity/index.ts'
import { type ApiContext, ApiError, invalid, type Principal, pick } from '../platform/index.ts'
import { methodsFor } from './debtors.ts'
import { chosenOf, type DraftSession, draftLife, type FoundDraft, findDraft, type Known } from './find-draft.ts'
import { checkParticipants } from './find-participants.ts'
import { presentPriceLines } from './present-registration.ts'
import { offersOf, seatsOf } from './waiting-list-entries.ts'

type NewDraft = typeof registrationDrafts.$inferInsert

/** Who would be billed: as it was saved, else what the account says, and the last registration where that says nothing. */
function invoiceOf({ draft, known }: FoundDraft) {
  const none = { vat: null, reference: null }
  if (draft?.invoice) return { ...none, ...draft.invoice }
  const account = known?.account ?? {}
  const last = known?.last ?? {}
  const first = (field: keyof Known) => account[field] || last[field] || null
  return {
    name: first('name'),
    address: first('address'),
    zip: first('zip'),
    city: first('city'),
    country: first('country') ?? 'BE',
    email: last.email ?? known?.email ?? null,
    vat: first('vat'),
    reference: account.reference ?? null,
  }
}

/** The cards that have days for this course. */
const usableCards = ({ cards, session }: FoundDraft) => cards.filter((card) => !refusalOfCard(card, session.price))

/** The one of them that was chosen. */
const chosenCard = (found: FoundDraft) => usableCards(found).find(({ id }) => id === found.draft?.prepaidCardId) ?? null

/**
 * What it costs so many now, and why the code does not count where it does not; before anybody is chosen, it is judged as
 * for one, and where days pay for all it is not asked.
 */
function priceOf(found: FoundDraft, participants: number, now: Date) {
  const { session, discount } = found
  const basket = { course: session, participants, now, start: session.startDate, card: chosenCard(found) }
  if (isCovered(basket)) return { ...priceBasket(basket), refusal: null }
  const refusal = refusalOfCode(discount, { ...basket, participants: Math.max(1, participants) }, session.courseId)
  return { ...priceBasket({ ...basket, code: refusal ? null : discount }), refusal }
}

/** The draft of a session's course, with what registering would cost the caller now. */
export function presentDraft(found: FoundDraft): RegistrationDraft {
  const { draft, session, isPartner, isVerified, knownSize, standing } = found
  const students = chosenOf(found)
  const invoice = invoiceOf(found)
  const offers = offersOf(
    found.offers,
    students.map(({ _id }) => _id),
  )
  const { price, startDate: start, category, capacity, seatsTaken, ...course } = session
  const now = new Date()
  const priced = priceOf(found, students.length, now)
  const payer = isPartner ? 'partner' : 'online'
  const terms = registrationTerms({ price, start, net: priced.net }, students.length, payer, now)
  const expiresAt = keptUntil(terms, isVerified, now)
  // Before anybody is chosen, as for one.
  const net = students.length > 0 ? terms.net : (price ?? 0)
  const made = {
    course: { ...course, category: { key: category } },
    start: start.toISOString(),
    registeredAt: now.toISOString(),
    net,
    invoice,
  }
  const deadlines = deadlinesOf(made)
  return {
    _id: draft?.id ?? null,
    session: session.id,
    students,
    registered: found.registered,
    invoice,
    hasInvoice: Boolean(draft?.invoice),
    reference: draft?.reference ?? null,
    seatsLeft: Math.max(capacity - seatsTaken, 0) + seatsOf(offers),
    offeredUntil: offers[0]?.offeredUntil ?? null,
    net: terms.net,
    vat: terms.vat,
    total: terms.net + terms.vat,
    priceLines: presentPriceLines({
      ...terms,
      cancellationFee: 0,
      participants: students.length,
      agreed: priced.agreed,
    }),
    discountCode: draft?.discountCode ?? null,
    discount:
      draft?.discountCode && !priced.refusal && found.discount
        ? pick(found.discount, 'code', 'unit', 'value', 'combines')
        : null,
    discountRefusal: draft?.discountCode ? priced.refusal : null,
    prepaidCards: usableCards(found).map(({ id: _id, state: _state, ...card }) => ({ _id, ...card })),
    prepaidCard: chosenCard(found)?.id ?? null,
    isPaidOnline: terms.status === 'awaiting_payment' && terms.billing === 'online',
    paymentMethods: methodsFor(terms, standing, deadlines.subsidy !== null),
    payment: draft?.payment ?? null,
    enterpriseSize: knownSize ?? draft?.enterpriseSize ?? null,
    isSizeKnown: knownSize !== null,
    dueOn: plusDays(brusselsDay(now), standing.settings.daysUntilDue),
    expiresAt: expiresAt?.toISOString() ?? null,
    deadlines,
  }
}

/** As many as one registration takes. */
const mostStudents = 100

/** Whoever stands among the caller's participants under that name and address already: sending again adds nobody twice. */
async function findSame(tx: Transaction, caller: Principal, { firstName, lastName, email }: DraftParticipant) {
  const [known] = await tx
    .select({ _id: students.id, name: sql<string>`${students.firstName} || ' ' || ${students.lastName}` })
    .from(students)
    .where(and(ownStudents(caller), sql`lower(${students.email}) = lower(${email})`))
  return known?.name.toLowerCase() === `${firstName} ${lastName}`.toLowerCase() ? known._id : undefined
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

type Saved = Pick<
  NewDraft,
  'students' | 'invoice' | 'reference' | 'payment' | 'enterpriseSize' | 'discountCode' | 'prepaidCardId'
>

/** What was left alone for too long does not come back, though it is there until it is forgotten. */
const unlessOver = (column: PgColumn, otherwise = sql`null`) =>
  sql`case when ${registrationDrafts.updatedAt} < now() - ${draftLife} then ${otherwise} else ${column} end`

/** Writes down what is known by now; what is left out stays as it was. */
async function keepDraft(db: Executor, caller: Principal, { id: sessionId, courseId }: DraftSession, given: Saved) {
  const { userId, organisationId, ...columns } = registrationDrafts
  const owner = { userId: caller.userId, organisationId: caller.organisation, courseId }
  const changes = { ...given, sessionId, updatedAt: new Date() }
  const { students = unlessOver(columns.students), invoice = unlessOver(columns.invoice) } = given
  const { reference = unlessOver(columns.reference), payment = unlessOver(columns.payment) } = given
  const { enterpriseSize = unlessOver(columns.enterpriseSize) } = given
  const { discountCode = unlessOver(columns.discountCode) } = given
  const { prepaidCardId = unlessOver(columns.prepaidCardId) } = given
  const id = unlessOver(columns.id, sql`gen_random_uuid()`)
  const [draft] = await db
    .insert(registrationDrafts)
    .values({ ...owner, ...changes })
    .onConflictDoUpdate({
      target: [userId, organisationId, columns.courseId],
      set: { ...changes, id, students, invoice, reference, payment, enterpriseSize, discountCode, prepaidCardId },
    })
    .returning()
  return draft ?? null
}

/** With what came of it; participants that are not the caller's are 404, a code that does not count 400. */
async function saveIn(db: Executor, caller: Principal, sessionId: string, given: Saved) {
  const { students, discountCode } = given
  const code = discountCode === undefined ? null : (discountCode ?? '')
  const found = await findDraft(db, caller, sessionId, { students, code })
  if (students) checkParticipants(students, found.people)
  const refusal = discountCode ? priceOf(found, chosenOf(found).length, new Date()).refusal : null
  if (refusal) throw invalid('discountCode', refusal)
  const draft = await keepDraft(db, caller, found.session, given)
  if (given.invoice && !found.draft?.invoice)
    await countCourseSteps(db, [{ course: found.session.courseId, step: 'details', times: 1 }])
  return presentDraft({ ...found, draft })
}

/** Keeps what is known of a registration by now; participants must be the caller's. */
export async function saveDraft(
  context: ApiContext,
  caller: Principal,
  sessionId: string,
  given: RegistrationDraftChanges,
) {
  const { db } = context
  const { participant, prepaidCard, ...typed } = given
  const kept = {
    ...pick(typed, 'invoice', 'reference', 'payment', 'enterpriseSize', 'discountCode'),
    prepaidCardId: prepaidCard,
  }
  const chosen = given.students && [...new Set(given.students.map((id) => id.toLowerCase()))]
  if (!participant) return saveIn(db, caller, sessionId, { students: chosen, ...kept })
  return db.transaction(async (tx) => {
    const added = await keepParticipant(tx, context, caller, participant)
    const before = chosen ?? (await findDraft(tx, caller, sessionId)).draft?.students ?? []
    const students = [...new Set([...before, added])]
    if (students.length > mostStudents) throw invalid('students', 'error.tooMany')
    return saveIn(tx, caller, sessionId, { students, ...kept })
  })
}
