import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { invoiceHref, invoicesPath } from '../invoices/invoices-path.ts'
import { panelPath } from '../panel-path.ts'
import { DeskPart, DeskRow } from './desk-row.tsx'
import { More } from './more.tsx'
import type { DueInvoice, Return } from './today-query.ts'

interface PartProps<Row> {
  rows: readonly Row[]
  total: number
  page: PageContext
}

const listOf = (query: string, { locale }: PageContext) => `${panelPath(invoicesPath, locale)}?${query}`

/** Invoices at their last day or past it, the oldest first. */
export function DueInvoices({ rows, total, page }: PartProps<DueInvoice>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const today = brusselsDay(new Date(now))
  const more = <More shown={rows.length} total={total} href={listOf('kind=invoice&status=open&sort=dueOn:ASC', page)} />
  return (
    <DeskPart id="due" title={t('due')} count={total} more={more}>
      {rows.map(({ _id, number, dueOn, owed, customer }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer.name}</strong>, <span className="whole">{number}</span>
            </>
          }
          about={formatAmount(owed, locale)}
          when={dueOn === today ? t('dueToday') : t('dueOn', { day: formatDayInYear(dueOn, locale) })}
        >
          <Button look="outline" href={invoiceHref(_id, page)}>
            {t('look')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </DeskRow>
      ))}
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
          <Button look="outline" href={invoiceHref(_id, page)}>
            {t('look')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}
