import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client.ts'
import type { BookCounts, BookDifference } from '../../domain/books.ts'
import type { Rule } from './rule.ts'
import { deadlineRules } from './rules/deadlines.ts'
import { mailRules } from './rules/mails.ts'
import { moneyRules } from './rules/money.ts'
import { paperRules } from './rules/papers.ts'
import { refundRules } from './rules/refunds.ts'
import { seatRules } from './rules/seats.ts'

const rules: Rule[] = [...seatRules, ...deadlineRules, ...moneyRules, ...paperRules, ...refundRules, ...mailRules]

/** Named of each rule: who has more to mend will compare again. */
const mostOfRule = 200

const count = (from: SQL) => sql`(select count(*)::int from ${from})`
const note = sql`invoices where document ? 'creditOf'`
const counts = sql`select
  ${count(sql`registrations`)} as registrations, ${count(sql`registration_students where held`)} as seats,
  ${count(sql`bookings`)} as bookings, ${count(sql`payments`)} as payments, ${count(sql`refunds`)} as refunds,
  ${count(sql`invoices`)} - ${count(note)} as invoices, ${count(note)} as "creditNotes", ${count(sql`mails`)} as mails`

async function breaksOf(tx: Transaction, { name, rows }: Rule): Promise<BookDifference[]> {
  const found = await tx.execute<Omit<BookDifference, 'rule'> & Record<string, unknown>>(
    sql`select subject, id, number, whose, expected, found from (${rows}) breaks order by number, id limit ${mostOfRule}`,
  )
  return found.rows.map((row) => ({ rule: name, ...row }))
}

export interface ComparedBooks {
  checkedAt: Date
  counts: BookCounts
  differences: BookDifference[]
}

/** The books as a transaction sees them. */
export async function compareIn(tx: Transaction): Promise<ComparedBooks> {
  const checkedAt = new Date()
  const { rows } = await tx.execute<BookCounts & Record<string, unknown>>(counts)
  const [compared] = rows
  if (!compared) throw new Error('Counts are one row')
  const differences: BookDifference[] = []
  for (const rule of rules) differences.push(...(await breaksOf(tx, rule)))
  return { checkedAt, counts: compared, differences }
}

/** Compares seats, registrations, rooms, payments, refunds, invoices and mails as they stand at one moment; changes nothing. */
export const compareBooks = (db: Database): Promise<ComparedBooks> =>
  db.transaction(compareIn, { isolationLevel: 'repeatable read', accessMode: 'read only' })
