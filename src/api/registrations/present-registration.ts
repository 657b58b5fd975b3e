import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '../../db/tables/columns.ts'
import { registrations } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { type Ordered, priceLinesOf } from '../../domain/discounts.ts'
import { type NotedDay, unnotedHalves } from '../../domain/half-days.ts'
import { practicalDay, practicalMoment } from '../../domain/practical.ts'
import type { PaymentMethod } from '../../domain/registrations.ts'
import { deadlinesOf } from '../../domain/sessions.ts'
import { decision } from '../catalogue/index.ts'
import { openAmountOf, sharesOf } from '../money/index.ts'
import { notedDays } from '../people/index.ts'
import { instantOf, jsonList, pick } from '../platform/index.ts'

/** A session as its customer sees it in what is theirs. */
export const presentSession = (id: SQL): SQL => sql`(
  select json_build_object(
    '_id', sessions.id, 'startDate', ${instantOf(sql.raw('sessions.start_date'))},
    'endDate', ${instantOf(sql.raw('sessions.end_date'))}, 'duration', sessions.duration,
    'minimum', sessions.minimum, 'decisionOn', sessions.decision_on, 'decision', ${decision}, 'schedule', sessions.schedule,
    'course', json_build_object(
      '_id', courses.id, 'key', courses.key, 'type', courses.type, 'slug', courses.slug, 'title', courses.title,
      'subsidised', courses.subsidised, 'trainingDatabaseNumber', courses.training_database_number,
      'category', (select categories.key from categories where categories.id = courses.category_id)),
    'language', (
      select json_build_object('_id', languages.id, 'code', languages.code, 'name', languages.name)
      from languages where languages.id = sessions.language_id),
    'location', json_build_object(
      '_id', locations.id, 'key', locations.key, 'name', locations.name, 'address', locations.address,
      'addresses', locations.addresses, 'zip', locations.zip, 'city', locations.city, 'isOnline', locations.is_online))
  from sessions join courses on courses.id = sessions.course_id join locations on locations.id = sessions.location_id
  where sessions.id = ${id})`

/** What the rules go by of a registration. */
export const deadlineFacts = sql`(
  select json_build_object('start', sessions.start_date, 'registeredAt', registrations.created_at,
    'net', registrations.net, 'invoice', registrations.invoice, 'course', json_build_object(
      'subsidised', courses.subsidised, 'trainingDatabaseNumber', courses.training_database_number,
      'category', json_build_object('key', categories.key)))
  from sessions join courses on courses.id = sessions.course_id join categories on categories.id = courses.category_id
  where sessions.id = registrations.session_id)`

/** What there is to download of a session. */
const files = jsonList(sql`
  select json_agg(json_build_object('_id', files.id, 'name', files.name, 'size', files.size)
    order by files.created_at, files.name, files.id)
  from session_files files where files.session_id = sessions.id`)

const isSure = sql.raw(
  `(registrations.status = 'paid' or registrations.status = 'awaiting_payment' and registrations.billing <> 'online')`,
)

/** What who comes is to know, with what decides whether they are told the link and have the files. */
export const practicalFacts = sql<PracticalRow>`(
  select json_build_object('room', sessions.room, 'onlineLink', sessions.online_link, 'contact', sessions.contact,
    'bring', coalesce(sessions.bring, courses.bring), 'directions', locations.directions, 'parking', locations.parking,
    'isOnline', locations.is_online, 'start', sessions.start_date, 'files', ${files},
    'isSure', sessions.canceled_at is null
      and ${isSure})
  from sessions join courses on courses.id = sessions.course_id join locations on locations.id = sessions.location_id
  where sessions.id = registrations.session_id)`

const isUnderWay: SQL = sql`exists (
  select from payments where payments.registration_id = registrations.id and payments.status = 'pending')`

const isSessionCanceled: SQL = sql`exists (
  select from sessions where sessions.id = registrations.session_id and sessions.canceled_at is not null)`

/**
 * Whether its customer is to pay a registration: beforehand, whoever pays by agreement has no deadline, or what a paid one
 * owes since it moved to a dearer session. While money is on its way there is nothing to do.
 */
export const isPayable: SQL = sql`((registrations.balance_due > 0 and registrations.status = 'paid'
  or registrations.status = 'awaiting_payment' and registrations.expires_at is not null
  and registrations.billing = 'online') and not ${isUnderWay} and not ${isSessionCanceled})`

