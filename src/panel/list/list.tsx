import type { ReactNode } from 'react'
import { DataTable } from '../../ui/kit/data-table.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Pagination } from '../../ui/kit/pagination.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './list.module.css'
import { listHref } from './list-href.ts'
import { type ListField, ListSearch } from './list-search.tsx'
import { type ListAddress, pageSize } from './read-list-address.ts'

export interface ListColumn<Row> {
  key: string
  label: string
  isNumber?: boolean
  /** Rows can be put in order by it, under its key. */
  isSortable?: boolean
  cell(row: Row): ReactNode
}

interface ListProps<Row> {
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
  /** What can be done beside reading. */
  actions?: ReactNode
  /** What stands above the list: a word of explanation, a form. */
  lead?: ReactNode
  /** The row that is opened to full width, and what stands in it. */
  open?: { id: string; content: ReactNode }
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
  const sorted = columns.map(({ isSortable, ...column }) => {
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
        {props.actions}
      </div>
      {props.lead}
      <ListSearch page={page} path={path} fields={fields} />
      {props.hasFile && (
        <p>
          <a className={styles.file} href={listHref(page, `${path}.csv`, {})}>
            {t('csv')}
          </a>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={props.noneText} />
      ) : (
        <DataTable caption={title} columns={sorted} rows={rows} idOf={idOf} open={props.open}>
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

/** What a row is called, and the way to it. */
export const RowName = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.name} href={href}>
    {children}
  </a>
)
