import { bookingTransitions, bookingWords } from '../../domain/bookings.ts'
import { formatAmount, formatFullDate, formatMonth, formatNumber } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { canTransition } from '../../domain/state-table.ts'
import { Checkbox } from '../../ui/forms/index.ts'
import type { RequestQuery } from '../../ui/gql/graphql.ts'
import { type Fact, FactList, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Notice, Status } from '../../ui/kit/index.ts'
import {
  customerOf,
  listPaths,
  type PanelScreenProps,
  pathOf,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordPart,
  Refusal,
  roomsHref,
  wishesOf,
} from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { MoveQuestion, Moves } from './moves.tsx'
import { Quotation } from './quotation.tsx'
import type { Booking } from './record-page.ts'

const facilities = ['wheelchairAccess', 'pcRoom', 'whiteboard'] as const

function Asked({ booking, page }: { booking: Booking; page: PageContext }) {
  const t = useTexts('panel-requests')
  const { locale } = page
  const { setUp, food } = wishesOf(booking, locale)
  const wished = facilities.filter((name) => booking[name]).map((name) => bookingWords.facility[name][locale])
  const facts: Fact[] = [
    [t('common.when'), `${formatFullDate(booking.date, locale)}, ${bookingWords.dayPart[booking.dayPart][locale]}`],
    [t('common.persons'), `${booking.persons}, ${setUp}`],
    [t('common.room'), booking.roomName && inLocale(booking.roomName, locale)],
    [t('common.facilities'), wished.join(', ')],
    [t('common.catering'), food],
    [t('common.rate'), booking.reducedRate ? bookingWords.reducedRate[locale] : null],
    [t('panel.remark'), booking.notes],
  ]
  return (
    <RecordPart id="asked" title={t('askedTitle')}>
      <FactList facts={facts} />
      <p>
        <a className="link" href={roomsHref(booking.date, page)}>
          {t('calendarOf', { month: formatMonth(booking.date.slice(0, 7), locale) })}
        </a>
      </p>
    </RecordPart>
  )
}

function Customer({ booking }: { booking: Booking }) {
  const t = useTexts('panel-requests')
  const { firstName, lastName, organisationName, email, phone, vat, customerRef, address, zip, city } = booking
  const facts: Fact[] = [
    [t('common.name'), `${firstName} ${lastName}`],
    [t('fields.organisationName'), organisationName],
    [
      t('fields.email'),
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [t('panel.phone'), phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>],
    [t('billedTo'), address && `${address}, ${zip ?? ''} ${city ?? ''}`],
    [t('fields.vat'), vat],
    [t('reference'), customerRef],
  ]
  return <RecordFacts id="customer" title={t('panel.customer')} facts={facts} />
}

/** The quotation as it was sent. */
function Sent({ booking, page }: { booking: Booking; page: PageContext }) {
  const t = useTexts('panel-requests')
  const { offer, offerValidUntil, reason } = booking
  const { locale } = page
  return (
    <RecordPart id="offer" title={offer ? t('common.quotationNumber', { number: offer.number }) : t('noQuotation')}>
      {offer && (
        <>
          <ul className={styles.lines}>
            {offer.lines.flatMap((line) =>
              line ? (
                <li key={line.description}>
                  <span>
                    {line.description}
                    {line.quantity !== 1 &&
                      ` (${formatNumber(line.quantity, locale)} × ${formatAmount(line.unitPrice, locale)})`}
                  </span>
                  <span>{formatAmount(line.amount, locale)}</span>
                </li>
              ) : (
                []
              ),
            )}
            <li className={styles.total}>
              <span>{t('total')}</span>
              <span>{formatAmount(offer.total, locale)}</span>
            </li>
          </ul>
          {offerValidUntil && <p>{t('holdsUntil', { day: formatFullDate(offerValidUntil, locale) })}</p>}
        </>
      )}
      {reason && <p>{t('reasonGiven', { reason })}</p>}
      <p>
        <a className="link" href={`${pathOf('request', booking._id, page)}.pdf`}>
          {t(offer ? 'common.quotationPdf' : 'examplePdf')}
        </a>
      </p>
    </RecordPart>
  )
}

/** One request: what was asked, by whom, how it stands, and what can be done. */
export function Screen({ data, page, form }: PanelScreenProps<RequestQuery>) {
  const t = useTexts('panel-requests')
  const { booking, bookingHistory, allRoomTypes } = data
  if (!booking) return null
  const moves = listed(bookingHistory).map(({ status, ...move }) => ({ ...move, what: t(`statuses.${status}`) }))
  const canQuote = canTransition(bookingTransitions, booking.status, 'waiting_for_customer', 'staff')
  return (
    <>
      <RecordHead
        page={page}
        list={[listPaths.request, t('title')]}
        title={customerOf(booking)}
        status={<Status status={booking.status} label={t(`statuses.${booking.status}`)} />}
      />
      <Refusal form={form} />
      <Overtaken data={data} page={page} />
      <Moves booking={booking} page={page} />
      <div className={styles.columns}>
        <div>
          <Asked booking={booking} page={page} />
          <Sent booking={booking} page={page} />
          {canQuote && (
            <Quotation booking={booking} rooms={allRoomTypes ?? []} page={page} form={form}>
              <Rivals data={data} page={page} />
            </Quotation>
          )}
        </div>
        <div>
          <Customer booking={booking} />
          <RecordHistory title={t('history')} moves={moves} page={page} />
        </div>
      </div>
      <MoveQuestion booking={booking} page={page} form={form} />
    </>
  )
}

interface RivalsProps {
  data: Pick<RequestQuery, 'booking' | 'bookingRivals' | 'allRoomTypes'>
  page: PageContext
}

/** Who else has a room at these hours, or may take it: said before a quotation is sent, and agreed to. */
function Rivals({ data, page }: RivalsProps) {
  const t = useTexts('panel-requests')
  const { locale } = page
  const rivals = listed(data.bookingRivals)
  if (rivals.length === 0) return null
  return (
    <>
      <Notice tone="wait" title={t('rivals')}>
        {t('rivalsText')}
      </Notice>
      <ul className={styles.lines} data-rivals>
        {rivals.map((rival) => {
          const room = listed(data.allRoomTypes).find(({ _id }) => _id === rival.roomType)
          const facts = [
            inLocale(room?.name, locale) ?? '',
            bookingWords.dayPart[rival.dayPart][locale],
            t(`statuses.${rival.status}`),
          ]
          return (
            <li key={rival._id}>
              <a href={pathOf('request', rival._id, page)}>{customerOf(rival)}</a>
              <span>{facts.filter(Boolean).join(', ')}</span>
            </li>
          )
        })}
      </ul>
      {rivals.some(({ status }) => status === 'waiting_for_customer') && <Checkbox name="alongside" optional />}
    </>
  )
}

/** That the customer can approve it no more, and who has the room. */
function Overtaken({ data: { booking, bookingRivals }, page }: RivalsProps) {
  const t = useTexts('panel-requests')
  if (booking?.status !== 'waiting_for_customer') return null
  const winner = listed(bookingRivals).find(
    ({ status, roomType }) => status !== 'waiting_for_customer' && roomType === booking.roomType,
  )
  if (!winner) return null
  return (
    <div data-overtaken>
      <Notice
        tone="bad"
        title={t('overtaken')}
        action={<a href={pathOf('request', winner._id, page)}>{customerOf(winner)}</a>}
      >
        {t('overtakenText')}
      </Notice>
    </div>
  )
}
