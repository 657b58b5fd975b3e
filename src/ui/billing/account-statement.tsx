import type { ReactNode } from 'react'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { localePath } from '../../domain/locales.ts'
import type { StatementKind } from '../../domain/money.ts'
import { Button } from '../button.tsx'
import { FactList } from '../fact-list.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { listed } from '../listed.ts'
import type { PageContext } from '../page-context.ts'
import { useTexts } from '../texts.ts'
import styles from './account-statement.module.css'
import { periodOf, type Statement, type StatementLine } from './statement.ts'

interface StatementProps {
  statement: Statement
  page: PageContext
  /** A line's name as the way to what it is of, where that has a page. */
  linkTo?(line: StatementLine, name: string): ReactNode
  /** What becomes of a credit. */
  ofCredit?: string
}

/** From and until which day it goes: a form that works as it is. */
function Period({ page }: Pick<StatementProps, 'page'>) {
  const t = useTexts('statement')
  const { from, until } = periodOf(page)
  const here = localePath(page.path, page.locale)
  return (
    <search className={styles.print}>
      <form className={styles.period} action={here}>
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={from ?? ''} />
        </label>
        <label>
          {t('until')}
          <input type="date" name="until" defaultValue={until ?? ''} />
        </label>
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
        {(from || until) && (
          <a className="link" href={here}>
            {t('all')}
          </a>
        )}
      </form>
    </search>
  )
}

/** Each line with what was owed after it, the first first. */
function Lines({ statement, page, linkTo }: StatementProps) {
  const t = useTexts('statement')
  const { locale } = page
  const nameOf = ({ kind, number }: StatementLine) =>
    [t(`kinds.${kind as StatementKind}`), number].filter(Boolean).join(' ')
  return (
    <DataTable
      caption={t('common.accountStatement')}
      rows={listed(statement.lines)}
      idOf={({ _id, kind }) => `${kind}-${_id}`}
      columns={[
        { key: 'day', label: t('common.date'), isWhole: true, cell: ({ day }) => formatDayInYear(day, locale) },
        {
          key: 'what',
          label: t('common.description'),
          cell: (line) => (
            <span className={styles.what}>
              {linkTo?.(line, nameOf(line)) ?? <span>{nameOf(line)}</span>}
              {line.reference && <span className="muted anywhere">{line.reference}</span>}
            </span>
          ),
        },
        {
          key: 'amount',
          label: t('common.amount'),
          isNumber: true,
          cell: ({ amount }) => <span className="nowrap tabular">{formatAmount(amount, locale)}</span>,
        },
        {
          key: 'balance',
          label: t('balance'),
          isNumber: true,
          cell: ({ balance }) => <span className="nowrap tabular">{formatAmount(balance, locale)}</span>,
        },
      ]}
    />
  )
}

/** What is open and what is the customer's, then all that moved in the period. */
export function AccountStatement({ statement, page, linkTo, ofCredit }: StatementProps) {
  const t = useTexts('statement')
  const { locale } = page
  const { from, until } = periodOf(page)
  const { open, credit, opening, lines } = statement
  const isNarrowed = Boolean(from || until)
  return (
    <div className={styles.statement}>
      <FactList
        className={styles.totals}
        facts={[
          [
            t('open'),
            <strong key="open" className={styles.sum}>
              {formatAmount(open, locale)}
            </strong>,
          ],
          [
            t('credit'),
            credit > 0 && (
              <strong key="credit" className={styles.sum}>
                {formatAmount(credit, locale)}
              </strong>
            ),
          ],
        ]}
      />
      {credit > 0 && ofCredit && <p className="measure">{ofCredit}</p>}
      {(lines.length > 0 || isNarrowed) && <Period page={page} />}
      {from && (
        <p>
          {t('opening', { date: formatDayInYear(from, locale) })}:{' '}
          <strong className="nowrap tabular">{formatAmount(opening, locale)}</strong>
        </p>
      )}
      {lines.length > 0 && <Lines statement={statement} page={page} linkTo={linkTo} />}
      {lines.length === 0 && isNarrowed && <EmptyState title={t('nonePeriod')} text={t('nonePeriodText')} />}
      {lines.length === 0 && !isNarrowed && <EmptyState seed="statement" title={t('none')} text={t('noneText')} />}
    </div>
  )
}
