import { Fragment, type ReactNode } from 'react'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Mark, type MarkKind, type MarkTone } from '../../ui/kit/index.ts'
import { listOf, type RecordKind, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'

interface DeskRowProps {
  id: string
  mark: readonly [MarkKind, MarkTone]
  title: ReactNode
  about: ReactNode
  /** Since when, or until when; `isUrgent` where it cannot wait until tomorrow. */
  when?: string
  isUrgent?: boolean
  children?: ReactNode
}

/** One thing that waits: who, what, when, and what ends it. */
export function DeskRow({ id, mark: [kind, tone], title, about, when, isUrgent, children }: DeskRowProps) {
  return (
    <li className={styles.row} data-id={id} data-urgent={isUrgent || undefined}>
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

/** The rows of one kind under their name and number; nothing where there are none. */
export function DeskPart(props: { id: string; title: string; count: number; more?: ReactNode; children: ReactNode }) {
  const { id, title, count, more, children } = props
  if (count === 0) return null
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

interface DeskListProps<Row> {
  id: string
  title: string
  found: { total: number; items: readonly (Row | null)[] } | null | undefined
  /** The list in which all of them stand. */
  list: readonly [RecordKind, query: string]
  children: (row: Row) => ReactNode
}

/** The first rows of one kind, and the way to those that are not shown here. */
export function DeskList<Row extends { _id: string }>({ id, title, found, list, children }: DeskListProps<Row>) {
  const rows = listed(found?.items)
  const total = found?.total ?? 0
  const more = <More shown={rows.length} total={total} href={listOf(...list, usePage())} />
  return (
    <DeskPart id={id} title={title} count={total} more={more}>
      {rows.map((row) => (
        <Fragment key={row._id}>{children(row)}</Fragment>
      ))}
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
