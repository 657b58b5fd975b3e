import { desc } from 'drizzle-orm'
import { bookChecks } from '../../db/tables.ts'
import { bookRules, unitOf } from '../../domain/books.ts'
import type { ApiContext } from '../context.ts'

/** What the books said the last time; nothing but nulls before the first night. */
export async function getBooks({ db }: ApiContext) {
  const [last] = await db.select().from(bookChecks).orderBy(desc(bookChecks.checkedAt)).limit(1)
  if (!last) return { checkedAt: null, isInAgreement: null, counts: null, differences: [] }
  const { checkedAt, counts, differences } = last
  return {
    checkedAt: checkedAt.toISOString(),
    isInAgreement: differences.length === 0,
    counts,
    differences: differences.map((difference) => {
      const { rule } = difference
      return { ...difference, message: bookRules[rule], unit: unitOf(rule) }
    }),
  }
}
