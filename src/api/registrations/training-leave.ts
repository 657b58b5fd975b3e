import { and, asc, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { pdfName, trainingLeaveAttestPdf } from '../../adapters/pdf.ts'
import { queueMail, wasMailed } from '../../db/mails.ts'
import {
  categories,
  courses,
  locations,
  registrationStudents,
  registrations,
  sessions,
  students,
} from '../../db/tables.ts'
import { brusselsDay, plusDays, plusMonths } from '../../domain/days.ts'
import type { NotedDay } from '../../domain/half-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { provider, supplierIn } from '../../domain/provider.ts'
import { trainingLeaveDeadlines } from '../../domain/training-leave.ts'
import { notedDays, ownPerson } from '../people/index.ts'
import type { ApiContext, Printed } from '../platform/index.ts'
import { ApiError, callerOf, forEachDue, pick } from '../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { isBilledInFlanders, isConfirmed, loadRegistration, visibleRegistrations } from './load-registration.ts'
import { contactMail, deadlinesOfRegistration } from './mail-registration.ts'

const columns = {
  ...pick(students, 'firstName', 'lastName'),
  registeredAt: registrations.createdAt,
  invoice: registrations.invoice,
  ...pick(courses, 'title', 'key'),
  number: courses.trainingDatabaseNumber,
  category: categories.key,
  hours: sessions.duration,
  session: sessions.id,
  ...pick(sessions, 'startDate', 'endDate', 'schedule'),
  place: locations.name,
  days: notedDays(sql.raw('registrations.session_id')).mapWith((days: NotedDay[]) => days),
}

/** The seat, where it is sure and its course gives a right to leave: to who registered, and to who sits in it; else 404. */
export async function findLeaveSeat(context: ApiContext, id: string, studentId: string) {
  const caller = callerOf(context)
  const ofCaller = or(visibleRegistrations(caller), sql`${students.id} in (${ownPerson(caller)})`)
  const [seat] = await context.db
    .select(columns)
    .from(registrationStudents)
    .innerJoin(registrations, eq(registrations.id, registrationStudents.registrationId))
    .innerJoin(students, eq(students.id, registrationStudents.studentId))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(
      and(
        eq(registrations.id, id),
        eq(students.id, studentId),
        registrationStudents.held,
        isConfirmed,
        isNull(sessions.canceledAt),
        isNotNull(courses.trainingDatabaseNumber),
        ofCaller,
      ),
    )
  if (!seat?.number) throw new ApiError('NOT_FOUND')
  return { ...seat, number: seat.number }
}

/** A participant's attest of registration, for Flemish training leave; 404 where there is none for the caller. */
export async function printTrainingLeaveCertificate(
  context: ApiContext,
  id: string,
  studentId: string,
  locale: Locale,
): Promise<Printed> {
  const seat = await findLeaveSeat(context, id, studentId)
  const { number, registeredAt, invoice, startDate, endDate, title, place, key, category } = seat
  const deadlines = trainingLeaveDeadlines({
    course: { trainingDatabaseNumber: number },
    start: startDate.toISOString(),
    registeredAt: registeredAt.toISOString(),
    invoice,
  })
  if (!deadlines) throw new ApiError('NOT_FOUND')
  const bytes = await trainingLeaveAttestPdf({
    locale,
    ...pick(seat, 'firstName', 'lastName', 'hours'),
    number,
    supplier: supplierIn(locale),
    course: inLocale(title, locale) ?? '',
    place: inLocale(place, locale) ?? '',
    firstDay: brusselsDay(startDate),
    lastDay: brusselsDay(endDate),
    registeredOn: brusselsDay(registeredAt),
    issuedOn: brusselsDay(new Date()),
    requestBy: deadlines.request,
    claimBy: deadlines.claim,
    floor: { seed: key, family: category },
  })
  return { name: pdfName('attest', locale, `${number}-${seat.lastName}`), bytes }
}

/** Days before the attest must be at the employer: enough to find it, few enough not to come with the confirmation. */
const daysAhead = 8

type Kind = 'training-leave-request' | 'training-leave-claim'

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** Roughly whom it is for by now, wider than any rule: the rule itself decides. */
const due: Record<Kind, (today: string) => SQL | undefined> = {
  'training-leave-request': (today) => gt(registrations.createdAt, at(plusDays(today, -17))),
  // Only an employer claims: a private person's own is not known here.
  'training-leave-claim': (today) =>
    and(
      isNotNull(registrations.organisationId),
      lte(sessions.startDate, at(plusDays(today, 1))),
      gt(sessions.startDate, at(plusDays(plusMonths(today, -3), -4))),
    ),
}

/** Sure of their seats, for a course that gives a right to leave, and not told yet. */
const findDue = ({ db }: ApiContext, kind: Kind, today: string) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(
      and(
        isConfirmed,
        isBilledInFlanders,
        isNull(sessions.canceledAt),
        isNotNull(courses.trainingDatabaseNumber),
        due[kind](today),
        not(wasMailed(kind, registrations.id)),
      ),
    )
    .orderBy(asc(registrations.createdAt))

/** The days of a registration for which it is time to be told of that kind; null where it is not, or no longer. */
function daysToTell(kind: Kind, registration: LoadedRegistration, today: string) {
  const days = deadlinesOfRegistration(registration).trainingLeave
  if (!days?.isInFlanders) return null
  const [from, until] =
    kind === 'training-leave-request'
      ? [plusDays(days.request, -daysAhead), days.request]
      : [brusselsDay(registration.startDate), days.claim]
  return from <= today && today <= until ? days : null
}

function mailOf(context: ApiContext, kind: Kind, registration: LoadedRegistration, today: string) {
  const days = daysToTell(kind, registration, today)
  if (!days) return null
  const facts = {
    leaveNumber: registration.course.trainingDatabaseNumber ?? '',
    contactHours: String(registration.duration),
    claimBy: days.claim,
    organiser: `${provider.name}, ${provider.vat.replace(/^BE/, '')}`,
  }
  return kind === 'training-leave-claim'
    ? { ...contactMail(context, registration, facts), kind }
    : { ...contactMail(context, registration, { ...facts, requestBy: days.request }), kind }
}

/** Tells each once, some days before the attest must be at the employer, and each employer once the course has begun. */
export async function remindTrainingLeave(context: ApiContext): Promise<void> {
  const { db } = context
  const today = brusselsDay(new Date())
  for (const kind of ['training-leave-request', 'training-leave-claim'] as const) {
    const due = await findDue(context, kind, today)
    await forEachDue(context, 'A reminder of training leave was not sent', due, async ({ id }) => {
      const mail = mailOf(context, kind, await loadRegistration(db, id), today)
      if (mail) await db.transaction((tx) => queueMail(tx, mail))
    })
  }
}
