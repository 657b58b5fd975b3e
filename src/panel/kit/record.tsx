import type { ReactNode } from 'react'
import type { BookDifference } from '../../domain/books.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { Button } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath, pathOf, type RecordKind } from './paths.ts'
import styles from './record.module.css'

interface RecordHeadProps {
  page: PageContext
  /** The list that it is of: where that stands, and what it is called. */
  list: readonly [path: string, title: string]
  title: string
  status?: ReactNode
}

/** The way back to the list, what this is, and how it stands. */
export function RecordHead({ page, list: [path, listTitle], title, status }: RecordHeadProps) {
  return (
    <>
      <a className="link" href={panelPath(path, page.locale)}>
        {listTitle}
      </a>
      <div className={styles.head}>
        <h1 className="anywhere">{title}</h1>
        {status}
      </div>
    </>
  )
}

interface RecordPartProps {
  id: string
  title: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A part of what is known of one thing, under its name. */
export function RecordPart({ id, title, isWide, children }: RecordPartProps) {
  return (
    <section className={`${styles.part} ${isWide ? styles.wide : ''}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** What is known of it, fact by fact. */
export const RecordFacts = ({ facts, ...part }: Omit<RecordPartProps, 'children'> & { facts: readonly Fact[] }) => (
  <RecordPart {...part}>
    <FactList facts={facts} />
  </RecordPart>
)

interface Act {
  href: string
  text: string
}

/** The ways to what can be done with it; nothing where nothing can. */
export function RecordActs({ label, acts, children }: { label: string; acts: readonly Act[]; children?: ReactNode }) {
  if (acts.length === 0 && !children) return null
  return (
    <ul className={styles.acts} aria-label={label}>
      {acts.map(({ href, text }) => (
        <li key={href}>
          <Button look="outline" href={href}>
            {text}
          </Button>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

interface Move {
  at: string
  what: string
  /** Where it shows. */
  href?: string
  by?: string | null
}

interface RecordHistoryProps {
  title: string
  moves: readonly Move[]
  page: PageContext
}

/** What happened to it: when, and who did it; nothing where nothing was kept. */
export function RecordHistory({ title, moves, page }: RecordHistoryProps) {
  if (moves.length === 0) return null
  return (
    <RecordPart id="history" title={title}>
      <ol className={styles.history}>
        {moves.map(({ at, what, href, by }) => (
          <li key={at + what}>
            <strong>{href ? <a href={href}>{what}</a> : what}</strong>
            {by && `, ${by}`}
            <span className="muted">{formatDeadline(at, page.now, page.locale)}</span>
          </li>
        ))}
      </ol>
    </RecordPart>
  )
}

/** Why a form of this page was refused, said where it is heard. */
export function Refusal({ form }: { form: FormState | undefined }) {
  return <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
}

/** A question's text; after a refusal that is said above it, for the text tells what holds now. */
export function QuestionText({ refusal, children }: { refusal: string | undefined; children: ReactNode }) {
  if (!refusal) return children
  return (
    <>
      <Notice tone="bad" title={refusal} />
      {typeof children === 'string' ? <p>{children}</p> : children}
    </>
  )
}

const kinds: Partial<Record<BookDifference['subject'], RecordKind>> = {
  registration: 'registration',
  booking: 'request',
  payment: 'payment',
  invoice: 'invoice',
  session: 'session',
}

/** The way to what the books say differently; nothing where it has no page. */
export function DifferenceLink({ row, page }: { row: { subject: string; id: string | null }; page: PageContext }) {
  const t = useTexts('panel-today')
  const kind = kinds[row.subject as BookDifference['subject']]
  return row.id && kind ? <a href={pathOf(kind, row.id, page)}>{t('panel.view')}</a> : null
}
