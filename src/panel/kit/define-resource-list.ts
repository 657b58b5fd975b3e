import { isDay } from '../../domain/days.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { TypedDocumentString } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { Texts } from '../../ui/texts.ts'
import { definePanelPage, type PanelPage } from './define-panel-page.ts'
import { panelPath, panelRoot } from './paths.ts'

/** What the address of every list may say: which page, in what order, with which columns, and which rows are chosen. */
const listSearch = ['page', 'sort', 'columns', 'chosen'] as const

/** What came of an act on chosen rows, told once: how many were done, and why others were not. */
export const actCounts = ['done', 'already', 'missing'] as const

/** The columns that the address names; with none, all of them. */
export const namedColumns = ({ search }: Pick<PageContext, 'search'>): string[] =>
  (search.columns ?? []).flatMap((text) => text.split(',')).filter(Boolean)

/** The rows that were chosen when the file was asked for. */
const chosenRows = ({ search }: PageContext): string[] => (search.chosen ?? []).filter((id) => uuidPattern.test(id))

/** What a file is asked with beside the filters: its columns, and only the chosen rows where there are any. */
function fileChoice(page: PageContext): Record<string, string> {
  const [columns, rows] = [namedColumns(page).join(','), chosenRows(page).join(',')]
  return { ...(columns && { columns }), ...(rows && { _id: rows }) }
}

const pageSize = 20
/** What the API takes for a page's number. */
const pagesBelow = 100_000
const longestText = 100

type Direction = 'ASC' | 'DESC'

/** Which page of a list its address asks for, and in what order; what it does not understand is as if left out. */
function readListAddress({ search }: PageContext, sorts: readonly [string, ...string[]], usual: Direction) {
  const page = Number(search.page?.[0] ?? 1)
  const [name, direction] = search.sort?.[0]?.split(':') ?? []
  const sort = sorts.find((one) => one === name)
  return {
    page: Number.isInteger(page) && page > 0 && page < pagesBelow ? page : 1,
    sort: sort ?? sorts[0],
    direction: sort ? (direction === 'DESC' ? 'DESC' : 'ASC') : usual,
  }
}

export const searchedText = ({ search }: PageContext, name: string): string =>
  search[name]?.[0]?.slice(0, longestText).trim() ?? ''

/** A comma separates what may be found; of nothing but commas nothing is left. */
const anyOf = (text: string): string =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(',')

/** What may stand in the address: what is searched for, a text as it is, a day, an id, or one of these words. */
type FilterKind = 'search' | 'text' | 'day' | 'id' | readonly string[]

/** A filter that the API calls otherwise, or that holds without being asked. */
interface FilterRule {
  is: FilterKind
  /** What the API is asked for it; left out, the filter of the same name. */
  ask?(value: string): Record<string, string>
  /** What holds where the address says nothing of it. */
  usual?(page: PageContext): string
}

export type Filters = Record<string, FilterKind | FilterRule>

export const ruleOf = (filter: FilterKind | FilterRule): FilterRule =>
  typeof filter === 'object' && 'is' in filter ? filter : { is: filter }

interface NamedRule extends FilterRule {
  name: string
}

/** What a filter says in the address; empty where it says nothing that is known. */
function saidBy(page: PageContext, { name, is, usual }: NamedRule): string {
  const values = page.search[name] ?? []
  const read = () => {
    if (is === 'day') return values.find(isDay)
    if (is === 'id') return values.find((value) => uuidPattern.test(value))
    return typeof is === 'string' ? searchedText(page, name) : is.find((word) => word === values[0])
  }
  return read() || (usual?.(page) ?? '')
}

/** A filter as the API is asked for it; nothing where it says nothing. */
function askedBy(page: PageContext, rule: NamedRule): Record<string, string> {
  const { name, is, ask } = rule
  const value = saidBy(page, rule)
  if (value && ask) return ask(value)
  const asked = is === 'search' || is === 'text' ? anyOf(value) : value
  if (!asked) return {}
  return { [name]: is === 'search' ? `~${asked}` : asked }
}

