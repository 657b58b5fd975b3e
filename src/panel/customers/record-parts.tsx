import type { ReactNode } from 'react'
import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { type Fact, listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { InvoiceState, listOf, RecordFacts, RecordLink, RecordPart, sentHref, useMay, usePage } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import type { Customer } from './record-page.ts'

export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTexts('panel-customers')
  const { locale } = usePage()
  const { email, emailVerified, phone, vat, address, zip, city, language, createdAt, participants, kind } = customer
  const { enterpriseNumber, receivesEInvoices } = customer
  const place = [zip, city].filter(Boolean).join(' ')
  const facts: Fact[] = [
    [t('kind'), t(`kinds.${kind}`)],
    [t('email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('verified'), email && t(emailVerified ? 'panel.yes' : 'panel.no')],
    [t('panel.phone'), phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    [t('fields.vat'), vat],
    [t('fields.enterpriseNumber'), enterpriseNumber],
    ['Peppol', receivesEInvoices !== null && t(receivesEInvoices ? 'fields.peppolYes' : 'fields.peppolNo')],
    [t('common.address'), [address, place].filter(Boolean).join(', ')],
    [t('fields.language'), language?.toUpperCase()],
    [t('common.participants'), String(participants)],
    [t('since'), formatFullDate(createdAt, locale)],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

/** So many rows stand open; the older ones do on demand. */
const mostOpen = 8

interface RowsProps<Row> {
  id: string
  title: string
  rows: readonly (Row | null)[]
  children: (row: Row) => ReactNode
}

/** Rows of one kind; nothing where there are none. */
function Rows<Row extends { _id: string }>({ id, title, rows, children }: RowsProps<Row>) {
  const t = useTexts('panel-customers')
  const drawn = listed(rows).map((row) => (
    <li key={row._id} data-id={row._id}>
      {children(row)}
    </li>
  ))
  const older = drawn.slice(mostOpen)
  if (drawn.length === 0) return null
  return (
    <RecordPart id={id} title={`${title} (${drawn.length})`} isWide>
      <ul className={recordStyles.lines}>{drawn.slice(0, mostOpen)}</ul>
      {older.length > 0 && (
        <details className={recordStyles.older}>
          <summary>{t.count('older', older.length)}</summary>
          <ul className={recordStyles.lines}>{older}</ul>
        </details>
      )}
    </RecordPart>
  )
}

/** All between a customer and the house, the newest of each kind first. */
export function CustomerHistory({ customer }: { customer: Customer }) {
  const t = useTexts('panel-customers')
  const requests = useTexts('panel-requests')
  const mayRead = useMay('desk')
  const { locale, now } = usePage()
  const day = (date: string) => formatDayInYear(date, locale)
  const moment = (at: string) => formatDeadline(at, now, locale)
  return (
    <>
      <Rows id="registrations" title={t('common.registrations')} rows={customer.registrations}>
        {({ _id, course, startDate, participants, status }) => (
          <>
            <span>
              <RecordLink to="registration" id={_id} text={`${inLocale(course, locale)}, ${day(startDate)}`} />,{' '}
              {t.count('common.personCount', participants)}
            </span>
            <Status status={status} label={t(`status.${status}`)} />
          </>
        )}
      </Rows>
      <Rows id="invoices" title={t('common.invoices')} rows={customer.invoices}>
        {(invoice) => (
          <>
            <RecordLink to="invoice" id={invoice._id} text={invoice.number} />
            <span>
              {day(invoice.issuedOn)}, {formatAmount(invoice.total, locale)}
            </span>
            <InvoiceState {...invoice} />
          </>
        )}
      </Rows>
      <Rows id="bookings" title={t('panel.roomRequests')} rows={customer.bookings}>
        {({ _id, date, persons, status }) => (
          <>
            <RecordLink to="request" id={_id} text={day(date)} />
            <span>{t.count('common.personCount', persons)}</span>
            <Status status={status} label={requests(`statuses.${status}`)} />
          </>
        )}
      </Rows>
      <Rows id="messages" title={t('messages')} rows={customer.messages}>
        {({ subject, createdAt, handled }) => (
          <>
            <span>{subject}</span>
            <span className="muted">
              {moment(createdAt)}, {t(handled ? 'answered' : 'unanswered')}
            </span>
          </>
        )}
      </Rows>
      <Rows id="mails" title={t('mails')} rows={customer.mails}>
        {({ _id, subject, to, createdAt, sentAt }) => (
          <>
            {mayRead ? (
              <a href={sentHref(_id, { locale })}>{subject}</a>
            ) : (
              <a href={listOf('mail', `search=${encodeURIComponent(to)}`, { locale })}>{subject}</a>
            )}
            <span className="muted">
              {to}, {sentAt ? moment(sentAt) : `${moment(createdAt)}, ${t('notSent')}`}
            </span>
          </>
        )}
      </Rows>
    </>
  )
}
