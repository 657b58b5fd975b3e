import { allTexts } from '../../ui/all-texts.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type ResourceList as Definition, type Filters, ruleOf } from './define-resource-list.ts'
import { List, type ListProps } from './list.tsx'
import type { ListField } from './list-search.tsx'

type WordOf<Filter> = Filter extends readonly (infer Word)[]
  ? Word
  : Filter extends { is: readonly (infer Word)[] }
    ? Word
    : never

/** What a filter is called, and its words where it has some. */
interface FilterText<Word> {
  label: string
  wordOf?(word: Word): string
  /** Its choices, where they are not known before. */
  options?: ListField['options']
  /** What stands for all of them. */
  every?: string
}

interface ResourceListProps<Row extends { _id: string }, Own extends Filters>
  extends Pick<ListProps<Row>, 'columns' | 'choice' | 'actions' | 'lead' | 'open'> {
  list: Definition<Own>
  page: PageContext
  found: { total: number; items: readonly (Row | null)[] } | null | undefined
  /** In the order in which they stand; one that is left out is not shown. */
  filters: { [Name in keyof Own]?: FilterText<WordOf<Own[Name]>> }
  /** What stands for all in a filter that says nothing of its own. */
  every?: string
}

/** A list as it was declared, searched, narrowed and sorted by its address. */
export function ResourceList<Row extends { _id: string }, Own extends Filters>({
  list,
  page,
  found,
  filters,
  every,
  columns,
  ...props
}: ResourceListProps<Row, Own>) {
  const texts = Object.entries(filters) as [keyof Own & string, FilterText<string> | undefined][]
  const fields = texts.flatMap(([name, text]): ListField[] => {
    if (!text) return []
    const { is } = ruleOf(list.filters[name] ?? 'text')
    const {
      label,
      wordOf,
      options = typeof is === 'string' || !wordOf ? undefined : is.map((value) => ({ value, label: wordOf(value) })),
    } = text
    return [
      {
        name,
        label,
        options,
        value: list.given(page, name),
        every: text.every ?? every,
        kind: is === 'day' ? 'date' : undefined,
      },
    ]
  })
  const { title, noneText } = allTexts[page.locale][list.texts]
  // Of one order there is no other to choose.
  const sortable = list.orders.length > 1 ? list.orders : []
  return (
    <List
      {...props}
      title={title}
      noneText={noneText}
      columns={columns.map((column) => ({ ...column, isSortable: sortable.includes(column.key) }))}
      page={page}
      fields={fields}
      path={list.path}
      address={list.address(page)}
      hasFile={list.hasFile}
      rows={listed(found?.items)}
      total={found?.total ?? 0}
      idOf={({ _id }) => _id}
    />
  )
}