/** What was noted of one who sits in it, where they can get an attest of attendance once all is; null where they cannot. */
export const attendedDays = sql<AttendedDays | null>`(
  select json_build_object('schedule', sessions.schedule, 'days', ${notedDays(sql.raw('registrations.session_id'))})
  from sessions join courses on courses.id = sessions.course_id
  where sessions.id = registrations.session_id and sessions.canceled_at is null and sessions.end_date <= now()
    and courses.training_database_number is not null and ${isSure})`

interface AttendedDays {
  schedule: { start: string; end: string }[]
  days: NotedDay[]
}

export const hasAttest = (attended: AttendedDays | null): boolean =>
  attended !== null && unnotedHalves(attended.schedule, attended.days).length === 0

/** What one participant achieved in a session; needs results and certificates joined. */
const result = sql`case when results.id is not null then json_build_object(
  'score', results.score, 'maximum', results.maximum, 'passed', results.passed, 'remark', results.remark) end`
const certificate = sql`case when certificates.id is not null then json_build_object(
  '_id', certificates.id, 'code', certificates.code) end`
export const achievements = sql`${result} as result, ${certificate} as certificate`

const students = sql<Student[]>`coalesce((
  select json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name, 'email', students.email,
    'result', ${result}, 'certificate', ${certificate}, 'attended', ${attendedDays})
    order by students.last_name, students.first_name, students.id)
  from registration_students join students on students.id = registration_students.student_id
  left join results on results.student_id = students.id and results.session_id = registration_students.session_id
  left join certificates
    on certificates.student_id = students.id and certificates.session_id = registration_students.session_id
  where registration_students.registration_id = registrations.id), '[]')`

interface Student extends Record<'_id' | 'firstName' | 'lastName' | 'email', string> {
  result: object | null
  certificate: object | null
  attended: AttendedDays | null
}

const presentStudents = (rows: Student[]) =>
  rows.map(({ attended, ...student }) => ({ ...student, hasAttendanceAttest: hasAttest(attended) }))

const payment = sql`(
  select payments.status from payments where payments.registration_id = registrations.id
  order by payments.created_at desc limit 1)`

const issuedInvoice = sql`(
  select json_build_object('_id', invoices.id, 'number', invoices.number)
  from invoices where invoices.registration_id = registrations.id)`

/** By when it is to be paid. */
const dueOn = sql<string | null>`(
  select invoices.due_on from invoices
  where invoices.registration_id = registrations.id and invoices.status = 'open')`

/** What is still to be paid of its bills. */
const toPay = sql<number>`(
  select coalesce(sum(${openAmountOf()}), 0)::int from invoices where invoices.order_id = registrations.id)`

/** Who brings what of its invoice, where the kmo-portefeuille helps to pay. */
const shares = sql`coalesce(case when registrations.billing = 'subsidy' then (
  select ${sharesOf()} from invoices where invoices.registration_id = registrations.id) end, '[]')`

/** What goes back of what was paid, whichever way: by credit notes, and what came too late to be billed. */
const refund = sql`(
  select json_build_object('amount', sum(returned.amount), 'isSettled', bool_and(returned.is_settled))
  from (
    select -notes.total, notes.status = 'paid'
    from invoices notes
    where notes.document ? 'creditOf' and notes.document->>'paid' = 'false' and notes.order_id = registrations.id
    union all
    select refunds.amount, refunds.status = 'refunded'
    from refunds join payments on payments.id = refunds.payment_id
    where payments.registration_id = registrations.id and refunds.credit_note_id is null
  ) returned (amount, is_settled)
  having count(*) > 0)`

// By its name: drizzle leaves the table out of what it selects from one alone.
export const isCanceled = sql<boolean>`(registrations.ended_reason is not distinct from 'canceled')`

/** What is to be chosen since its session was canceled, until when, and where seats are kept. */
const choice = sql`(
  select json_build_object('until', ${instantOf(sql.raw('session_choices.until'))},
    'offered', ${presentSession(sql`session_choices.offered_session_id`)})
  from session_choices where session_choices.registration_id = registrations.id and session_choices.status = 'open')`

const choosesUntil = sql`(select session_choices.until from session_choices
  where session_choices.registration_id = registrations.id and session_choices.status = 'open')`

