import { desc, lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { bookChecks } from '../../../db/tables.ts'
import { compareBooks } from './compare-books.ts'

const daysKept = 90
const day = 86_400_000

/** When the books were compared last; null before the first time. */
export async function lastCheckedAt(db: Database): Promise<Date | null> {
  const { checkedAt } = bookChecks
  const [last] = await db.select({ checkedAt }).from(bookChecks).orderBy(desc(checkedAt)).limit(1)
  return last?.checkedAt ?? null
}

/** Compares the books and keeps what they say for staff, a season long. */
export async function keepBooks(db: Database) {
  const compared = await compareBooks(db)
  await db.insert(bookChecks).values(compared)
  await db.delete(bookChecks).where(lt(bookChecks.checkedAt, new Date(compared.checkedAt.getTime() - daysKept * day)))
  return compared
}
