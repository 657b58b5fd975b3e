import type { PageContext } from '../../ui/page-context.ts'

export const pageSize = 20
/** What the API takes for a page's number. */
const pagesBelow = 100_000
const longestText = 100

export type Direction = 'ASC' | 'DESC'
export interface ListAddress<Sort extends string = string> {
  page: number
  sort: Sort
  direction: Direction
}

/** Which page of a list its address asks for, and in what order; what it does not understand is as if left out. */
export function readListAddress<Sort extends string>(
  { search }: PageContext,
  sorts: readonly [Sort, ...Sort[]],
  usual: Direction,
): ListAddress<Sort> {
  const page = Number(search.page?.[0] ?? 1)
  const [name, direction] = search.sort?.[0]?.split(':') ?? []
  const sort = sorts.find((one) => one === name)
  return {
    page: Number.isInteger(page) && page > 0 && page < pagesBelow ? page : 1,
    sort: sort ?? sorts[0],
    direction: sort ? (direction === 'DESC' ? 'DESC' : 'ASC') : usual,
  }
}

/** What is searched for. */
export const searchedText = ({ search }: PageContext, name: string): string =>
  search[name]?.[0]?.slice(0, longestText).trim() ?? ''

/** A comma separates what may be found; of nothing but commas nothing is left. */
export const anyOf = (text: string): string =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(',')
