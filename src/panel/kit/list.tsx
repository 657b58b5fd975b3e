import type { ReactNode } from 'react'
import { deadlineParts } from '../../domain/format-days.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { type ListAddress, listHref, namedColumns, pageSize } from './define-resource-list.ts'
import styles from './list.module.css'
import { type ListField, ListSearch } from './list-search.tsx'
import { panelPath } from './paths.ts'

interface ColumnChoiceProps {
  page: PageContext
  path: string
  /** Those that may be left out; `isShown` is not. */
  columns: readonly { key: string; label: string; isShown: boolean }[]
}

/** Which columns a list has: a choice in the address, so that a bookmark, the next page and the file keep it. */
function ColumnChoice({ page, path, columns }: ColumnChoiceProps) {
  const t = useTexts('panel-list')
  const [, query = ''] = listHref(page, path, { columns: '' }).split('?')
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
        <a href={listHref(page, path, { columns: '' })}>{t('allColumns')}</a>
      </form>
    </details>
  )
}

export interface ListColumn<Row> {
  key: string
  label: string
  isNumber?: boolean
  isWhole?: boolean
  /** It stands as a second line in the column before it, where that is shown. */
  isSecond?: boolean
  /** Rows can be put in order by it, under its key. */
  isSortable?: boolean
  cell(row: Row): ReactNode
}

export interface ListProps<Row> {
  title: string
  page: PageContext
  /** Below the panel's own: '/sessions'. */
  path: string
  address: ListAddress
  fields: readonly ListField[]
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  total: number
  idOf(row: Row): string
  /** What to do where nothing was found. */
  noneText: string
  /** It comes as a CSV file too. */
  hasFile?: boolean
  /** Rows can be chosen: what each is called, and what can be done with them beside a file of them. */
  choice?: { nameOf(row: Row): string; actions?: ReactNode }
  /** What can be done beside reading. */
  actions?: ReactNode
  /** What stands above the list: a word of explanation, a form. */
  lead?: ReactNode
  /** The row that is opened to full width, and what stands in it. */
  open?: { id: string; content: ReactNode }
}

/** The columns as they are drawn: what is a second line stands under its first. */
function stacked<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row>[] {
  const drawn: ListColumn<Row>[] = []
  for (const column of columns) {
    const first = column.isSecond ? drawn.pop() : undefined
    const cell = (row: Row) => (
      <div className={styles.stack}>
        {first?.cell(row)}
        <span className="muted">{column.cell(row)}</span>
      </div>
    )
    drawn.push(first ? { ...first, cell } : column)
  }
  return drawn
}

/** A list of the panel: searched, narrowed, sorted and paged by its address, with the same as a file. */
export function List<Row>({
  title,
  page,
  path,
  address,
  fields,
  columns,
  rows,
  total,
  idOf,
  ...props
}: ListProps<Row>) {
  const t = useTexts('panel-list')
  const { sort, direction } = address
  const [first, ...others] = columns
  const named = namedColumns(page).filter((name) => others.some(({ key }) => key === name))
  const isShown = ({ key }: { key: string }) => named.length === 0 || named.includes(key)
  const shown = first ? [first, ...others.filter(isShown)] : []
  const sorted = stacked(shown).map(({ isSortable, ...column }) => {
    const isThis = sort === column.key
    const other = isThis && direction === 'ASC' ? 'DESC' : 'ASC'
    return {
      ...column,
      ...(isSortable && { sortHref: listHref(page, path, { sort: `${column.key}:${other}` }) }),
      ...(isThis && { sorted: direction === 'ASC' ? ('ascending' as const) : ('descending' as const) }),
    }
  })
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className="links middle">
          {props.actions}
          {others.length > 1 && (
            <ColumnChoice
              page={page}
              path={path}
              columns={others.map((column) => ({ ...column, isShown: isShown(column) }))}
            />
          )}
          {props.hasFile && (
            <a className="link" href={listHref(page, `${path}.csv`, fileColumns(named, first))}>
              {t('csv')}
            </a>
          )}
        </div>
      </div>
      {props.lead}
      <ListSearch page={page} path={path} fields={fields} />
      {rows.length === 0 ? (
        <EmptyState title={t('panel.nothingFound')} text={props.noneText} />
      ) : (
        <DataTable
          caption={title}
          columns={sorted}
          rows={rows}
          idOf={idOf}
          open={props.open}
          choice={
            props.choice && {
              name: 'chosen',
              form: 'chosen',
              chosen: [],
              nameOf: props.choice.nameOf,
              actions: (
                <>
                  {props.choice.actions}
                  {props.hasFile && <ChosenFile page={page} path={path} columns={fileColumns(named, first).columns} />}
                  <Button type="reset" look="quiet">
                    {t('clear')}
                  </Button>
                </>
              ),
            }
          }
        >
          <Pagination
            total={total}
            page={address.page}
            size={pageSize}
            hrefOf={(to) => listHref(page, path, { page: to > 1 ? String(to) : '' })}
          />
        </DataTable>
      )}
    </>
  )
}

/** A file has the first column too: it says of what each row is. */
const fileColumns = (named: readonly string[], first: { key: string } | undefined) => ({
  columns: named.length > 0 ? [first?.key ?? '', ...named].join(',') : '',
})

/** The file of the chosen rows alone, in the order and with the columns of the list. */
function ChosenFile({ page, path, columns }: { page: PageContext; path: string; columns: string }) {
  const t = useTexts('panel-list')
  const sort = page.search.sort?.[0]
  return (
    <>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {columns && <input type="hidden" name="columns" value={columns} />}
      <Button type="submit" look="outline" formMethod="get" formAction={panelPath(`${path}.csv`, page.locale)}>
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
export function Moment({ at, page: { now, locale } }: { at: string; page: PageContext }) {
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
