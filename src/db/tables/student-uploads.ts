import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ParticipantField } from '../../domain/students.ts'
import { organisations, users } from './accounts.ts'
import { createdAt, id, instant } from './columns.ts'

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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
