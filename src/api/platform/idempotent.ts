import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database, Executor, Transaction } from '../../db/client.ts'
import { invalid } from './errors.ts'
import { lockTurn } from './lock.ts'
import { headerParameter } from './parameters.ts'

export const idempotencyHeader = 'Idempotency-Key'
const longestKey = 255

/** The key a request bears, null without one. */
export function readIdempotencyKey(given: string | undefined): string | null {
  const key = given?.trim() ?? ''
  if (key.length > longestKey) throw invalid(idempotencyHeader, 'error.tooLong')
  return key || null
}

type RequestTable = PgTable & { id: PgColumn; requestHash: PgColumn; createdAt: PgColumn }

/** What a button pressed twice, or a request repeated because no answer came, must make once. */
interface Once<Counted> {
  db: Database
  table: RequestTable
  /** Null for a request without a key: each makes its own. */
  hash: string | null
  /** What is counted or checked before the transaction, of a request that is new. */
  count: () => Promise<Counted>
  make: (tx: Transaction, counted: Counted) => Promise<string>
}

/** Later, the same words under the same key are meant anew. */
const minutes = 10

export const onceParameter = headerParameter(
  idempotencyHeader,
  `A key of your own: the same request sent again under it within ${minutes} minutes is taken once.`,
)

/** The same for the same body under the same key of the same caller; the key alone says nothing of who wrote it. */
export const requestHash = (key: string | null, userId: string | undefined, input: object): string | null =>
  key &&
  createHash('sha256')
    .update(JSON.stringify([key, userId ?? null, input]))
    .digest('hex')

/** What an equal request made a moment ago; one that is under way is waited for. */
async function findByRequestHash(db: Executor, table: RequestTable, hash: string | null): Promise<string | null> {
  if (!hash) return null
  await lockTurn(db, `request ${hash}`)
  const [made] = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(eq(table.requestHash, hash), gt(table.createdAt, sql`now() - make_interval(mins => ${minutes})`)))
    .limit(1)
  return made?.id ?? null
}

/** Makes a row, or finds the one that the same request made: the row's id. */
export async function idempotent<Counted>({ db, table, hash, count, make }: Once<Counted>): Promise<string> {
  const before = await findByRequestHash(db, table, hash)
  if (before) return before
  const counted = await count()
  return db.transaction(async (tx) => (await findByRequestHash(tx, table, hash)) ?? make(tx, counted))
}
