import { formatDate, formatFullDate, formatTime } from '../../../domain/format.ts'
import { Mark, type MarkKind, type MarkTone } from '../../../ui/kit/mark.tsx'
import { statusMarks } from '../../../ui/kit/status-marks.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Booking, Move } from './booking-query.ts'

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
        more: t(`ahead.${name}Text`),
        isAhead: true as const,
      }))
    : []
  return [...past, ...now, ...next]
}

/** How it went so far, and what is still to come. */
export function History({ booking, moves, page }: { booking: Booking; moves: readonly Move[]; page: PageContext }) {
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
