import type { ReactNode } from 'react'
import { calendarDay, formatAmount, formatDayInYear, formatDayMonth } from '../../domain/format.ts'
import { deadlineParts } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { type defineResourceList, type Filters, listHref, namedColumns, ruleOf } from './define-resource-list.ts'
import styles from './list.module.css'
import { ChosenFile, ListMenu } from './list-menu.tsx'
import rowStyles from './list-rows.module.css'
import { type ListField, ListSearch } from './list-search.tsx'
import { panelPath, pathOf, type RecordKind } from './paths.ts'
import { usePage } from './use-page.ts'

interface ListColumn<Row> {
  key: string
  label: string
  isNumber?: boolean
  isWhole?: boolean
  /** Its heading is heard only: of what can be done with a row. */
  isUnnamed?: boolean
  /** It stands as a second line in the column before it, where that is shown. */
  isSecond?: boolean
  /** A record of two lines has it at the end of the first. */
  isAmount?: boolean
  /** A record says what it is of. */
  isLabelled?: boolean
  /** What stands in it: this, a day, a day that is over, an instant, or an amount in cents. */
  cell?(row: Row): ReactNode
  day?(row: Row): string | null | undefined
  since?(row: Row): string | null | undefined
  moment?(row: Row): string
  amount?(row: Row): number | null | undefined
  /** The list of the records that its rows are: the way to each. */
  opens?: RecordKind
}

type DrawnColumn<Row> = Omit<ListColumn<Row>, 'cell'> & { className?: string; cell(row: Row): ReactNode }

/** A column with what stands in its cells. */
function drawn<Row extends { _id: string }>(column: ListColumn<Row>, locale: Locale): DrawnColumn<Row> {
  const { cell, day, since, moment, amount, opens } = column
  const isDay = day !== undefined || since !== undefined
  const { isNumber = amount !== undefined, isWhole = isDay, isAmount = amount !== undefined } = column
  const isLabelled = column.isLabelled ?? ((isNumber || isDay) && !isAmount)
  const className = isAmount ? rowStyles.amount : isLabelled ? rowStyles.labelled : undefined
  function content(row: Row): ReactNode {
    const [date, past, cents] = [day?.(row), since?.(row), amount?.(row)]
    if (date) return formatDayInYear(date, locale)
    if (past) return <Since at={past} />
    if (moment) return <Moment at={moment(row)} />
    return typeof cents === 'number' ? formatAmount(cents, locale) : cell?.(row)
  }
  const way = (row: Row) => opens && <RowName href={pathOf(opens, row._id, { locale })}>{content(row)}</RowName>
  return { ...column, isNumber, isWhole, className, cell: opens ? way : content }
}

/** The columns as they are drawn: what is a second line stands under its first. */
function stacked<Row>(columns: readonly DrawnColumn<Row>[]): DrawnColumn<Row>[] {
  const stacks: DrawnColumn<Row>[] = []
  for (const column of columns) {
    const first = column.isSecond ? stacks.pop() : undefined
    const cell = (row: Row) => (
      <div className={rowStyles.stack}>
        <div className={rowStyles.line}>{first?.cell(row)}</div>{' '}
        <div className={`muted ${rowStyles.line} ${column.isWhole ? 'whole' : ''}`}>{column.cell(row)}</div>
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
  /** Rows can be chosen: what each is called, what can be done with them beside a file of them, and what the address calls them. */
  choice?: { nameOf(row: Row): string; actions?: ReactNode; name?: string }
  /** What can be done beside reading. */
  actions?: ReactNode
  /** What came of an act, or hurries: above the list. */
  lead?: ReactNode
  /** What explains it, or is done beside it: under the list. */
  about?: ReactNode
  /** The row that is opened to full width, and what stands in it. */
  open?: { id: string; content: ReactNode }
}

/** A list as it was declared: searched, narrowed, sorted and paged by its address, with the same as a file. */
export function ResourceList<Row extends { _id: string }, Own extends Filters>(props: ListProps<Row, Own>) {
  const { list, found, filters, columns, choice, actions, lead, about, open } = props
  const t = useTexts('panel-list')
  const page = usePage()
  const { path, orders, hasFile } = list
  const { title, noneText } = allTexts[page.locale][list.texts]
  const { sort, direction, page: number } = list.address(page)
  const rows = listed(found?.items)
  const [name, ...others] = columns.map((column) => drawn(column, page.locale))
  const first = name && { ...name, className: rowStyles.lead }
  // What a link narrowed it by stays while it is searched.
  const linked = Object.keys(list.filters).filter((name) => !filters[name])
  const kept = Object.fromEntries(linked.map((name) => [name, list.given(page, name)]).filter(([, value]) => value))
  // Where typing errors are forgiven, and everything is looked through.
  const sought = list.filters.search === 'search' && list.given(page, 'search')
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
        <div className="links middle">{actions}</div>
      </div>
      {lead}
      <div className={styles.bar}>
        <ListSearch path={path} fields={useFields(props)} kept={kept} />
        <ListMenu
          path={path}
          file={hasFile ? listHref(page, `${path}.csv`, { columns: fileColumns }) : undefined}
          columns={others.map((column) => ({ ...column, isShown: isShown(column) }))}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('panel.nothingFound')} text={noneText}>
          {sought && (
            <a className="link" href={`${panelPath('/search', page.locale)}?${new URLSearchParams({ text: sought })}`}>
              {t('everywhere', { text: sought })}
            </a>
          )}
        </EmptyState>
      ) : (
        <div className={`${rowStyles.list} ${styles.choosing}`}>
          <DataTable
            caption={title}
            columns={sorted}
            rows={rows}
            idOf={({ _id }) => _id}
            open={open}
            choice={
              choice && {
                name: choice.name ?? 'chosen',
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
              size={list.size}
              hrefOf={(to) => listHref(page, path, { page: to > 1 ? String(to) : '' })}
            />
          </DataTable>
        </div>
      )}
      {about && <div className={styles.about}>{about}</div>}
    </>
  )
}

/** What a row is called, and the way to it. */
export const RowName = ({ href, label, children }: { href: string; label?: string; children: ReactNode }) => (
  <a className={rowStyles.name} href={href} aria-label={label}>
    {children}
  </a>
)

/** A day that is over: its year only where it is another. */
function Since({ at }: { at: string }) {
  const { now, locale } = usePage()
  const isThisYear = calendarDay(at).slice(0, 4) === calendarDay(now).slice(0, 4)
  return isThisYear ? formatDayMonth(at, locale) : formatDayInYear(at, locale)
}

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
