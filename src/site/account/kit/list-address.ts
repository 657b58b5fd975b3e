import { localePath } from '../../../domain/locales.ts'
import { isPeriod } from '../../../domain/periods.ts'
import type { StatusName } from '../../../ui/kit/status-marks.ts'
import type { PageContext } from '../../../ui/page-context.ts'

/** The first value of a parameter of the address; '' where it has none. */
export const askedValue = ({ search }: PageContext, name: string): string => search[name]?.[0] ?? ''

/** A text as the API searches for it anywhere: a comma would mean any of two texts. */
export const anywhere = (text: string): string | undefined => {
  const sought = text.replaceAll(/[\s,]+/g, ' ').trim()
  return sought === '' ? undefined : `~${sought}`
}

type Changes = Record<string, string | number | readonly string[] | null | undefined>

interface ListDefinition<Status extends StatusName, Sort extends string> {
  /** Left out, its links are of whichever page they stand on. */
  path?: string
  hash?: string
  /** The parameter with the text that is searched for. */
  textName?: string
  statuses?: readonly Status[]
  /** The first one is usual: no address says it. */
  sorts?: readonly Sort[]
}

/** A list of the account: what its address asks of it, where anything unknown counts as nothing, and its other addresses. */
export function defineList<Status extends StatusName = never, Sort extends string = never>({
  path,
  hash = '',
  textName = 'search',
  statuses = [],
  sorts = [],
}: ListDefinition<Status, Sort>) {
  const [usual] = sorts
  function read(page: PageContext) {
    const number = askedValue(page, 'page')
    return {
      text: askedValue(page, textName).trim().slice(0, 100),
      status: statuses.find((status) => status === askedValue(page, 'status')),
      sort: sorts.find((sort) => sort === askedValue(page, 'sort')) ?? usual,
      period: [askedValue(page, 'period')].find(isPeriod),
      number: /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1,
    }
  }
  /** The list with other parameters, null takes one out; narrowed or sorted otherwise, it begins on its first page. */
  function hrefOf(page: PageContext, changes: Changes = {}): string {
    const { text, status, period, sort, number } = read(page)
    const isOther = [textName, 'status', 'period', 'sort'].some((name) => name in changes)
    const asked: Changes = { [textName]: text, status, period, sort, page: isOther ? 1 : number, ...changes }
    const unsaid: Changes = { page: 1, sort: usual }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(asked))
      if (value && value !== unsaid[name]) for (const one of [value].flat()) search.append(name, `${one}`)
    const address = path ? localePath(path, page.locale) : ''
    return String(search) ? `${address}?${search}${hash}` : address + hash || '?'
  }
  return {
    statuses,
    read,
    hrefOf,
    /** How a column is sorted, and the address that sorts by it, beginning with `first`, or the other way round. */
    sorting(page: PageContext, ascending: Sort, descending: Sort, first = ascending) {
      const { sort } = read(page)
      const sorted = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined
      const other = sort === ascending ? descending : ascending
      return { sorted, sortHref: hrefOf(page, { sort: sorted ? other : first }) } as const
    },
  }
}
