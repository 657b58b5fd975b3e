import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { customerOf, listPaths, panelPath, pathOf, whenOf, wishesOf } from '../kit/index.ts'
import { DeskAct, DeskList, DeskPart, DeskRow, More } from './desk-row.tsx'
import type { DueInvoiceRow, WaitingProps } from './page.ts'

const requestsOf = (status: string, { locale }: PageContext) =>
  `${panelPath(listPaths.request, locale)}?status=${status}`
const invoicesOf = (query: string, { locale }: PageContext) => `${panelPath(listPaths.invoice, locale)}?${query}`

/** Requests that nobody quoted yet, the oldest first. */
export function WaitingRequests({ found, page }: WaitingProps<'requests'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  return (
    <DeskList id="requests" title={t('panel.roomRequests')} found={found} href={requestsOf('new', page)}>
      {(row) => {
        const { setUp, food } = wishesOf(row, locale)
        const here = pathOf('request', row._id, page)
        return (
          <DeskRow
            id={row._id}
            mark={['quarter', 'ochre']}
            title={<strong>{customerOf(row)}</strong>}
            about={t('requestAbout', { when: whenOf(row, locale), persons: row.persons, setUp, food })}
            when={formatDeadline(row.createdAt, now, locale)}
          >
            <a href={`${here}?move=request_rejected`}>{t('reject')}</a>
            <DeskAct href={`${here}#quotation-title`} of={`: ${customerOf(row)}`}>
              {t('panel.makeQuotation')}
            </DeskAct>
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Quotations whose days run out, the first first. */
export function WaitingQuotations({ found, page }: WaitingProps<'quotations'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const today = brusselsDay(new Date(now))
  return (
    <DeskList id="quotations" title={t('quotations')} found={found} href={requestsOf('waiting_for_customer', page)}>
      {(row) => {
        const { offer, offerValidUntil, phone } = row
        const isUrgent = offerValidUntil === today
        const day = offerValidUntil ? formatDayWithWeekday(offerValidUntil, 'month', locale) : ''
        return (
          <DeskRow
            id={row._id}
            mark={['half', isUrgent ? 'terra' : 'ochre']}
            title={
              <>
                <strong>{offer?.number}</strong>, {customerOf(row)}
              </>
            }
            about={t('quotationAbout', {
              when: formatDayInYear(row.date, locale),
              persons: row.persons,
              amount: offer ? formatAmount(offer.total, locale) : '',
            })}
            when={isUrgent ? t('endsToday') : t('endsOn', { day })}
            isUrgent={isUrgent}
          >
            {phone && (
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                {t('call')}
                <span className="visually-hidden"> {customerOf(row)}</span>
              </a>
            )}
            <DeskAct href={pathOf('request', row._id, page)} of={` ${offer?.number ?? ''}`}>
              {t('panel.view')}
            </DeskAct>
          </DeskRow>
        )
      }}
    </DeskList>
  )
}

/** Quotations of a room that somebody else has meanwhile: their customers still wait to approve them. */
export function OvertakenQuotations({ found, page }: WaitingProps<'overtaken'>) {
  const t = useTexts('panel-today')
  return (
    <DeskList id="overtaken" title={t('overtaken')} found={found} href={requestsOf('waiting_for_customer', page)}>
      {(row) => (
        <DeskRow
          id={row._id}
          mark={['triangle', 'ochre']}
          title={
            <>
              <strong>{row.offer?.number}</strong>, {customerOf(row)}
            </>
          }
          about={t('overtakenAbout', { when: whenOf(row, page.locale) })}
        >
          <DeskAct href={pathOf('request', row._id, page)} of={` ${row.offer?.number ?? ''}`}>
            {t('panel.view')}
          </DeskAct>
        </DeskRow>
      )}
    </DeskList>
  )
}

/** Payments of another amount than was asked, of which nobody decided what becomes of them, the oldest first. */
export function WaitingPayments({ found, page }: WaitingProps<'mismatches'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.payment, locale)}?difference=undecided`
  return (
    <DeskList id="mismatches" title={t('mismatches')} found={found} href={list}>
      {({ _id, customer, course, quotation, amount, paidAmount, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer}</strong>,{' '}
              {course ? inLocale(course, locale) : <span className="whole">{quotation}</span>}
            </>
          }
          about={t('mismatchAbout', {
            expected: formatAmount(amount, locale),
            received: formatAmount(paidAmount ?? 0, locale),
          })}
          when={formatDeadline(createdAt, now, locale)}
        >
          <DeskAct href={pathOf('payment', _id, page)} of={`: ${customer}`}>
            {t('decide')}
          </DeskAct>
        </DeskRow>
      )}
    </DeskList>
  )
}

/** So many of one day stand open; more of them are one line. */
const mostOfDay = 3

const InvoiceName = ({ row: { customer, number } }: { row: Pick<DueInvoiceRow, 'customer' | 'number'> }) => (
  <>
    <strong>{customer.name}</strong>, <span className="whole">{number}</span>
  </>
)

function useDue(dueOn: string, { locale, now }: PageContext) {
  const t = useTexts('panel-today')
  return dueOn === brusselsDay(new Date(now)) ? t('dueToday') : t('dueOn', { day: formatDayInYear(dueOn, locale) })
}

function DueInvoice({ row, page }: { row: DueInvoiceRow; page: PageContext }) {
  const t = useTexts('panel-today')
  return (
    <DeskRow
      id={row._id}
      mark={['half', 'terra']}
      title={<InvoiceName row={row} />}
      about={formatAmount(row.owed, page.locale)}
      when={useDue(row.dueOn, page)}
    >
      <DeskAct href={pathOf('invoice', row._id, page)} of={` ${row.number}`}>
        {t('panel.view')}
      </DeskAct>
    </DeskRow>
  )
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
      <DeskAct href={invoicesOf(`kind=invoice&status=open&dueOn=${day}`, page)} of={` ${count}`}>
        {t('panel.view')}
      </DeskAct>
    </DeskRow>
  )
}

/** Invoices at their last day or past it, the oldest first; many of one day are one line. */
export function DueInvoices({ found, page }: WaitingProps<'due'>) {
  const t = useTexts('panel-today')
  const rows = listed(found?.items)
  const total = found?.total ?? 0
  const list = invoicesOf('kind=invoice&status=open&sort=dueOn:ASC', page)
  const days = [...Map.groupBy(rows, ({ dueOn }) => dueOn)]
  const more = <More shown={rows.length} total={total} href={list} />
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
export function Returns({ found, page }: WaitingProps<'returns'>) {
  const t = useTexts('panel-today')
  const { locale } = page
  return (
    <DeskList id="returns" title={t('returns')} found={found} href={invoicesOf('kind=credit-note&status=open', page)}>
      {(row) => (
        <DeskRow
          id={row._id}
          mark={['half', 'terra']}
          title={<InvoiceName row={row} />}
          about={t('returnAbout', { amount: formatAmount(-row.total, locale), number: row.creditOf ?? '' })}
          when={formatDayInYear(row.issuedOn, locale)}
        >
          <DeskAct href={pathOf('invoice', row._id, page)} of={` ${row.number}`}>
            {t('panel.view')}
          </DeskAct>
        </DeskRow>
      )}
    </DeskList>
  )
}
