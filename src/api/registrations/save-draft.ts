import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type {
  DraftParticipant,
  RegistrationDraft,
  RegistrationDraftChanges,
} from '../../../schemas/registration-draft.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { organisations, registrationDrafts, registrations, students, users } from '../../db/tables.ts'
import { keptUntil, registrationTerms } from '../../domain/registrations.ts'
import { deadlinesOf } from '../../domain/sessions.ts'
import { addStudent, ownStudents, studentOwner } from '../identity/index.ts'
import { type ApiContext, ApiError, invalid, isVerified, type Principal, pick } from '../platform/index.ts'
import type { Draft, DraftSession } from './find-draft.ts'
import { draftLife, findChosen, findDraft, findSession } from './find-draft.ts'
import { checkParticipants, findParticipants } from './find-participants.ts'
import { isPartner } from './insert-registration.ts'
import { visibleRegistrations } from './load-registration.ts'
import { findOffers, seatsOf } from './waiting-list-entries.ts'

type Known = Partial<Record<keyof RegistrationDraft['invoice'], string | null>>

const addressOf = (table: typeof users | typeof organisations) => pick(table, 'address', 'zip', 'city', 'country')

/** Where the caller's own last registration was billed to: the organisation's may go to a colleague. */
const lastOf = (db: Executor, caller: Principal) =>
  db
    .select({ invoice: registrations.invoice })
    .from(registrations)
    .where(and(eq(registrations.userId, caller.userId), visibleRegistrations(caller)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)

/** What the account says of whom it speaks for, where it was billed last, and its own address. */
async function findKnown(db: Executor, caller: Principal) {
  const [row] = await db
    .select({
      email: users.email,
      person: { name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`, ...addressOf(users) },
      organisation: { ...pick(organisations, 'name', 'vat', 'reference'), ...addressOf(organisations) },
      last: sql<Known | null>`${lastOf(db, caller)}`,
    })
    .from(users)
    .leftJoin(organisations, caller.organisation ? eq(organisations.id, caller.organisation) : sql`false`)
    .where(eq(users.id, caller.userId))
  const account: Known = (caller.organisation ? row?.organisation : row?.person) ?? {}
  return { account, last: row?.last ?? {}, email: row?.email ?? null }
}

/** Who would be billed: as it was saved, else what the account says, and the last registration where that says nothing. */
async function findInvoice(db: Executor, caller: Principal, draft: Draft) {
  const none = { vat: null, reference: null }
  if (draft?.invoice) return { ...none, ...draft.invoice }
  const { account, last, email } = await findKnown(db, caller)
  const known = (field: keyof Known) => account[field] || last[field] || null
  return {
    name: known('name'),
    address: known('address'),
    zip: known('zip'),
    city: known('city'),
    country: known('country') ?? 'BE',
    email: last.email ?? email,
    vat: known('vat'),
    reference: account.reference ?? null,
  }
}

/** The draft of a session's course, with what registering would cost the caller now. */
export async function presentDraft(
  db: Executor,
  caller: Principal,
  session: DraftSession,
  draft: Draft,
): Promise<RegistrationDraft> {
  const { registered, students } = await findChosen(db, caller, draft, session)
  const invoice = await findInvoice(db, caller, draft)
  const offers = await findOffers(
    db,
    session.id,
    students.map(({ _id }) => _id),
  )
  const { price, startDate: start, category, ...course } = session
  const now = new Date()
  const terms = registrationTerms({ price, start }, students.length, await isPartner(db, caller.organisation), now)
  const expiresAt = keptUntil(terms, await isVerified(db, caller.userId), now)
  // Before anybody is chosen, as for one.
  const net = Math.max(terms.net, price ?? 0)
  const made = {
    course: { ...course, category: { key: category } },
    start: start.toISOString(),
    registeredAt: now.toISOString(),
    net,
    invoice,
  }
  return {
    _id: draft?.id ?? null,
    session: session.id,
    students,
    registered,
    invoice,
    hasInvoice: Boolean(draft?.invoice),
    reference: draft?.reference ?? null,
    seatsLeft: session.seatsLeft + seatsOf(offers),
    offeredUntil: offers[0]?.offeredUntil?.toISOString() ?? null,
    net: terms.net,
    vat: terms.vat,
    total: terms.net + terms.vat,
    isPaidOnline: terms.status === 'awaiting_payment' && terms.billing === 'online',
    expiresAt: expiresAt?.toISOString() ?? null,
    deadlines: deadlinesOf(made),
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
    if (ids && ids.length > mostStudents) throw invalid('students', 'error.tooMany')
    if (ids) checkParticipants(ids, await findParticipants(tx, caller, ids))
    const { invoice, reference } = given
    const changes = { sessionId: session.id, students: ids, invoice, reference, updatedAt: new Date() }
    const owner = { userId: caller.userId, organisationId: caller.organisation, courseId: session.courseId }
    const { userId, organisationId, courseId, updatedAt } = registrationDrafts
    // What was left alone for too long and is not forgotten yet does not come back.
    const isOwn = and(eq(userId, caller.userId), eq(courseId, session.courseId))
    await tx.delete(registrationDrafts).where(and(isOwn, lt(updatedAt, sql`now() - ${draftLife}`)))
    const [draft] = await tx
      .insert(registrationDrafts)
      .values({ ...owner, ...changes })
      .onConflictDoUpdate({ target: [userId, organisationId, courseId], set: changes })
      .returning()
    return presentDraft(tx, caller, session, draft)
  })
