import { bookingWords, cateringTypes, roomConfigurations } from '../../../domain/bookings.ts'
import { formatDate, formatFullDate, formatTime } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import type { BookingScreenQuery } from '../../../ui/gql/graphql.ts'
import { Mark, type MarkKind, type MarkTone } from '../../../ui/kit/mark.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import { statusMarks } from '../../../ui/kit/status-marks.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { bookingsPath, offerHref, titleOf, whenOf } from '../bookings/booking-words.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import styles from './booking.module.css'
import { OfferAnswer } from './offer-answer.tsx'
import type { Booking, Move } from './page.ts'
import { approveForm, refuseForm } from './page.ts'
import { Quotation } from './quotation.tsx'
import { Standing } from './standing.tsx'

interface Step {
  key: string
  mark: readonly [MarkKind, MarkTone]
  word: string
  more: string
  when?: string
  /** Not there yet. */
  isAhead?: true
}

const ring = ['ring', 'ochre'] as const
const asked = ['quarter', 'ochre'] as const
const sent = ['half', 'ochre'] as const

const done = ['full', 'good'] as const
/** What was asked, answered and approved, once it lies behind. */
const behind: Partial<Record<Move['status'], Step['mark']>> = {
  new: asked,
  waiting_for_customer: sent,
  waiting_for_payment: done,
}
const markOf = (status: Move['status']) => behind[status] ?? statusMarks[status]

/** What comes after each status that is not the last one. */
const ahead = {
  new: ['quotation', 'payment', 'confirmed'],
  waiting_for_customer: ['payment', 'confirmed'],
  waiting_for_payment: ['confirmed'],
} as const

const isUnfinished = (status: string): status is keyof typeof ahead => Object.hasOwn(ahead, status)
const waits = (status: string): status is 'waiting_for_customer' | 'waiting_for_payment' =>
  status === 'waiting_for_customer' || status === 'waiting_for_payment'

function useSteps(booking: Booking, moves: readonly Move[], { locale }: PageContext): Step[] {
  const t = useTexts('bookings')
  const words = useTexts('status')
  const { status, offerValidUntil } = booking
  const time = (at: string) => t('at', { day: formatFullDate(at, locale), time: formatTime(at, locale) })
  const past = moves.map((move, index) => ({
    key: `${index}`,
    mark: markOf(move.status),
    word: t(`moves.${move.status}`),
    more: move.by ? t('by', { name: move.by }) : move.byProvider ? t('byProvider') : '',
    when: time(move.at),
  }))
  const until = status === 'waiting_for_customer' && offerValidUntil
  const now = waits(status)
    ? [
        {
          key: 'now',
          mark: statusMarks[status],
          word: words(status),
          more: '',
          ...(until && { when: t('until', { date: formatDate(until, locale) }) }),
        },
      ]
    : []
  const next = isUnfinished(status)
    ? ahead[status].map((name) => ({
        key: name,
        mark: ring,
        word: t(`ahead.${name}`),
        more: t(`aheadText.${name}`),
        isAhead: true as const,
      }))
    : []
  return [...past, ...now, ...next]
}

/** How it went so far, and what is still to come. */
function History({ booking, moves, page }: { booking: Booking; moves: readonly Move[]; page: PageContext }) {
  const t = useTexts('bookings')
  const steps = useSteps(booking, moves, page)
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{t('history')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, mark: [kind, tone], word, more, when, isAhead }) => (
          <li key={key} className={isAhead ? styles.coming : undefined}>
            <Mark kind={kind} tone={tone} className={styles.mark} />
            <div>
              <strong>{word}</strong>
              {isAhead ? ', ' : ' '}
              {more}
              {when && <span className={styles.time}>{when}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const facilities = ['wheelchairAccess', 'pcRoom', 'whiteboard'] as const

/** What was asked for, in the customer's own words where there are some. */
function Asked({ booking, page }: { booking: Booking; page: PageContext }) {
  const t = useTexts('bookings')
  const { locale } = page
  const configuration = roomConfigurations.find((name) => name === booking.configuration)
  const catering = cateringTypes.find((name) => name === booking.catering)
  const wished = facilities.filter((name) => booking[name]).map((name) => t(name))
  const facts: Fact[] = [
    [t('common.when'), whenOf(booking, locale, t)],
    [
      t('common.persons'),
      configuration
        ? `${t.count('common.personCount', booking.persons)}, ${t(`set.${configuration}`)}`
        : String(booking.persons),
    ],
    [t('common.facilities'), wished.join(', ')],
    [t('common.catering'), catering && bookingWords.catering[catering][locale]],
    [t('common.rate'), booking.reducedRate ? bookingWords.reducedRate[locale] : null],
    [t('fields.customerRef'), booking.customerRef],
    [t('notes'), booking.notes],
  ]
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">{t('asked')}</h2>
      <FactList facts={facts} />
    </section>
  )
}

/** Left what was asked, what it costs and how it goes, right only the answer (WORK-AREAS, portal-quotation). */
export function Screen({ data, page, form }: ScreenProps<BookingScreenQuery>) {
  const t = useTexts('bookings')
  const { locale } = page
  const { booking, bookingHistory, provider } = data
  if (!booking) return null
  const { _id, status, offer, roomType } = booking
  const back = { href: localePath(bookingsPath, locale), label: t('all'), seed: roomType ?? _id }
  return (
    <AccountLayout page={page} title={titleOf(booking, locale, t)} back={back}>
      <div className={styles.booking} data-id={_id}>
        {offer && <Quotation offer={offer} file={offerHref(_id, page)} page={page} />}
        <section className={styles.answer} aria-label={t('common.yourAnswer')}>
          <p>
            <Status status={status} label={status === 'new' ? t('new') : undefined} />
          </p>
          {status === 'waiting_for_customer' && offer ? (
            <OfferAnswer
              booking={booking}
              offer={offer}
              page={page}
              form={form}
              approve={approveForm}
              refuse={refuseForm}
              payNote={t('approveText')}
              provider={provider?.name ?? ''}
            />
          ) : (
            <Standing booking={booking} iban={provider?.iban ?? ''} page={page} />
          )}
        </section>
        <Asked booking={booking} page={page} />
        <History booking={booking} moves={listed(bookingHistory)} page={page} />
      </div>
    </AccountLayout>
  )
}
