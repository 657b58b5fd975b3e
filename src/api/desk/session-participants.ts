import { eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { sessionParticipant } from '../../../schemas/session-desk.ts'
import { attendanceSheetPdf, pdfName } from '../../adapters/pdf.ts'
import type { Executor } from '../../db/client.ts'
import { categories, courses, locations, sessions, trainers } from '../../db/tables.ts'
import { certificateObstacle, shareOfDay } from '../../domain/certificates.ts'
import { brusselsDay } from '../../domain/days.ts'
import { hoursOfHalf, lessonHalves, unnotedHalves } from '../../domain/half-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { supplierIn } from '../../domain/provider.ts'
import { notedDays } from '../people/index.ts'
import { type ApiContext, ApiError, type Printed, pick, preparedFor, prepareSql } from '../platform/index.ts'

type Row = Omit<InferType<typeof sessionParticipant>, 'obstacle' | 'attendanceAttest' | 'unnoted'>

const seated = preparedFor((db) =>
  prepareSql<Row>(
    db,
    sql`
    select students.id as student, students.first_name as "firstName", students.last_name as "lastName",
      students.email, students.phone, registrations.id as registration, registrations.status, registrations.outcome,
      nullif(registrations.billing, 'on request') as "paymentMethod",
      registrations.invoice->>'name' as customer, registrations.net + registrations.vat as total,
      ${notedDays(sql.raw('seats.session_id'))} as attendances,
      case when results.id is not null then json_build_object('_id', results.id, 'score', results.score,
        'maximum', results.maximum, 'passed', results.passed, 'remark', results.remark) end as result,
      case when certificates.id is not null then json_build_object(
        '_id', certificates.id, 'code', certificates.code) end as certificate
    from registration_students seats
    join students on students.id = seats.student_id
    join registrations on registrations.id = seats.registration_id
    left join results on results.student_id = seats.student_id and results.session_id = seats.session_id
    left join certificates on certificates.student_id = seats.student_id and certificates.session_id = seats.session_id
    where seats.session_id = ${sql.placeholder('id')} and seats.held
    order by students.sort_name, students.id`,
  ),
)

/** Who has a seat in a session, by name, with what is written down of each. */
export async function participantsOf(db: Executor, sessionId: string) {
  const rows = await seated(db)({ id: sessionId })
  return rows.map((row) => {
    const daysPresent = row.attendances.reduce((sum, day) => sum + shareOfDay(day), 0)
    const passed = row.result?.passed ?? null
    return { ...row, obstacle: certificateObstacle({ daysRecorded: row.attendances.length, daysPresent, passed }) }
  })
}

/** Somebody who took the course has a result. */
const isExamined = sql<boolean>`exists (select from results join sessions examined on examined.id = results.session_id
  where examined.course_id = sessions.course_id)`

const daysOf = preparedFor((db) =>
  db
    .select({
      ...pick(sessions, 'schedule', 'endDate', 'canceledAt'),
      number: courses.trainingDatabaseNumber,
      isExamined,
    })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(''),
)

/** The participants of a session; 404 where there is none. Nobody is too often absent before it ended or all is noted. */
export async function listParticipants(context: ApiContext, sessionId: string) {
  const [session] = await daysOf(context.db).execute({ id: sessionId })
  if (!session) throw new ApiError('NOT_FOUND')
  const days = new Set(session.schedule.map(({ start }) => brusselsDay(new Date(start)))).size
  const isOver = session.endDate <= new Date()
  const participants = await participantsOf(context.db, sessionId)
  const isAttested = isOver && !session.canceledAt && session.number !== null
  return participants.map((one) => {
    const isKnown = isOver || one.attendances.length >= days || one.obstacle !== 'absent'
    const isSure = one.status === 'paid' || one.paymentMethod !== 'online'
    const halves = unnotedHalves(session.schedule, one.attendances)
    const lacks = isAttested && isSure ? halves : null
    const unnoted = [
      ...(halves.length > 0 ? (['attendance'] as const) : []),
      ...(one.result || !session.isExamined ? [] : (['result'] as const)),
    ]
    return { ...one, obstacle: isKnown ? one.obstacle : null, attendanceAttest: lacks && { lacks }, unnoted }
  })
}

const columns = {
  ...pick(courses, 'title', 'key'),
  category: categories.key,
  schedule: sessions.schedule,
  place: locations.name,
  trainer: trainers.name,
}

export async function printAttendanceSheet({ db }: ApiContext, id: string, locale: Locale): Promise<Printed> {
  const [session] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .leftJoin(trainers, eq(trainers.id, sessions.trainerId))
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  const { title, key, category, schedule, place, trainer } = session
  const halves = lessonHalves(schedule).map((half) => {
    const { start, end } = hoursOfHalf(schedule, half)
    return { day: half.day, start: start.toISOString(), end: end.toISOString() }
  })
  const participants = await participantsOf(db, id)
  const bytes = await attendanceSheetPdf({
    locale,
    halves,
    trainer,
    supplier: supplierIn(locale),
    issuedOn: brusselsDay(new Date()),
    course: inLocale(title, locale) ?? '',
    place: inLocale(place, locale) ?? '',
    participants: participants.map(({ firstName, lastName, customer }) => ({
      name: `${lastName} ${firstName}`,
      customer,
    })),
    floor: { seed: key, family: category },
  })
  return { name: pdfName('sheet', locale, `${key}-${halves[0]?.day}`), bytes }
}
