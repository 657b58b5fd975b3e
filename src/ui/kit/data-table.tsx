import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import chosen from './chosen-bar.module.css'
import styles from './data-table.module.css'

/** The box above all others; it needs scripts, so it is seen with them only: React's, or the panel's own. */
function ChooseAll(props: { count: number; total: number; choose(isChosen: boolean): void }) {
  const { count, total, choose } = props
  const t = useTexts('kit')
  const box = useRef<HTMLInputElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total
  })
  return (
    <>
      {!isAwake && <span className="visually-hidden">{t('choose')}</span>}
      <label className={styles.all} hidden={!isAwake} data-choose-all>
        <input
          ref={box}
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={({ target }) => choose(target.checked)}
        />
        <span>{t('chooseAll')}</span>
      </label>
    </>
  )
}

/** How many rows of a table are chosen: the boxes know, whoever ticked them, and when. */
function useChosen(atFirst: number) {
  const table = useRef<HTMLTableElement>(null)
  const [count, setCount] = useState(atFirst)
  const boxes = useCallback(
    () => [...(table.current?.querySelectorAll<HTMLInputElement>('[data-choose] input') ?? [])],
    [],
  )
  const recount = useCallback(() => setCount(boxes().filter(({ checked }) => checked).length), [boxes])
  useEffect(recount)
  const choose = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen
    recount()
  }
  // A form is reset after its listeners have heard of it.
  const reset = () => setTimeout(recount)
  return { table, count, recount, choose, reset }
}

interface Column<Row> {
  key: string
  label: string
  /** Its heading is heard only: of what can be done with a row. */
  isUnnamed?: boolean
  /** Numbers stand right. */
  isNumber?: boolean
  /** Too short to be broken: a date, a number of a paper. */
  isWhole?: boolean
  /** The address that sorts by it. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  /** A style of its own, of head and cells. */
  className?: string
  cell(row: Row): ReactNode
}

/** Rows can be chosen: the name of the boxes, what each is called, and what can be done with those that are. */
interface Choice<Row> {
  name: string
  chosen: readonly string[]
  nameOf(row: Row): string
  actions: ReactNode
  /** The id of the form that the boxes and the actions belong to. */
  form?: string
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

/** A table that has no room for so many columns is a list of records. */
const roomOf = (columns: number) => (columns < 4 ? 'few' : columns < 6 ? 'some' : columns < 8 ? 'many' : 'most')

const cellOf = <Row,>({ isNumber, isWhole, className }: Column<Row>) =>
  [isNumber ? styles.number : isWhole && styles.whole, className].filter(Boolean).join(' ') || undefined

/** What can be done with the rows that are chosen: there once some are. */
function ChoiceBar<Row>({ choice, count, onReset }: { choice: Choice<Row>; count: number; onReset(): void }) {
  const t = useTexts('kit')
  // For scripts that count without React.
  const words = { count: '{{count}}' }
  return (
    <form id={choice.form} className={chosen.bar} method="post" onReset={onReset} data-choice>
      <p role="status" data-chosen-count data-one={t('chosen.one', words)} data-other={t('chosen.other', words)}>
        {t.count('chosen', count)}
      </p>
      <div className={chosen.actions}>{choice.actions}</div>
    </form>
  )
}

/** Rows to read, sort and choose, as links and as a form: scripts make it quicker and nothing else. Where it is narrow, records. */
export function DataTable<Row>({ caption, columns, rows, idOf, choice, open, children }: DataTableProps<Row>) {
  const t = useTexts('kit')
  const { table, count, recount, choose, reset } = useChosen(choice?.chosen.length ?? 0)
  return (
    <div className={`${styles.sheet} ${styles[roomOf(columns.length)]}`} data-choice-of-rows={choice && ''}>
      <div className={styles.scroll}>
        <table ref={table} className={styles.table} onChange={recount}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {choice && (
                <th className={styles.choose}>
                  <ChooseAll count={count} total={rows.length - (open ? 1 : 0)} choose={choose} />
                </th>
              )}
              {columns.map((column) => (
                <th key={column.key} scope="col" aria-sort={column.sorted} className={cellOf(column)}>
                  {column.sortHref ? (
                    <a className={styles.sort} href={column.sortHref}>
                      {column.label}
                      {column.sorted && <span aria-hidden="true">{column.sorted === 'ascending' ? ' ↑' : ' ↓'}</span>}
                    </a>
                  ) : (
                    <span className={column.isUnnamed ? 'visually-hidden' : undefined}>{column.label}</span>
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
                    <td className={styles.choose} data-choose>
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
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      data-label={column.isUnnamed ? undefined : column.label}
                      className={cellOf(column)}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      {choice && <ChoiceBar choice={choice} count={count} onReset={reset} />}
      {children}
    </div>
  )
}
