import { type SQL, sql } from 'drizzle-orm'
import { registrations } from '../../db/tables.ts'
import { instantOf } from '../present-instant.ts'

const session = sql`(
  select json_build_object(
    '_id', sessions.id, 'startDate', ${instantOf(sql.raw('sessions.start_date'))},
    'endDate', ${instantOf(sql.raw('sessions.end_date'))}, 'duration', sessions.duration,
    'course', json_build_object('_id', courses.id, 'type', courses.type, 'slug', courses.slug, 'title', courses.title),
    'location', json_build_object(
      '_id', locations.id, 'key', locations.key, 'name', locations.name, 'address', locations.address,
      'zip', locations.zip, 'city', locations.city, 'isOnline', locations.is_online))
  from sessions join courses on courses.id = sessions.course_id join locations on locations.id = sessions.location_id
  where sessions.id = registrations.session_id)`

const students = sql`coalesce((
  select json_agg(json_build_object(
    '_id', students.id, 'firstName', students.first_name, 'lastName', students.last_name, 'email', students.email)
    order by students.last_name, students.first_name, students.id)
  from registration_students join students on students.id = registration_students.student_id
  where registration_students.registration_id = registrations.id), '[]')`

const payment = sql`(
  select payments.status from payments where payments.registration_id = registrations.id
  order by payments.created_at desc limit 1)`

const issuedInvoice = sql`(
  select json_build_object('_id', invoices.id, 'number', invoices.number)
  from invoices where invoices.registration_id = registrations.id)`

/** A registration as its customer and staff see it. */
export const registrationColumns = {
  _id: registrations.id,
  session,
  students,
  status: registrations.status,
  outcome: registrations.outcome,
  payment,
  net: registrations.net,
  vat: registrations.vat,
  total: sql<number>`registrations.net + registrations.vat`,
  invoice: registrations.invoice,
  reference: registrations.reference,
  issuedInvoice,
  organisation: registrations.organisationId,
  user: registrations.userId,
  expiresAt: registrations.expiresAt,
  paidAt: registrations.paidAt,
  createdAt: registrations.createdAt,
}

/** Columns of the session, for filters. */
export const courseOfSession: SQL = sql`(
  select sessions.course_id from sessions where sessions.id = ${registrations.sessionId})`
export const startOfSession: SQL = sql`(
  select sessions.start_date from sessions where sessions.id = ${registrations.sessionId})`
