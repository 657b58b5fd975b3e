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
import type { HalfDay } from '../../domain/bookings.ts'
import type { CertificateDocument } from '../../domain/documents.ts'
import type { PracticalKind } from '../../domain/practical.ts'
import type { Signer, SigningWay } from '../../domain/presence.ts'
import type { ParticipantField } from '../../domain/students.ts'
import { sessions } from './catalogue.ts'
import { createdAt, id, instant, partOf } from './columns.ts'
import { organisations, students, users } from './identity.ts'
import { registrations } from './registrations.ts'

const studentId = () => partOf('student_id', () => students.id)
const sessionId = () => partOf('session_id', () => sessions.id)

/**
 * Whether a participant was there on one day of a session: `present` is so where they were in each half of it that was noted.
 * Days of before halves were noted have none.
 */
export const attendances = pgTable(
  'attendances',
  {
    id: id(),
    studentId: studentId(),
    sessionId: sessionId(),
    day: date('day').notNull(),
    present: boolean('present').notNull(),
    morning: boolean('morning'),
    afternoon: boolean('afternoon'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('attendances_once').on(table.studentId, table.sessionId, table.day),
    index('attendances_session').on(table.sessionId),
  ],
)

/**
 * What somebody noted of a participant in half a day, whoever else noted something meanwhile: it takes the place of those
 * that it names as seen, whatever a clock says. Several that nothing took the place of (`isOver`) and that differ are for
 * somebody to decide; `attendances` keeps the first of them till then.
 */
/**
 * Half days of participants as they were signed: rows are added and never changed, each with the hash of the one before it
 * in its session and a hash over both (`canonicalSignature` in src/domain/presence.ts).
 */
export const presenceSignatures = pgTable(
  'presence_signatures',
  {
    id: id(),
    sessionId: sessionId(),
    /** Whose it is now; `signedFor` is who it was then, before two participants were made one. */
    studentId: studentId(),
    signedFor: uuid('signed_for').notNull(),
    day: date('day').notNull(),
    half: text('half').$type<HalfDay>().notNull(),
    signer: text('signer').$type<Signer>().notNull(),
    way: text('way').$type<SigningWay>().notNull(),
    present: boolean('present').notNull(),
    signedAt: instant('signed_at').notNull(),
    /** From 1 in each session. */
    position: integer('position').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('presence_signatures_once').on(table.sessionId, table.position),
    index('presence_signatures_student').on(table.studentId),
  ],
)

/** How far the signatures of a session go, so that none is taken off the end. */
export const presenceChains = pgTable('presence_chains', {
  sessionId: sessionId().primaryKey(),
  length: integer('length').notNull(),
  hash: text('hash').notNull(),
})

export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    /** Made where it was noted, so that it counts once however often it is sent. */
    id: id(),
    studentId: studentId(),
    sessionId: sessionId(),
    day: date('day').notNull(),
    half: text('half').$type<HalfDay>().notNull(),
    present: boolean('present').notNull(),
    seen: uuid('seen').array().notNull(),
    isOver: boolean('is_over').notNull().default(false),
    /** By the clock of where it was noted, which nothing goes by. */
    madeAt: instant('made_at').notNull(),
    /** A colleague; null where the trainer did. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('attendance_marks_cell').on(table.sessionId, table.studentId, table.day, table.half),
    index('attendance_marks_student').on(table.studentId),
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