/** Areas of texts that name a list, and say what to do where nothing is found. */
type ListTexts = {
  [Name in keyof Texts]: Texts[Name] extends { title: string; noneText: string } ? Name : never
}[keyof Texts]

interface ListDefinition<Data, Variables, Own extends Filters> extends Pick<PanelPage, 'forms' | 'refused' | 'search'> {
  /** Below /control-panel. */
  path: string
  texts: ListTexts
  /** Left out where the panel knows all rows without asking. */
  query?: TypedDocumentString<Data, Variables>
  /** What the query asks beside what narrows the list. */
  also?(page: PageContext, given: (name: keyof Own) => string): Partial<Variables>
  /** The first is the order when none is asked. */
  orders: readonly [string, ...string[]]
  usual: Direction
  /** What narrows it, by the names in its address. */
  filters: Own
  /** How many rows a page has. */
  size?: number
  /** The call of the REST API that answers all rows as a file, below /api. */
  csv?: string
  /** The call that answers what is listed as one archive of files. */
  archive?: string
  /** What cannot be found (404) is null in the data. */
  mayBeMissing?: true
}

/** Declares a list of the panel: how it is asked, its page, and its file where it has one. */
export function defineResourceList<Data = null, Variables = null, const Own extends Filters = Filters>({
  path,
  texts,
  query,
  also,
  orders,
  usual,
  filters,
  csv,
  archive,
  size = pageSize,
  search = [],
  mayBeMissing,
  ...rest
}: ListDefinition<Data, Variables, Own>) {
  const rules = Object.entries<FilterKind | FilterRule>(filters).map(([name, filter]) => ({ name, ...ruleOf(filter) }))

  /** What a filter says in the address; empty where it says nothing that is known. */
  function given(page: PageContext, name: keyof Own): string {
    const rule = rules.find((one) => one.name === name)
    return rule ? saidBy(page, rule) : ''
  }

  const asked = (page: PageContext): Record<string, string> =>
    Object.assign({}, ...rules.map((rule) => askedBy(page, rule)))

  const address = (page: PageContext) => readListAddress(page, orders, usual)

  function order(page: PageContext): string {
    const { sort, direction } = address(page)
    return `${sort}:${direction}`
  }

  const variables = (page: PageContext) => ({
    page: address(page).page,
    limit: size,
    sort: [order(page)],
    ...asked(page),
  })
  /** What the list is asked beside the page; null where nothing narrows it: nobody acts on all there are by one press. */
  const foundBy = (page: PageContext) =>
    rules.some(({ name }) => page.search[name]?.[0])
      ? new URLSearchParams({ ...asked(page), sort: order(page) }).toString()
      : null
  /** A file of what is listed, in its order, that a call of the REST API answers. */
  const filePage = (type: string, call: string | undefined, more?: (page: PageContext) => Record<string, string>) =>
    definePanelPage({
      path: `${panelRoot}${path}.${type}`,
      search: ownSearch,
      file(page) {
        const choice = { ...asked(page), sort: order(page), locale: page.locale, ...more?.(page) }
        return call ? { path: `${call}?${new URLSearchParams(choice)}` } : null
      },
    })
  const ownSearch = [...listSearch, ...rules.map(({ name }) => name)]
  return {
    path,
    texts,
    orders,
    size,
    filters,
    address,
    given,
    variables,
    foundBy,
    hasFile: csv !== undefined,
    /** The page that is asked for, of all rows that there are. */
    pageOf: <Row>(page: PageContext, rows: readonly Row[]) => {
      const from = (address(page).page - 1) * size
      return { total: rows.length, items: rows.slice(from, from + size) }
    },
    page: definePanelPage<Data, Variables>({
      ...rest,
      path: panelRoot + path,
      search: [...ownSearch, ...search],
      query: query && {
        document: query,
        variables: (page) =>
          ({ ...variables(page), ...also?.(page, (name) => given(page, name)) }) as unknown as Variables,
        mayBeMissing,
      },
      title: (_data, { locale }) => allTexts[locale][texts].title,
    }),
    /** The list, as it is searched and sorted, as a CSV file. */
    file: filePage('csv', csv, fileChoice),
    /** The files of what it lists, in one archive. */
    archive: filePage('zip', archive),
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
