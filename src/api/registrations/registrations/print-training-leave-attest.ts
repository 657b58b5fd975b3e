import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { trainingLeaveAttestPdf } from '../../../adapters/pdf.ts'
import { pdfName } from '../../../adapters/pdf-name.ts'
import {
  categories,
  courses,
  locations,
  registrationStudents,
  registrations,
  sessions,
  students,
} from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import { supplierIn } from '../../../domain/provider.ts'
import { trainingLeaveDeadlines } from '../../../domain/training-leave.ts'
import { ownPerson } from '../../people/index.ts'
import { type ApiContext, ApiError, customers, type Printed, requireRole, uuidPattern } from '../../platform/index.ts'
import { isFirm } from './is-firm.ts'
import { visibleRegistrations } from './visible-registrations.ts'

const columns = {
  firstName: students.firstName,
  lastName: students.lastName,
  registeredAt: registrations.createdAt,
  invoice: registrations.invoice,
  title: courses.title,
  key: courses.key,
  number: courses.trainingDatabaseNumber,
  category: categories.key,
  hours: sessions.duration,
  startDate: sessions.startDate,
  endDate: sessions.endDate,
  place: locations.name,
}

/** The seat, where it is sure and its course gives a right to leave: to who registered, and to who sits in it. */
async function findSeat({ db, user }: ApiContext, id: string, studentId: string) {
  const caller = requireRole(user, customers)
  const ofCaller = or(visibleRegistrations(caller), sql`${students.id} in (${ownPerson(caller)})`)
  const [seat] = await db
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
        ...[eq(registrations.id, id), eq(students.id, studentId), eq(registrationStudents.held, true)],
        ...[isFirm, isNull(sessions.canceledAt), isNotNull(courses.trainingDatabaseNumber), ofCaller],
      ),
    )
  return seat
}

/** A participant's attest of registration, for Flemish training leave; 404 where there is none for the caller. */
export async function printTrainingLeaveAttest(
  context: ApiContext,
  id: string,
  studentId: string,
  locale: Locale,
): Promise<Printed> {
  const isKnown = uuidPattern.test(id) && uuidPattern.test(studentId)
  const seat = isKnown ? await findSeat(context, id, studentId) : undefined
  const deadlines =
    seat &&
    trainingLeaveDeadlines({
      course: { trainingDatabaseNumber: seat.number },
      start: seat.startDate.toISOString(),
      registeredAt: seat.registeredAt.toISOString(),
      invoice: seat.invoice,
    })
  if (!seat?.number || !deadlines) throw new ApiError('NOT_FOUND')
  const { firstName, lastName, number, hours, registeredAt, startDate, endDate, key, category } = seat
  const bytes = await trainingLeaveAttestPdf({
    ...{ locale, firstName, lastName, number, hours, supplier: supplierIn(locale) },
    course: inLocale(seat.title, locale) ?? '',
    place: inLocale(seat.place, locale) ?? '',
    ...{ firstDay: brusselsDay(startDate), lastDay: brusselsDay(endDate), registeredOn: brusselsDay(registeredAt) },
    ...{ issuedOn: brusselsDay(new Date()), requestBy: deadlines.request, claimBy: deadlines.claim },
    floor: { seed: key, family: category },
  })
  return { name: pdfName('attest', locale, `${number}-${lastName}`), bytes }
}
