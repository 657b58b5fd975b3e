import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import styles from './data-table.module.css'

interface Column<Row> {
  key: string
  label: string
  /** Numbers stand right. */
  isNumber?: boolean
  /** The address that sorts by it. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  cell(row: Row): ReactNode
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf(row: Row): string
  /** Rows can be chosen: the name of the boxes, what each is called, and what can be done with those that are. */
  choice?: { name: string; chosen: readonly string[]; nameOf(row: Row): string; actions: ReactNode }
  children?: ReactNode
}

/** Rows to read, sort and choose, as links and as a form: scripts make it quicker and nothing else. On a phone, records. */
export function DataTable<Row>({ caption, columns, rows, idOf, choice, children }: DataTableProps<Row>) {
  const t = useTexts('kit')
  return (
    <div className={styles.sheet}>
      {choice && (
        <div className={styles.bar}>
          <p>{t.count('chosen', choice.chosen.length)}</p>
          <div className={styles.actions}>{choice.actions}</div>
        </div>
      )}
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th>
                <span className="visually-hidden">{t('choose')}</span>
              </th>
            )}
            {columns.map(({ key, label, isNumber, sortHref, sorted }) => (
              <th key={key} scope="col" aria-sort={sorted} className={isNumber ? styles.number : undefined}>
                {sortHref ? (
                  <a className={styles.sort} href={sortHref}>
                    {label}
                    {sorted && <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : ' ↓'}</span>}
                  </a>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} data-id={idOf(row)} className={styles.row}>
              {choice && (
                <td className={styles.choose}>
                  <input
                    type="checkbox"
                    name={choice.name}
                    value={idOf(row)}
                    aria-label={t('chooseOne', { name: choice.nameOf(row) })}
                    defaultChecked={choice.chosen.includes(idOf(row))}
                  />
                </td>
              )}
              {columns.map(({ key, label, isNumber, cell }) => (
                <td key={key} data-label={label} className={isNumber ? styles.number : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
