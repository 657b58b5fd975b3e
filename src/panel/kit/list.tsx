import type { ReactNode } from 'react'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { deadlineParts } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import {
  type defineResourceList,
  type Filters,
  listHref,
  namedColumns,
  pageSize,
  ruleOf,
} from './define-resource-list.ts'
import styles from './list.module.css'
import { type ListField, ListSearch } from './list-search.tsx'
import { panelPath, pathOf, type RecordKind } from './paths.ts'
import { usePage } from './use-page.ts'

interface ColumnChoiceProps {
  path: string
  /** Those that may be left out; `isShown` is not. */
  columns: readonly { key: string; label: string; isShown: boolean }[]
}

/** Which columns a list has: a choice in the address, so that a bookmark, the next page and the file keep it. */
function ColumnChoice({ path, columns }: ColumnChoiceProps) {
  const t = useTexts('panel-list')
  const page = usePage()
  const all = listHref(page, path, { columns: '' })
  const [, query = ''] = all.split('?')
  return (
    <details className={styles.columns} data-columns data-menu>
      <summary>{t('common.columns')}</summary>
      <form className="sheet stack-3" action={panelPath(path, page.locale)}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className={styles.stack}>
          <legend className="visually-hidden">{t('common.columns')}</legend>
          {columns.map(({ key, label, isShown }) => (
            <label className="marked" key={key}>
              <input type="checkbox" name="columns" value={key} defaultChecked={isShown} />
              {label}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="outline">
          {t('showColumns')}
        </Button>
        <a href={all}>{t('allColumns')}</a>
      </form>
    </details>
  )
}

interface ListColumn<Row> {
  key: string
  label: string
  isNumber?: boolean
  isWhole?: boolean
  /** It stands as a second line in the column before it, where that is shown. */
  isSecond?: boolean
  /** What stands in it: this, a day, an instant, or an amount in cents. */
  cell?(row: Row): ReactNode
  day?(row: Row): string | null | undefined
  moment?(row: Row): string
  amount?(row: Row): number | null | undefined
  /** The list of the records that its rows are: the way to each. */
  opens?: RecordKind
}

type DrawnColumn<Row> = Omit<ListColumn<Row>, 'cell'> & { cell(row: Row): ReactNode }

/** A column with what stands in its cells. */
function drawn<Row extends { _id: string }>(column: ListColumn<Row>, locale: Locale): DrawnColumn<Row> {
  const { cell, day, moment, amount, opens } = column
  const isShort = { isNumber: column.isNumber ?? amount !== undefined, isWhole: column.isWhole ?? day !== undefined }
  function content(row: Row): ReactNode {
    const [date, cents] = [day?.(row), amount?.(row)]
    if (date) return formatDayInYear(date, locale)
    if (moment) return <Moment at={moment(row)} />
    return typeof cents === 'number' ? formatAmount(cents, locale) : cell?.(row)
  }
  const way = (row: Row) => opens && <RowName href={pathOf(opens, row._id, { locale })}>{content(row)}</RowName>
  return { ...column, ...isShort, cell: opens ? way : content }
}

/** The columns as they are drawn: what is a second line stands under its first. */
function stacked<Row>(columns: readonly DrawnColumn<Row>[]): DrawnColumn<Row>[] {
  const stacks: DrawnColumn<Row>[] = []
  for (const column of columns) {
    const first = column.isSecond ? stacks.pop() : undefined
    const cell = (row: Row) => (
      <div className={styles.stack}>
        {first?.cell(row)}
        <span className="muted">{column.cell(row)}</span>
      </div>
    )
    stacks.push(first ? { ...first, cell } : column)
  }
  return stacks
}

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

type List<Own extends Filters> = ReturnType<typeof defineResourceList<unknown, unknown, Own>>

/** The fields that narrow a list. */
function useFields<Own extends Filters>({ list, filters, every }: ListProps<{ _id: string }, Own>) {
  const page = usePage()
  const texts = Object.entries(filters) as [keyof Own & string, FilterText<string> | undefined][]
  return texts.flatMap(([name, text]): ListField[] => {
    if (!text) return []
    const { is } = ruleOf(list.filters[name] ?? 'text')
    const { label, wordOf, options } = text
    const words = typeof is === 'string' || !wordOf ? undefined : is.map((value) => ({ value, label: wordOf(value) }))
    return [
      {
        name,
        label,
        options: options ?? words,
        value: list.given(page, name),
        every: text.every ?? every,
        kind: is === 'day' ? 'date' : undefined,
      },
    ]
  })
}

interface ListProps<Row, Own extends Filters> {
  list: List<Own>
  found: { total: number; items: readonly (Row | null)[] } | null | undefined
  /** In the order in which they stand; one that is left out is not shown. */
  filters: { [Name in keyof Own]?: FilterText<WordOf<Own[Name]>> }
  /** What stands for all in a filter that says nothing of its own. */
  every?: string
  columns: readonly ListColumn<Row>[]
  /** Rows can be chosen: what each is called, and what can be done with them beside a file of them. */
  choice?: { nameOf(row: Row): string; actions?: ReactNode }
  /** What can be done beside reading. */
  actions?: ReactNode
  /** What stands above the list: a word of explanation, a form. */
  lead?: ReactNode
  /** The row that is opened to full width, and what stands in it. */
  open?: { id: string; content: ReactNode }
}

/** A list as it was declared: searched, narrowed, sorted and paged by its address, with the same as a file. */
export function ResourceList<Row extends { _id: string }, Own extends Filters>(props: ListProps<Row, Own>) {
  const { list, found, columns, choice, actions, lead, open } = props
  const t = useTexts('panel-list')
  const page = usePage()
  const { path, orders, hasFile } = list
  const { title, noneText } = allTexts[page.locale][list.texts]
  const { sort, direction, page: number } = list.address(page)
  const rows = listed(found?.items)
  const [first, ...others] = columns.map((column) => drawn(column, page.locale))
  const named = namedColumns(page).filter((name) => others.some(({ key }) => key === name))
  const isShown = ({ key }: { key: string }) => named.length === 0 || named.includes(key)
  const sorted = stacked(first ? [first, ...others.filter(isShown)] : []).map((column) => {
    const isThis = sort === column.key
    const other = isThis && direction === 'ASC' ? 'DESC' : 'ASC'
    // Of one order there is no other to choose.
    const isSortable = orders.length > 1 && orders.includes(column.key)
    return {
      ...column,
      ...(isSortable && { sortHref: listHref(page, path, { sort: `${column.key}:${other}` }) }),
      ...(isThis && { sorted: direction === 'ASC' ? ('ascending' as const) : ('descending' as const) }),
    }
  })
  // A file has the first column too: it says of what each row is.
  const fileColumns = named.length > 0 ? [first?.key ?? '', ...named].join(',') : ''
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className="links middle">
          {actions}
          {others.length > 1 && (
            <ColumnChoice path={path} columns={others.map((column) => ({ ...column, isShown: isShown(column) }))} />
          )}
          {hasFile && (
            <a className="link" href={listHref(page, `${path}.csv`, { columns: fileColumns })}>
              {t('csv')}
            </a>
          )}
        </div>
      </div>
      {lead}
      <ListSearch path={path} fields={useFields(props)} />
      {rows.length === 0 ? (
        <EmptyState title={t('panel.nothingFound')} text={noneText} />
      ) : (
        <DataTable
          caption={title}
          columns={sorted}
          rows={rows}
          idOf={({ _id }) => _id}
          open={open}
          choice={
            choice && {
              name: 'chosen',
              form: 'chosen',
              chosen: [],
              nameOf: choice.nameOf,
              actions: (
                <>
                  {choice.actions}
                  {hasFile && <ChosenFile path={path} columns={fileColumns} />}
                  <Button type="reset" look="quiet">
                    {t('clear')}
                  </Button>
                </>
              ),
            }
          }
        >
          <Pagination
            total={found?.total ?? 0}
            page={number}
            size={pageSize}
            hrefOf={(to) => listHref(page, path, { page: to > 1 ? String(to) : '' })}
          />
        </DataTable>
      )}
    </>
  )
}

/** The file of the chosen rows alone, in the order and with the columns of the list. */
function ChosenFile({ path, columns }: { path: string; columns: string }) {
  const t = useTexts('panel-list')
  const { search, locale } = usePage()
  const sort = search.sort?.[0]
  return (
    <>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {columns && <input type="hidden" name="columns" value={columns} />}
      <Button type="submit" look="outline" formMethod="get" formAction={panelPath(`${path}.csv`, locale)}>
        {t('chosenCsv')}
      </Button>
    </>
  )
}

/** What a row is called, and the way to it. */
export const RowName = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.name} href={href}>
    {children}
  </a>
)

/** An instant in a table: a line ends before its date or its time, in neither. */
export function Moment({ at }: { at: string }) {
  const { now, locale } = usePage()
  const [day, joint, time] = deadlineParts(at, now, locale)
  const date = day.search(/\d/)
  return (
    <time dateTime={at}>
      {day.slice(0, date)}
      <span className="whole">{day.slice(date)}</span>
      {joint}
      <span className="whole">{time}</span>
    </time>
  )
}
