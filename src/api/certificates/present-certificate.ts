import { sql } from 'drizzle-orm'
import { certificates } from '../../db/tables.ts'
import { instantOf } from '../present-instant.ts'

const said = (name: string) => sql`${certificates.document}->>${sql.raw(`'${name}'`)}`

/** What is printed on it, for those who have it. */
export const certificateColumns = {
  _id: certificates.id,
  student: certificates.studentId,
  session: certificates.sessionId,
  code: certificates.code,
  firstName: said('firstName'),
  lastName: said('lastName'),
  dateOfBirth: said('dateOfBirth'),
  birthPlace: said('birthPlace'),
  course: said('course'),
  duration: sql`(${certificates.document}->'duration')::float8`,
  firstDay: said('firstDay'),
  lastDay: said('lastDay'),
  days: sql`${certificates.document}->'days'`,
  locale: said('locale'),
  issuedOn: certificates.issuedOn,
  createdAt: instantOf(certificates.createdAt),
}