/** What it asks of its customer. */
export const phase: SQL = sql`case when ${isPayable} or ${choosesUntil} is not null then 'todo'
  when registrations.status = 'expired' or (select end_date < now() from sessions where sessions.id = registrations.session_id)
  then 'past' else 'coming' end`

/** Orders by it: what must be paid soonest, what comes soonest, what was last. */
export const urgency: SQL = sql`(
  select case when ${isPayable} or ${choosesUntil} is not null
      then extract(epoch from coalesce(${choosesUntil}, registrations.expires_at)) - 1e11
    when registrations.status = 'expired' or sessions.end_date < now() then 1e11 - extract(epoch from sessions.start_date)
    else extract(epoch from sessions.start_date) end
  from sessions where sessions.id = registrations.session_id)`

/** The course in each language and the names of the participants, to be searched. */
export const searchedText: SQL = sql`(
  select concat_ws(' ', courses.title->>'nl', courses.title->>'en', courses.title->>'fr', registrations.reference, (
    select string_agg(concat_ws(' ', students.first_name, students.last_name), ' ')
    from registration_students join students on students.id = registration_students.student_id
    where registration_students.registration_id = registrations.id))
  from sessions join courses on courses.id = sessions.course_id where sessions.id = registrations.session_id)`

export const certificateCount: SQL = sql`(
  select count(*) from registration_students join certificates
    on certificates.student_id = registration_students.student_id
    and certificates.session_id = registration_students.session_id
  where registration_students.registration_id = registrations.id)`

/** The lines of a price, each with all that a line of any kind may say. */
export const presentPriceLines = (ordered: Ordered) => {
  const nothing = { participants: null, each: null, days: null, from: null, code: null, percent: null, card: null }
  return priceLinesOf(ordered).map((line) => ({ ...nothing, ...line }))
}

/** What the lines of its price are made of. */
const priceFacts = sql`json_build_object('net', registrations.net, 'cancellationFee', registrations.cancellation_fee,
  'agreed', registrations.agreed, 'participants', (
    select count(*) from registration_students where registration_students.registration_id = registrations.id))`

type PracticalRow = Record<'room' | 'onlineLink' | 'contact', string | null> &
  Record<'bring' | 'directions' | 'parking', LocalizedText | null> & {
    isOnline: boolean
    isSure: boolean
    start: string
    files: { _id: string; name: string; size: number }[]
  }

/** The link is for who has a seat for sure, from the moment on at which it is mailed; the days are those of the mails. */
export function presentPractical({ isOnline, isSure, start, onlineLink, room, files: own, ...facts }: PracticalRow) {
  const begins = new Date(start)
  const firstDay = brusselsDay(begins)
  const isLinkDue = practicalMoment('link', begins) <= new Date()
  return {
    ...facts,
    room: isOnline ? null : room,
    onlineLink: isSure && isLinkDue ? onlineLink : null,
    files: isSure ? own : [],
    mailedOn: practicalDay('practical', firstDay),
    linkOn: isOnline ? practicalDay('link', firstDay) : null,
  }
}

/** Null while its price is on request. */
const paymentMethod = sql<PaymentMethod | null>`nullif(registrations.billing, 'on request')`

/** A registration as its customer and staff see it. */
export const registrationColumns = {
  _id: registrations.id,
  session: presentSession(sql`registrations.session_id`),
  students: students.mapWith(presentStudents),
  status: registrations.status,
  phase,
  isCanceled,
  choice,
  outcome: registrations.outcome,
  payment,
  paymentMethod,
  ...pick(registrations, 'net', 'vat'),
  total: sql<number>`registrations.net + registrations.vat`,
  priceLines: priceFacts.mapWith(presentPriceLines),
  owed: registrations.balanceDue,
  refund,
  ...pick(registrations, 'invoice', 'reference'),
  issuedInvoice,
  dueOn,
  toPay,
  shares,
  organisation: registrations.organisationId,
  user: registrations.userId,
  ...pick(registrations, 'expiresAt', 'paidAt', 'createdAt'),
  deadlines: deadlineFacts.mapWith(deadlinesOf),
  practical: practicalFacts.mapWith(presentPractical),
}

/** Columns of the session, for filters. */
export const courseOfSession: SQL = sql`(
  select sessions.course_id from sessions where sessions.id = ${registrations.sessionId})`
export const startOfSession: SQL = sql`(
  select sessions.start_date from sessions where sessions.id = ${registrations.sessionId})`
