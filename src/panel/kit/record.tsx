import type { ComponentProps, ReactNode } from 'react'
import type { ActivityKind } from '../../../schemas/activity.ts'
import type { BookDifference } from '../../domain/books.ts'
import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { localePath } from '../../domain/locales.ts'
import { type PanelRole, worksAs } from '../../domain/visitor.ts'
import { Button } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { Form } from '../../ui/forms/form.tsx'
import { ActionButton } from '../../ui/kit/action-form.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { Question } from '../../ui/kit/question.tsx'
import { useTexts } from '../../ui/texts.ts'
import { activityOf, panelPath, pathOf, type RecordKind } from './paths.ts'
import styles from './record.module.css'
import { usePage, useRefused } from './use-page.ts'

interface RecordHeadProps {
  /** The list that it is of: where that stands, and what it is called. */
  list: readonly [path: string, title: string]
  title: string
  status?: ReactNode
}

/** The way back to the list, what this is, and how it stands. */
export function RecordHead({ list: [path, listTitle], title, status }: RecordHeadProps) {
  const { locale } = usePage()
  return (
    <>
      <a className="link" href={panelPath(path, locale)}>
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

type AmountLine = readonly [name: ReactNode, amount: number]

interface AmountLinesProps {
  lines: readonly AmountLine[]
  /** Comes last. */
  total: AmountLine
  /** It is reckoned from what stands in the fields. */
  isEstimate?: boolean
}

/** What something costs, an amount a line. */
export function AmountLines({ lines, total, isEstimate }: AmountLinesProps) {
  const { locale } = usePage()
  return (
    <ul className={isEstimate ? `${styles.lines} ${styles.sum}` : styles.lines} data-total={isEstimate}>
      {[...lines, total].map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never change places
        <li key={place} className={line === total ? styles.total : undefined}>
          <span>{line[0]}</span>
          <span>{formatAmount(line[1], locale)}</span>
        </li>
      ))}
    </ul>
  )
}

export interface RecordAct {
  href: string
  text: string
  /** Who may; left out, whoever sees the page. */
  by?: PanelRole
}

/** The ways to what can be done with it; nothing where nothing can. */
export function RecordActs({ acts, children }: { acts: readonly RecordAct[]; children?: ReactNode }) {
  const t = useTexts('panel-list')
  const { visitor } = usePage()
  const own = acts.filter(({ by }) => !by || worksAs(visitor, [by]))
  if (own.length === 0 && !children) return null
  return (
    <ul className={styles.acts} aria-label={t('panel.actions')}>
      {own.map(({ href, text }) => (
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

interface HistoryProps {
  moves: readonly Move[]
  /** What the journal has more of. */
  of?: readonly [kind: ActivityKind, id: string]
}

/** What happened to it: when, and who did it; nothing where nothing was kept. */
export function RecordHistory({ moves, of }: HistoryProps) {
  const t = useTexts('panel-list')
  const page = usePage()
  const { now, locale } = page
  if (moves.length === 0) return null
  return (
    <RecordPart id="history" title={t('panel.history')}>
      <ol className={styles.history}>
        {moves.map(({ at, what, href, by }) => {
          // A sentence of somebody's own ends where the name follows.
          const said = by ? what.replace(/(?<!\.)\.$/, '') : what
          return (
            <li key={at + what}>
              <strong>{href ? <a href={href}>{said}</a> : said}</strong>
              {by && `, ${by}`}
              <span className="muted">{formatDeadline(at, now, locale)}</span>
            </li>
          )
        })}
      </ol>
      {of && (
        <a className="link" href={activityOf(...of, page)}>
          {t('toJournal')}
        </a>
      )}
    </RecordPart>
  )
}

/** Why a form of this page was refused, said where it is heard. */
export function Refusal() {
  const message = useRefused()?.message
  return <div role="alert">{message && <Notice tone="bad" title={message} />}</div>
}

/** A form of the page, with what was refused of it. */
export const PageForm = ({ definition, ...form }: Omit<ComponentProps<typeof Form>, 'state'>) => (
  <Form {...form} definition={definition} state={useRefused(definition.name)} />
)

interface PageQuestionProps extends Omit<ComponentProps<typeof Question>, 'name' | 'wayOut'> {
  definition: AnyForm
  /** What was shown is sent along: a refusal is said above the text, which tells what holds now; else it is said instead. */
  isTold?: boolean
}

/** A question that the address asks of what its page is about: the way out is that page without it. */
export function PageQuestion({ definition: { name }, isTold, text, ...question }: PageQuestionProps) {
  const t = useTexts('panel-list')
  const { path, locale } = usePage()
  const refusal = useRefused(name)?.message
  const again = isTold && (
    <>
      <Notice tone="bad" title={refusal ?? ''} />
      {typeof text === 'string' ? <p>{text}</p> : text}
    </>
  )
  return (
    <Question
      wayOut={t('panel.doNothing')}
      wayOutHref={localePath(path, locale)}
      {...question}
      name={name}
      text={refusal ? again || refusal : text}
    />
  )
}

interface RecordLinkProps {
  to: RecordKind
  id: string
  text: string | null | undefined
  className?: string
}

/** The way to a record, by what it is called. */
export const RecordLink = ({ to, id, text, className }: RecordLinkProps) => (
  <a className={className} href={pathOf(to, id, usePage())}>
    {text}
  </a>
)

const kinds: Partial<Record<BookDifference['subject'], RecordKind>> = {
  registration: 'registration',
  booking: 'request',
  payment: 'payment',
  invoice: 'invoice',
  session: 'session',
}

/** The way to what the books say differently; nothing where it has no page. */
export function DifferenceLink({ subject, id }: { subject: string; id: string | null }) {
  const t = useTexts('panel-today')
  const kind = kinds[subject as BookDifference['subject']]
  return id && kind ? <RecordLink to={kind} id={id} text={t('panel.view')} /> : null
}

interface RowActProps {
  text: string
  /** Which row it is of: read out after the text. */
  of: string
}

interface RowLinkProps {
  href: string
  className?: string
  id?: string | undefined
}

/** The way to what can be done with one row of many. */
export const RowLink = ({ text, of, href, className, id }: RowActProps & RowLinkProps) => (
  <a className={className} href={href} id={id} aria-label={`${text}: ${of}`}>
    {text}
  </a>
)

/** What is done with one row of many at once. */
export const RowButton = ({ text, of, form, sent }: RowActProps & { form: AnyForm; sent: Record<string, string> }) => (
  <ActionButton name={form.name} sent={sent} look="outline" aria-label={`${text}: ${of}`}>
    {text}
  </ActionButton>
)
