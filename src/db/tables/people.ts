import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'
import type { CertificateDocument } from '../../domain/documents.ts'
import type { PracticalKind } from '../../domain/practical.ts'
import type { ParticipantField } from '../../domain/students.ts'
import { sessions } from './catalogue.ts'
import { createdAt, id, instant, partOf } from './columns.ts'
import { organisations, students, users } from './identity.ts'
import { registrations } from './registrations.ts'

const studentId = () => partOf('student_id', () => students.id)
const sessionId = () => partOf('session_id', () => sessions.id)

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

/**
 * What a participant was mailed of a session that begins on that day: whatever sends it writes its row first, so that it goes
 * once. `version` counts from 1, and goes up where staff send it again.
 */
export const practicalMails = pgTable(
  'practical_mails',
  {
    id: id(),
    sessionId: sessionId(),
    studentId: studentId(),
    kind: text('kind').$type<PracticalKind>().notNull(),
    firstDay: date('first_day').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('practical_mails_once').on(table.sessionId, table.studentId, table.kind, table.firstDay, table.version),
    index('practical_mails_student').on(table.studentId),
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

/** A row of a file, numbered as spreadsheets count; days are texts, as JSON has no others. */
export interface UploadedRow {
  number: number
  cells: (string | number | boolean | null)[]
}

/** A file with participants that somebody looks at before they are added; it is kept for a day, the last one of each. */
export const studentUploads = pgTable(
  'student_uploads',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    /** For whom its participants are; null: for the private person who sent it. */
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** The first has the headings. */
    rows: jsonb('rows').$type<UploadedRow[]>().notNull(),
    /** What each column holds; null: nothing that is read. */
    columns: jsonb('columns').$type<(ParticipantField | null)[]>().notNull(),
    /** Those that came of it. */
    students: uuid('students').array(),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [index('student_uploads_user').on(table.userId)],
)

/** What badges are signed with; an old key stays, so that what it signed can be checked for ever. */
export const badgeKeys = pgTable('badge_keys', {
  /** The thumbprint of the public key (RFC 7638). */
  kid: text('kid').primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** The private key, encrypted under JWT_SECRET. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: createdAt(),
})

/** What colleagues write for each other about one thing: a customer (an organisation or a private person), a registration, a session. */
export const notes = pgTable(
  'notes',
  {
    id: id(),
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    registrationId: uuid('registration_id').references(() => registrations.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'notes_subject',
      sql`num_nonnulls(${table.organisationId}, ${table.userId}, ${table.registrationId}, ${table.sessionId}) = 1`,
    ),
    index('notes_organisation').on(table.organisationId),
    index('notes_user').on(table.userId),
    index('notes_registration').on(table.registrationId),
    index('notes_session').on(table.sessionId),
  ],
)
