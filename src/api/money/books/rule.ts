import type { SQL } from 'drizzle-orm'
import type { BookRule } from '../../../domain/books.ts'

/** `rows` gives what breaks a rule: subject, id, number, whose, expected, found; nothing where the books agree. */
export interface Rule {
  name: BookRule
  rows: SQL
}
