import { and, asc, inArray, is, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgTransaction } from 'drizzle-orm/pg-core'
import { isStrict } from '../../config.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import * as tables from '../../db/tables.ts'

/**
 * What is locked, by which column, in the order that every transaction keeps: what the bank says, what is done to many,
 * what seats are in, who has them, the money for them, then customers, then what is written. A membership has no lock of its own: its account's is also its.
 */
const keys = {
  bankTransactions: tables.bankTransactions.id,
  bulkActs: tables.bulkActs.id,
  bulkActItems: tables.bulkActItems.id,
  sessions: tables.sessions.id,
  trainers: tables.trainers.id,
  courses: tables.courses.id,
  bookings: tables.bookings.id,
  roomTypes: tables.roomTypes.id,
  registrations: tables.registrations.id,
  waitingListEntries: tables.waitingListEntries.id,
  payments: tables.payments.id,
  refunds: tables.refunds.id,
  invoices: tables.invoices.id,
  eInvoices: tables.eInvoices.id,
  receipts: tables.receipts.id,
  organisations: tables.organisations.id,
  users: tables.users.id,
  studentUploads: tables.studentUploads.id,
  students: tables.students.id,
  loginSessions: tables.loginSessions.id,
  secondFactors: tables.secondFactors.userId,
  attendances: tables.attendances.id,
  results: tables.results.id,
  certificates: tables.certificates.id,
  evaluations: tables.evaluations.id,
  cancellationTerms: tables.cancellationTerms.id,
  prepaidCards: tables.prepaidCards.id,
  discountCodes: tables.discountCodes.code,
  publishingPlans: tables.publishingPlans.id,
  staticContents: tables.staticContents.type,
  pages: tables.pages.id,
  files: tables.files.id,
  categories: tables.categories.id,
  locations: tables.locations.id,
  contactMessages: tables.contactMessages.id,
  newsletterSubscriptions: tables.newsletterSubscriptions.id,
  deskMessages: tables.deskMessages.id,
  mails: tables.mails.id,
} satisfies Record<string, PgColumn>

type Lockable = keyof typeof keys
/** Ids, or what else a table is locked by. */
export type Rows = Partial<Record<Lockable, readonly string[]>>

/** From the weakest on; each keeps off all that the one before it does. */
const strengths = ['share', 'no key update', 'update'] as const
type Strength = (typeof strengths)[number]

/** What everything points to: whoever adds what belongs to such a row, which keeps its id, need not wait for its changes. */
const pointedTo: readonly Lockable[] = ['trainers', 'roomTypes', 'organisations', 'users']

const usualStrength = (table: Lockable): Strength => (pointedTo.includes(table) ? 'no key update' : 'update')

interface Held {
  /** How strongly each row is locked. */
  rows: Map<string, number>
  /** How far down the order. */
  last: number
}
const heldBy = new WeakMap<Transaction, Held>()

const names = Object.keys(keys).filter((name): name is Lockable => name in keys)
const nameOf = (table: Lockable, id: string) => `${table} ${id.toLowerCase()}`

/**
 * Rows that the transaction made or changed itself are its own already. Where a wrong order is let be, two that wait for
 * each other begin anew (`retryTransactions`).
 */
async function assertInOrder(tx: Transaction, table: Lockable, ids: string[], last: number) {
  const key: PgColumn = keys[table]
  const isOthers = sql`${key.table}.xmin <> pg_current_xact_id()::xid`
  if ((await tx.$count(key.table, and(inArray(key, ids), isOthers))) === 0) return
  throw new Error(
    `Rows of ${table} are locked after rows of ${names[last]}: take them in one call, or in the order of lock.ts`,
  )
}

/** Which of the rows wanted are not locked that strongly yet, and how to note that they are. */
async function toLock(tx: Transaction, table: Lockable, wanted: readonly string[], strength: Strength) {
  if (!is(tx, PgTransaction)) throw new Error('Rows are locked in a transaction, until it ends')
  const held = heldBy.get(tx) ?? { rows: new Map<string, number>(), last: -1 }
  heldBy.set(tx, held)
  const rank = strengths.indexOf(strength)
  const ids = [...new Set(wanted)].filter((id) => (held.rows.get(nameOf(table, id)) ?? -1) < rank)
  const place = names.indexOf(table)
  if (isStrict && ids.length > 0 && place <= held.last) await assertInOrder(tx, table, ids, held.last)
  const note = (locked: readonly { key: unknown }[]) => {
    for (const { key } of locked) held.rows.set(nameOf(table, String(key)), rank)
    held.last = Math.max(held.last, place)
  }
  return { ids, note }
}

async function lockIn(
  tx: Transaction,
  table: Lockable,
  wanted: readonly string[],
  strength: Strength,
  config?: { skipLocked: true },
) {
  const { ids, note } = await toLock(tx, table, wanted, strength)
  if (ids.length === 0) return wanted.length
  const key: PgColumn = keys[table]
  const locked = await tx
    .select({ key })
    .from(key.table)
    .where(inArray(key, ids))
    .orderBy(asc(key))
    .for(strength, config)
  note(locked)
  return locked.length
}

/** Locks rows of one table, as `lock` does, and reads them as they are once they are locked; of those that fit `which`. */
export async function lockAndRead<Columns extends Record<string, PgColumn>>(
  tx: Transaction,
  table: Lockable,
  ids: readonly string[],
  columns: Columns,
  { strength = usualStrength(table), which }: { strength?: Strength; which?: SQL | undefined } = {},
) {
  const { note } = await toLock(tx, table, ids, strength)
  const key: PgColumn = keys[table]
  const rows = await tx
    .select({ row: columns, key })
    .from(key.table)
    .where(and(inArray(key, [...ids]), which))
    .orderBy(asc(key))
    .for(strength)
  note(rows)
  return rows.map(({ row }) => row)
}

/**
 * Locks rows until the transaction ends, table by table in the order above, and by id in each, so that no two transactions
 * wait for each other. Rows that are locked already stay so; others must come later in that order. What was read before
 * may have changed: read it again.
 */
export async function lock(tx: Transaction, rows: Rows, strength?: Strength): Promise<void> {
  for (const table of names) {
    await lockIn(tx, table, rows[table] ?? [], strength ?? usualStrength(table))
  }
}

/** What several parts of a change lock, in one. */
export const togetherOf = (parts: readonly Rows[]): Rows =>
  Object.fromEntries(names.map((table) => [table, parts.flatMap((rows) => rows[table] ?? [])]))

/** Whether all of `rows` is among those that were `locked`: what was read before the lock may be more by now. */
export const isWithin = (rows: Rows, locked: Rows): boolean =>
  names.every((table) => rows[table]?.every((id) => locked[table]?.includes(id)) ?? true)

/** Locks a row that nobody has; false where somebody does, who is at the same work. */
export const lockFree = async (tx: Transaction, table: Lockable, id: string): Promise<boolean> =>
  (await lockIn(tx, table, [id], 'update', { skipLocked: true })) > 0

/**
 * Holds all that editors write before anything else of it is locked: `row exclusive` for whoever writes, as others may too;
 * `share` for whoever reads it all, and nobody writes meanwhile.
 */
export async function lockContent(tx: Transaction, mode: 'row exclusive' | 'share'): Promise<void> {
  const { staticContents, staticContentValues, pages } = tables
  await tx.execute(sql`lock table ${staticContents}, ${staticContentValues}, ${pages} in ${sql.raw(mode)} mode`)
}

/** Those who do what has this name go one after the other, where no row says it; outside a transaction one only waits. */
export async function lockTurn(db: Executor, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
