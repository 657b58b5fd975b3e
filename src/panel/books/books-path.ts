import { brusselsYear } from '../../domain/days.ts'
import type { PageContext } from '../../ui/page-context.ts'

export const booksPath = '/books'

const earliestYear = 2000

/** Which year the address asks for, and by which periods; the one that runs, by month, where it says nothing. */
export function periodIn({ search, now }: PageContext) {
  const current = brusselsYear(new Date(now))
  const asked = Number(search.year?.[0])
  const isYear = Number.isInteger(asked) && asked >= earliestYear && asked <= current
  return {
    current,
    year: isYear ? asked : current,
    per: search.per?.[0] === 'quarter' ? ('quarter' as const) : ('month' as const),
  }
}
