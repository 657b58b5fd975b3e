import { boolean, date, doublePrecision, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CertificateDocument } from '../../domain/documents.ts'
import { students } from './accounts.ts'
import { createdAt, id } from './columns.ts'
import { sessions } from './sessions.ts'

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
