import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import {
  cancellationTerms,
  categories,
  courses,
  invoices,
  locations,
  registrations,
  sessions,
  users,
} from '../../db/tables.ts'
import { flemishZip } from '../../domain/subsidy.ts'
import { writtenOffOf } from '../money/index.ts'
import {
  type ApiContext,
  ApiError,
  type Asking,
  jsonObject,
  kindOfCaller,
  lock,
  ownedBy,
  type Principal,
  pick,
  preparedByShape,
  preparedFor,
  standIn,
  valuesOfCaller,
} from '../platform/index.ts'
import { heldDays } from './prepaid-uses.ts'
import { participantMailFacts, sessionMailFacts } from './seats-taken.ts'

/** Whether it was taken back: money that comes after all goes back by itself. */
const isTakenBack = sql<boolean>`${registrations.endedReason} is not null`

/** What was canceled before anybody paid or billed it stays for the books, out of everybody's sight. */
export const isForgotten = sql<boolean>`(${isTakenBack}) and not exists (
  select from ${invoices} where ${invoices.registrationId} = ${registrations.id})`

export const visibleRegistrations = (caller: Asking | null): SQL | undefined =>
  and(
    ownedBy(caller, { organisation: registrations.organisationId, user: registrations.userId }),
    sql`not (${isForgotten})`,
  )

const id = sql.placeholder('id')

const seenBy = preparedByShape(kindOfCaller, (db, caller: Principal | null) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.id, id), visibleRegistrations(standIn(caller))))
    .prepare(''),
)

/** 404 for a registration that the caller may not see. */
export async function assertVisible({ db, user }: ApiContext, id: string) {
  const seen = await seenBy(db, user).execute({ id, ...valuesOfCaller(user) })
  if (seen.length === 0) throw new ApiError('NOT_FOUND')
}

/** Paid, or billed by agreement: its participants were told that their seats are theirs. */
export const isConfirmed = or(
  eq(registrations.status, 'paid'),
  and(eq(registrations.status, 'awaiting_payment'), ne(registrations.billing, 'online')),
)

/** `isFlemish`, for a where: of a list with a limit, whom the rule is not for would leave no place to the others. */
export const isBilledInFlanders = sql`(
  ${registrations.invoice}->>'country' = 'BE' and btrim(${registrations.invoice}->>'zip') ~ ${flemishZip})`

/** What a course costs, whoever registers when and with how many. */
export const priceColumns = pick(courses, 'price', 'earlyPrice', 'earlyDays', 'groupPrice', 'groupFrom')

const sessionToBook = preparedFor((db) =>
  db
    .select({
      ...pick(sessions, 'id', 'startDate', 'canceledAt', 'capacity', 'seatsTaken'),
      courseType: courses.type,
      courseId: sessions.courseId,
      ...priceColumns,
    })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(sessions.id, id))
    .prepare(''),
)

/** A session as registering needs to know it, locked until the transaction ends; 404 when there is none. */
export async function lockSession(tx: Transaction, id: string) {
  await lock(tx, { sessions: [id] })
  const [session] = await sessionToBook(tx).execute({ id })
  if (!session) throw new ApiError('NOT_FOUND', [{ path: 'session', message: 'error.sessionUnknown' }])
  return session
}
export type LockedSession = Awaited<ReturnType<typeof lockSession>>

const participants = sql<Record<keyof typeof participantMailFacts, string>[]>`(
  select coalesce(json_agg(${jsonObject(participantMailFacts)}
    order by students.last_name, students.first_name, students.id), '[]')
  from registration_students join students on students.id = registration_students.student_id
  where registration_students.registration_id = registrations.id)`

const columns = {
  ...pick(registrations, 'id', 'sessionId', 'userId', 'organisationId', 'status', 'outcome', 'billing'),
  ...pick(registrations, 'net', 'vat'),
  ...pick(registrations, 'cancellationFee', 'balanceDue', 'agreed'),
  writtenOff: writtenOffOf(registrations.id),
  ...pick(registrations, 'invoice', 'reference', 'expiresAt', 'createdAt', 'isByStaff'),
  heldDays,
  isTakenBack,
  sessionCanceledAt: sessions.canceledAt,
  terms: pick(cancellationTerms, 'refunds', 'daysToReplace', 'daysToMove'),
  contact: pick(users, 'email', 'emailVerifiedAt', 'firstName', 'language', 'role', 'isPrivatePerson'),
  price: courses.price,
  duration: sessions.duration,
  ...sessionMailFacts,
  participants,
  /** Where seats are kept for it while it may choose another date. */
  offeredSessionId: sql<string | null>`(
    select offered_session_id from session_choices where registration_id = registrations.id and status = 'open')`,
}

const wholeRegistration = preparedFor((db) =>
  db
    .select(columns)
    .from(registrations)
    .innerJoin(cancellationTerms, eq(cancellationTerms.id, registrations.termsId))
    .innerJoin(users, eq(users.id, registrations.userId))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(registrations.id, id))
    .prepare(''),
)

/** A registration with all that its mails, payments and invoice speak of. */
export async function loadRegistration(db: Executor, id: string) {
  const [registration] = await wholeRegistration(db).execute({ id })
  if (!registration) throw new ApiError('NOT_FOUND')
  return registration
}

export type LoadedRegistration = Awaited<ReturnType<typeof loadRegistration>>

/** 409 once an invoice stands: what it says was sent out. */
export async function assertNotInvoiced(tx: Transaction, id: string) {
  const [invoice] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.registrationId, id), ne(invoices.status, 'credited')))
  if (invoice) throw new ApiError('STATE_CONFLICT')
}
