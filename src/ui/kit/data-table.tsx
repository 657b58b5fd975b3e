import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { ChooseAll } from './choose-all.tsx'
import styles from './data-table.module.css'
import { useChosen } from './use-chosen.ts'

interface Column<Row> {
  key: string
  label: string
  /** Its heading is heard only: of what can be done with a row. */
  isUnnamed?: boolean
  /** Numbers stand right. */
  isNumber?: boolean
  /** The address that sorts by it. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  cell(row: Row): ReactNode
}

/** Rows can be chosen: the name of the boxes, what each is called, and what can be done with those that are. */
interface Choice<Row> {
  name: string
  chosen: readonly string[]
  nameOf(row: Row): string
  actions: ReactNode
  /** What stands there while none is chosen. */
  hint?: string
  /** The id of the form that the boxes and the actions belong to. */
  form?: string
  /** That form stands in another table, whose boxes go along: the actions name it too. */
  isJoined?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf(row: Row): string
  choice?: Choice<Row>
  /** The row that is opened to full width, and what stands in it. */
  open?: { id: string; content: ReactNode }
  children?: ReactNode
}

/** Rows to read, sort and choose, as links and as a form: scripts make it quicker and nothing else. On a phone, records. */
export function DataTable<Row>({ caption, columns, rows, idOf, choice, open, children }: DataTableProps<Row>) {
  const t = useTexts('kit')
  const { table, count, recount, choose, reset } = useChosen(choice?.chosen.length ?? 0)
  const bar = choice && (
    <>
      <p role="status">{count === 0 && choice.hint ? choice.hint : t.count('chosen', count)}</p>
      <div className={styles.actions}>{choice.actions}</div>
    </>
  )
  return (
    <div className={styles.sheet}>
      {choice?.isJoined && <div className={styles.bar}>{bar}</div>}
      {choice && !choice.isJoined && (
        <form id={choice.form} className={styles.bar} method="post" onReset={reset}>
          {bar}
        </form>
      )}
      <table ref={table} className={styles.table} onChange={recount}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th className={styles.choose}>
                <ChooseAll count={count} total={rows.length - (open ? 1 : 0)} choose={choose} />
              </th>
            )}
            {columns.map(({ key, label, isNumber, isUnnamed, sortHref, sorted }) => (
              <th key={key} scope="col" aria-sort={sorted} className={isNumber ? styles.number : undefined}>
                {sortHref ? (
                  <a className={styles.sort} href={sortHref}>
                    {label}
                    {sorted && <span aria-hidden="true">{sorted === 'ascending' ? ' ↑' : ' ↓'}</span>}
                  </a>
                ) : (
                  <span className={isUnnamed ? 'visually-hidden' : undefined}>{label}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            open?.id === idOf(row) ? (
              <tr key={idOf(row)} data-id={idOf(row)} className={styles.open}>
                <td colSpan={columns.length + (choice ? 1 : 0)}>{open.content}</td>
              </tr>
            ) : (
              <tr key={idOf(row)} data-id={idOf(row)} className={styles.row}>
                {choice && (
                  <td className={styles.choose}>
                    <input
                      type="checkbox"
                      name={choice.name}
                      form={choice.form}
                      value={idOf(row)}
                      aria-label={t('chooseOne', { name: choice.nameOf(row) })}
                      defaultChecked={choice.chosen.includes(idOf(row))}
                    />
                  </td>
                )}
                {columns.map(({ key, label, isNumber, isUnnamed, cell }) => (
                  <td
                    key={key}
                    data-label={isUnnamed ? undefined : label}
                    className={isNumber ? styles.number : undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
      {children}
    </div>
  )
}
