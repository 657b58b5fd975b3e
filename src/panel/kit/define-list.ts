import { isDay } from '../../domain/days.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { panelPath } from './paths.ts'

/** What the address of every list may say: which page, in what order, with which columns, and which rows are chosen. */
export const listSearch = ['page', 'sort', 'columns', 'chosen'] as const

/** What came of an act on chosen rows, told once: how many were done, and why others were not. */
export const actCounts = ['done', 'already', 'missing'] as const

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The columns that the address names; with none, all of them. */
export const namedColumns = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.columns ?? []).flatMap((text) => text.split(',')).filter(Boolean)

/** The rows that were chosen when the file was asked for. */
const chosenRows = ({ search }: PageContext): string[] => (search.chosen ?? []).filter((id) => idPattern.test(id))

/** What a file is asked with beside the filters: its columns, and only the chosen rows where there are any. */
export function fileChoice(page: PageContext): Record<string, string> {
  const [columns, rows] = [namedColumns(page).join(','), chosenRows(page).join(',')]
  return { ...(columns && { columns }), ...(rows && { _id: rows }) }
}

export const pageSize = 20
/** What the API takes for a page's number. */
const pagesBelow = 100_000
const longestText = 100

type Direction = 'ASC' | 'DESC'
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

/** How a list of the panel is searched, narrowed and sorted. */
interface ListDefinition<Sort extends string, Name extends string> {
  /** Below /control-panel. */
  path: string
  /** The first is the order when none is asked. */
  sorts: readonly [Sort, ...Sort[]]
  usual: Direction
  /** What narrows it: one of these words, a day, or null for a text that is searched for. */
  filters: Record<Name, readonly string[] | 'day' | null>
}

/** Declares a list whose filters are called as the API calls them: what its address says, and what is asked of the API. */
export function defineList<Sort extends string, Name extends string>(definition: ListDefinition<Sort, Name>) {
  const { path, sorts, usual, filters } = definition
  const names = Object.keys(filters) as Name[]

  /** What a filter says in the address; empty where it says nothing that is known. */
  function given(page: PageContext, name: Name): string {
    const words = filters[name]
    if (words === 'day') return page.search[name]?.find(isDay) ?? ''
    return words ? (words.find((word) => word === page.search[name]?.[0]) ?? '') : searchedText(page, name)
  }

  function asked(page: PageContext): Partial<Record<Name, string>> {
    const entries = names.flatMap((name) => {
      const value = filters[name] ? given(page, name) : anyOf(given(page, name))
      return value ? [[name, filters[name] ? value : `~${value}`]] : []
    })
    return Object.fromEntries(entries) as Partial<Record<Name, string>>
  }

  const address = (page: PageContext) => readListAddress(page, sorts, usual)

  function order(page: PageContext): string {
    const { sort, direction } = address(page)
    return `${sort}:${direction}`
  }

  return {
    ...{ path, address, given },
    /** The parameters of its address. */
    search: [...listSearch, ...names],
    variables: (page: PageContext) => ({
      ...{ page: address(page).page, limit: pageSize, sort: [order(page)] },
      ...asked(page),
    }),
    /** What a file of all its rows is asked with. */
    fileQuery: (page: PageContext) =>
      new URLSearchParams({
        ...(asked(page) as Record<string, string>),
        ...{ sort: order(page), locale: page.locale, ...fileChoice(page) },
      }),
  }
}

/** What the address of one page says, and the next one does not. */
const passing: readonly string[] = ['page', 'chosen', ...actCounts]

/** The list's address with something of it changed; what is empty is left out, and with another order it is the first page. */
export function listHref(page: PageContext, path: string, changes: Record<string, string>): string {
  const search = Object.entries(page.search).filter(([name]) => !passing.includes(name))
  const kept = {
    ...Object.fromEntries(search.map(([name, [value = '']]) => [name, value])),
    columns: namedColumns(page).join(','),
  }
  const query = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== '')
  return panelPath(path, page.locale) + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
}
