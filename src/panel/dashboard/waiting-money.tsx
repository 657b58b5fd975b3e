import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { DeskPart, DeskRow, More } from './desk-row.tsx'
import type { DueInvoiceRow, Return } from './page.ts'

interface PartProps<Row> {
  rows: readonly Row[]
  total: number
  page: PageContext
}

const listOf = (query: string, { locale }: PageContext) => `${panelPath(listPaths.invoice, locale)}?${query}`

/** So many of one day stand open; more of them are one line. */
const mostOfDay = 3

function DueInvoice({ row, page }: { row: DueInvoiceRow; page: PageContext }) {
  const t = useTexts('panel-today')
  const { _id, number, dueOn, owed, customer } = row
  return (
    <DeskRow
      id={_id}
      mark={['half', 'terra']}
      title={
        <>
          <strong>{customer.name}</strong>, <span className="whole">{number}</span>
        </>
      }
      about={formatAmount(owed, page.locale)}
      when={useDue(dueOn, page)}
    >
      <Button look="outline" href={pathOf('invoice', _id, page)}>
        {t('look')}
        <span className="visually-hidden"> {number}</span>
      </Button>
    </DeskRow>
  )
}

function useDue(dueOn: string, { locale, now }: PageContext) {
  const t = useTexts('panel-today')
  return dueOn === brusselsDay(new Date(now)) ? t('dueToday') : t('dueOn', { day: formatDayInYear(dueOn, locale) })
}

function DueDay({ day, rows, page }: { day: string; rows: readonly DueInvoiceRow[]; page: PageContext }) {
  const t = useTexts('panel-today')
  const count = t.count('dueInvoices', rows.length)
  const owed = rows.reduce((sum, row) => sum + row.owed, 0)
  return (
    <DeskRow
      id={day}
      mark={['half', 'terra']}
      title={<strong>{count}</strong>}
      about={formatAmount(owed, page.locale)}
      when={useDue(day, page)}
    >
      <Button look="outline" href={listOf(`kind=invoice&status=open&dueOn=${day}`, page)}>
        {t('look')}
        <span className="visually-hidden"> {count}</span>
      </Button>
    </DeskRow>
  )
}

/** Invoices at their last day or past it, the oldest first; many of one day are one line. */
export function DueInvoices({ rows, total, page }: PartProps<DueInvoiceRow>) {
  const t = useTexts('panel-today')
  const days = [...Map.groupBy(rows, ({ dueOn }) => dueOn)]
  const more = <More shown={rows.length} total={total} href={listOf('kind=invoice&status=open&sort=dueOn:ASC', page)} />
  return (
    <DeskPart id="due" title={t('due')} count={total} more={more}>
      {days.map(([day, own]) =>
        own.length > mostOfDay ? (
          <DueDay key={day} day={day} rows={own} page={page} />
        ) : (
          own.map((row) => <DueInvoice key={row._id} row={row} page={page} />)
        ),
      )}
    </DeskPart>
  )
}

/** Money that somebody has to transfer back, the oldest first. */
export function Returns({ rows, total, page }: PartProps<Return>) {
  const t = useTexts('panel-today')
  const { locale } = page
  const more = <More shown={rows.length} total={total} href={listOf('kind=credit-note&status=open', page)} />
  return (
    <DeskPart id="returns" title={t('returns')} count={total} more={more}>
      {rows.map(({ _id, number, issuedOn, total: amount, creditOf, customer }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer.name}</strong>, <span className="whole">{number}</span>
            </>
          }
          about={t('returnAbout', { amount: formatAmount(-amount, locale), number: creditOf ?? '' })}
          when={formatDayInYear(issuedOn, locale)}
        >
          <Button look="outline" href={pathOf('invoice', _id, page)}>
            {t('look')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
