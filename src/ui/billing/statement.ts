import { isDay } from '../../domain/days.ts'
import { graphql } from '../gql/gql.ts'
import type { StatementContentFragment } from '../gql/graphql.ts'
import type { PageContext } from '../page-context.ts'

graphql(`
  fragment StatementContent on AccountStatement {
    customer opening open credit
    lines { _id day kind number reference amount balance }
  }
`)

export type Statement = StatementContentFragment
export type StatementLine = NonNullable<Statement['lines'][number]>

/** What a statement's address says of its period: days, both in it; what is no day is left out. */
export const periodSearch = ['from', 'until'] as const

export function periodOf({ search }: Pick<PageContext, 'search'>) {
  const [from = null, until = null] = periodSearch.map((name) => search[name]?.find(isDay) ?? null)
  return { from, until }
}

/** The same as a query, with a question mark; empty without a period. */
export function periodQuery(page: Pick<PageContext, 'search'>, more: Record<string, string> = {}): string {
  const said = Object.entries({ ...periodOf(page), ...more }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}
