import { isDay } from '../../domain/days.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { fileChoice, listSearch } from './list-choice.ts'
import { anyOf, type Direction, pageSize, readListAddress, searchedText } from './read-list-address.ts'

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
