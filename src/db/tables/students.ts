import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CertificateDocument } from '../../domain/documents.ts'
import type { StudentStatus } from '../../domain/student-states.ts'
import { organisations, users } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { sessions } from './sessions.ts'

/** A participant: of an organisation, or of a private person's account. A deleted one stays, with that status. */
export const students = pgTable(
  'students',
  {
    id: id(),
    status: text('status').$type<StudentStatus>().notNull().default('new'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    language: text('language').notNull().default('nl'),
    dateOfBirth: date('date_of_birth'),
    birthPlace: text('birth_place'),
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** The private person who added this participant; null where an organisation is named. */
    ownerId: uuid('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('students_organisation_email')
      .on(table.organisationId, sql`lower(${table.email})`)
      .where(sql`status <> 'deleted'`),
    uniqueIndex('students_owner_email')
      .on(table.ownerId, sql`lower(${table.email})`)
      .where(sql`status <> 'deleted' and organisation_id is null`),
  ],
)

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' })
const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })

/** Whether a participant was there on one day of a session. */
export const attendances = pgTable(
  'attendances',
  {
    id: id(),
    studentId: studentId(),
    sessionId: sessionId(),
    day: date('day').notNull(),
    present: boolean('present').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('attendances_once').on(table.studentId, table.sessionId, table.day),
    index('attendances_session').on(table.sessionId),
  ],
)

/** What came of an examination; scores in points. */
export const results = pgTable(
  'results',
  {
    id: id(),
    studentId: studentId(),
    sessionId: sessionId(),
    score: doublePrecision('score').notNull(),
    maximum: doublePrecision('maximum').notNull(),
    passed: boolean('passed').notNull(),
    remark: text('remark'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('results_once').on(table.studentId, table.sessionId),
    index('results_session').on(table.sessionId),
  ],
)

/** A certificate as it was given; `code` stands in the QR code and finds it on the public verification page. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    code: text('code').notNull().unique(),
    studentId: studentId(),
    sessionId: sessionId(),
    issuedOn: date('issued_on').notNull().defaultNow(),
    document: jsonb('document').$type<CertificateDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('certificates_once').on(table.studentId, table.sessionId),
    index('certificates_session').on(table.sessionId),
  ],
)
