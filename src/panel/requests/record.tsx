import { bookingTransitions, bookingWords } from '../../domain/bookings.ts'
import { formatFullDate, formatMonth } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { canTransition } from '../../domain/state-table.ts'
import { Checkbox } from '../../ui/forms/index.ts'
import type { RequestQuery } from '../../ui/gql/graphql.ts'
import { type Fact, FactList, listed, useTexts } from '../../ui/index.ts'
import { Notice, Status } from '../../ui/kit/index.ts'
import {
  AmountLines,
  customerOf,
  lineName,
  listPaths,
  pathOf,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordLink,
  RecordPart,
  Refusal,
  roomsHref,
  type ScreenOf,
  usePage,
  wishesOf,
} from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { MoveQuestion, Moves } from './moves.tsx'
import { Quotation } from './quotation.tsx'
import type { Booking, requestPage } from './record-page.ts'

const facilities = ['wheelchairAccess', 'pcRoom', 'whiteboard'] as const

function Asked({ booking }: { booking: Booking }) {
  const t = useTexts('panel-requests')
  const page = usePage()
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
function Sent({ booking }: { booking: Booking }) {
  const t = useTexts('panel-requests')
  const page = usePage()
  const { offer, offerValidUntil, reason } = booking
  return (
    <RecordPart id="offer" title={offer ? t('common.quotationNumber', { number: offer.number }) : t('noQuotation')}>
      {offer && (
        <>
          <AmountLines
            lines={listed(offer.lines).map((line) => [lineName(line, page.locale), line.amount] as const)}
            total={[t('total'), offer.total]}
          />
          {offerValidUntil && <p>{t('holdsUntil', { day: formatFullDate(offerValidUntil, page.locale) })}</p>}
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

export function Screen({ data }: ScreenOf<typeof requestPage>) {
  const t = useTexts('panel-requests')
  const { booking, bookingHistory, allRoomTypes } = data
  if (!booking) return null
  const moves = listed(bookingHistory).map(({ status, ...move }) => ({ ...move, what: t(`statuses.${status}`) }))
  const canQuote = canTransition(bookingTransitions, booking.status, 'waiting_for_customer', 'staff')
  return (
    <>
      <RecordHead
        list={[listPaths.request, t('title')]}
        title={customerOf(booking)}
        status={<Status status={booking.status} label={t(`statuses.${booking.status}`)} />}
      />
      <Refusal />
      <Overtaken data={data} />
      <Moves booking={booking} />
      <div className={styles.columns}>
        <div>
          <Asked booking={booking} />
          <Sent booking={booking} />
          {canQuote && (
            <Quotation booking={booking} rooms={allRoomTypes ?? []}>
              {data.scarce?.total ? (
                <Notice tone="wait" title={t('scarce')}>
                  {t('scarceText')}
                </Notice>
              ) : null}
              <Rivals data={data} />
            </Quotation>
          )}
        </div>
        <div>
          <Customer booking={booking} />
          <RecordHistory moves={moves} of={['booking', booking._id]} />
        </div>
      </div>
      <MoveQuestion booking={booking} bill={listed(data.openInvoices?.items)[0]} />
    </>
  )
}

interface RivalsProps {
  data: Pick<RequestQuery, 'booking' | 'bookingRivals' | 'allRoomTypes'>
}

/** Who else has a room at these hours, or may take it: said before a quotation is sent, and agreed to. */
function Rivals({ data }: RivalsProps) {
  const t = useTexts('panel-requests')
  const { locale } = usePage()
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
              <RecordLink to="request" id={rival._id} text={customerOf(rival)} />
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
function Overtaken({ data: { booking, bookingRivals, overtaken } }: { data: RequestQuery }) {
  const t = useTexts('panel-requests')
  if (booking?.status !== 'waiting_for_customer') return null
  const winner = listed(bookingRivals).find(
    ({ status, roomType }) => status !== 'waiting_for_customer' && roomType === booking.roomType,
  )
  if (!winner && !overtaken?.total) return null
  return (
    <div data-overtaken>
      <Notice
        tone="bad"
        title={t('overtaken')}
        action={winner && <RecordLink to="request" id={winner._id} text={customerOf(winner)} />}
      >
        {t(winner ? 'overtakenText' : 'overtakenByHouse')}
      </Notice>
    </div>
  )
}
