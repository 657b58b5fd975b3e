import type { ReactNode } from 'react'
import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import { type Fact, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { InvoiceState, listPaths, panelPath, pathOf, RecordFacts, RecordPart } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import type { Customer } from './record-page.ts'

interface PartProps {
  customer: Customer
  page: PageContext
}

/** How to reach and bill them. */
export function CustomerFacts({ customer, page: { locale } }: PartProps) {
  const t = useTexts('panel-customers')
  const { email, emailVerified, phone, vat, address, zip, city, language, createdAt, participants, kind } = customer
  const place = [zip, city].filter(Boolean).join(' ')
  const facts: Fact[] = [
    [t('kind'), t(`kinds.${kind}`)],
    [t('email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('verified'), email && t(emailVerified ? 'panel.yes' : 'panel.no')],
    [t('panel.phone'), phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    [t('fields.vat'), vat],
    [t('common.address'), [address, place].filter(Boolean).join(', ')],
    [t('fields.language'), language?.toUpperCase()],
    [t('common.participants'), String(participants)],
    [t('since'), formatFullDate(createdAt, locale)],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

interface Row {
  _id: string
  row: ReactNode
}

const Lines = ({ rows }: { rows: Row[] }) => (
  <ul className={recordStyles.lines}>
    {rows.map(({ _id, row }) => (
      <li key={_id} data-id={_id}>
        {row}
      </li>
    ))}
  </ul>
)

/** So many rows stand open; the older ones do on demand. */
const mostOpen = 8

/** Rows of one kind; nothing where there are none. */
function Rows({ id, title, rows }: { id: string; title: string; rows: Row[] }) {
  const t = useTexts('panel-customers')
  const older = rows.slice(mostOpen)
  if (rows.length === 0) return null
  return (
    <RecordPart id={id} title={`${title} (${rows.length})`} isWide>
      <Lines rows={rows.slice(0, mostOpen)} />
      {older.length > 0 && (
        <details className={recordStyles.older}>
          <summary>{t.count('older', older.length)}</summary>
          <Lines rows={older} />
        </details>
      )}
    </RecordPart>
  )
}

function Registrations({ customer, page }: PartProps) {
  const { locale } = page
  const t = useTexts('panel-customers')
  const rows = listed(customer.registrations).map(({ _id, course, startDate, participants, status }) => ({
    _id,
    row: (
      <>
        <span>
          <a href={pathOf('registration', _id, page)}>
            {inLocale(course, locale)}, {formatDayInYear(startDate, locale)}
          </a>
          , {t.count('common.personCount', participants)}
        </span>
        <Status status={status} label={t(`status.${status}`)} />
      </>
    ),
  }))
  return <Rows id="registrations" title={t('common.registrations')} rows={rows} />
}

function Invoices({ customer, page }: PartProps) {
  const t = useTexts('panel-customers')
  const rows = listed(customer.invoices).map((invoice) => ({
    _id: invoice._id,
    row: (
      <>
        <a href={pathOf('invoice', invoice._id, page)}>{invoice.number}</a>
        <span>
          {formatDayInYear(invoice.issuedOn, page.locale)}, {formatAmount(invoice.total, page.locale)}
        </span>
        <InvoiceState invoice={invoice} page={page} />
      </>
    ),
  }))
  return <Rows id="invoices" title={t('common.invoices')} rows={rows} />
}

function Bookings({ customer, page }: PartProps) {
  const t = useTexts('panel-customers')
  const requests = useTexts('panel-requests')
  const rows = listed(customer.bookings).map(({ _id, date, persons, status }) => ({
    _id,
    row: (
      <>
        <a href={pathOf('request', _id, page)}>{formatDayInYear(date, page.locale)}</a>
        <span>{t.count('common.personCount', persons)}</span>
        <Status status={status} label={requests(`statuses.${status}`)} />
      </>
    ),
  }))
  return <Rows id="bookings" title={t('panel.roomRequests')} rows={rows} />
}

function Messages({ customer, page: { locale, now } }: PartProps) {
  const t = useTexts('panel-customers')
  const rows = listed(customer.messages).map(({ _id, subject, createdAt, handled }) => ({
    _id,
    row: (
      <>
        <span>{subject}</span>
        <span className="muted">
          {formatDeadline(createdAt, now, locale)}, {t(handled ? 'answered' : 'unanswered')}
        </span>
      </>
    ),
  }))
  return <Rows id="messages" title={t('messages')} rows={rows} />
}

function Mails({ customer, page: { locale, now } }: PartProps) {
  const t = useTexts('panel-customers')
  const rows = listed(customer.mails).map(({ _id, subject, to, createdAt, sentAt }) => ({
    _id,
    row: (
      <>
        <a href={`${panelPath(listPaths.mail, locale)}?search=${encodeURIComponent(to)}`}>{subject}</a>
        <span className="muted">
          {to},{' '}
          {sentAt ? formatDeadline(sentAt, now, locale) : `${formatDeadline(createdAt, now, locale)}, ${t('notSent')}`}
        </span>
      </>
    ),
  }))
  return <Rows id="mails" title={t('mails')} rows={rows} />
}

/** Everything between a customer and the house, the newest first. */
export function CustomerHistory(props: PartProps) {
  return (
    <>
      <Registrations {...props} />
      <Invoices {...props} />
      <Bookings {...props} />
      <Messages {...props} />
      <Mails {...props} />
    </>
  )
}
