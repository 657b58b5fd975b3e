import { Fragment, type ReactNode, use } from 'react'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { ActionButton, Mark, type MarkKind, type MarkTone } from '../../ui/kit/index.ts'
import { listOf, type RecordKind, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskShare } from './urgency.ts'

interface DeskRowProps {
  id: string
  mark: readonly [MarkKind, MarkTone]
  title: ReactNode
  about: ReactNode
  /** Since when, or until when; `isUrgent` where it cannot wait until tomorrow. */
  when?: string
  isUrgent?: boolean
  /** It was done from here, and stays with its undo until one leaves. */
  isDone?: boolean
  children?: ReactNode
}

/** One thing that waits: who, what, when, and what ends it. */
export function DeskRow({ id, mark: [kind, tone], title, about, when, isUrgent, isDone, children }: DeskRowProps) {
  return (
    <li
      id={`row-${id}`}
      tabIndex={-1}
      className={isDone ? `${styles.row} ${styles.done}` : styles.row}
      data-id={id}
      data-urgent={isUrgent || undefined}
      data-done={isDone || undefined}
    >
      <Mark kind={kind} tone={tone} className={styles.mark} />
      <div className={styles.what}>
        <p>{title}</p>
        <div className="muted">{about}</div>
      </div>
      {when && <p className={isUrgent ? styles.urgent : styles.when}>{when}</p>}
      <div className={styles.acts}>{children}</div>
    </li>
  )
}

interface DoneRowProps {
  id: string
  title: ReactNode
  /** What was done. */
  about: ReactNode
  /** How it is taken back; left out where nothing can, as with what was mailed. */
  undo?: { form: AnyForm; sent: Record<string, string>; of: string }
  children?: ReactNode
}

/** What was done from here: it says so where it stood, and is taken back there. */
export function DoneRow({ undo, children, ...row }: DoneRowProps) {
  const t = useTexts('panel-today')
  return (
    <DeskRow {...row} mark={['full', 'good']} isDone>
      {undo && (
        <ActionButton name={undo.form.name} sent={undo.sent} look="quiet" aria-label={`${t('undo')}: ${undo.of}`}>
          {t('undo')}
        </ActionButton>
      )}
      {children}
    </DeskRow>
  )
}

interface DeskPartProps {
  id: string
  title: string
  /** How much waits. */
  count: number
  /** What was done stands in it, even where nothing waits. */
  isKept?: boolean
  more?: ReactNode
  children: ReactNode
}

/** The rows of one kind under their name and number; nothing where there are none. */
export function DeskPart({ id, title, count, isKept = false, more, children }: DeskPartProps) {
  if (use(DeskShare) === 'urgent' || (count === 0 && !isKept)) return null
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.rows}>{children}</ul>
      {more}
    </section>
  )
}

/** The way to those that are not shown here; nothing where all are. */
export function More({ shown, total, href }: { shown: number; total: number; href: string }) {
  const t = useTexts('panel-today')
  if (total <= shown) return null
  return (
    <p>
      <a className="link" href={href}>
        {t.count('more', total - shown)}
      </a>
    </p>
  )
}

type Found<Row> = { total: number; items: readonly (Row | null)[] } | null | undefined

interface DeskListProps<Row> {
  id: string
  title: string
  found: Found<Row>
  /** Those that were done from here: they stay where they stood. */
  done?: Found<NoInfer<Row>>
  /** By what the first stands first. */
  since?(row: NoInfer<Row>): string
  /** The list in which all of them stand. */
  list: readonly [RecordKind, query: string]
  isUrgent?(row: NoInfer<Row>): boolean
  children: (row: Row, isDone: boolean) => ReactNode
}

/** The first rows of one kind, and the way to those that are not shown here. */
export function DeskList<Row extends { _id: string }>(props: DeskListProps<Row>) {
  const { id, title, found, done, since = () => '', list, isUrgent = () => false, children } = props
  const href = listOf(...list, usePage())
  const share = use(DeskShare)
  const doneRows = listed(done?.items)
  const isDone = (row: Row) => doneRows.includes(row)
  const open = listed(found?.items)
  const all = [...open, ...doneRows].sort((one, other) => since(one).localeCompare(since(other)))
  const rows = share === 'all' ? all : all.filter((row) => isUrgent(row) === (share === 'urgent'))
  const drawn = rows.map((row) => <Fragment key={row._id}>{children(row, isDone(row))}</Fragment>)
  if (share === 'urgent') return drawn
  const waiting = rows.filter((row) => !isDone(row)).length
  const count = (found?.total ?? 0) - (open.length - waiting)
  return (
    <DeskPart
      id={id}
      title={title}
      count={count}
      isKept={waiting < rows.length}
      more={<More shown={waiting} total={count} href={href} />}
    >
      {drawn}
    </DeskPart>
  )
}

/** The way to what ends it: `of` is read out alone, and says of which row it is. */
export const DeskAct = ({ href, of, text }: { href: string; of: string; text: string }) => (
  <Button look="outline" href={href}>
    {text}
    <span className="visually-hidden">{of}</span>
  </Button>
)
