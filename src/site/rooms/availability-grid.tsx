import { useEffect, useRef, useState } from 'react'
import { dayPartHours, halfDays, missingIn } from '../../domain/bookings.ts'
import { plusDays } from '../../domain/days.ts'
import { formatClock, formatDate, formatFullDate, languageTags, memo } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { isWorkingDay, workingDayFrom } from '../../domain/public-holidays.ts'
import { FieldGroup } from '../../ui/forms/field.tsx'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed } from '../../ui/listed.ts'
import { runQuery } from '../../ui/session/client.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './half-days.module.css'
import { daysOfWeek, mondayOf, type Room, shownDay, type TakenHalf, weekOf, weekQuery } from './page.ts'
import { AnyRoomRow, type GridProps, RoomRow } from './room-row.tsx'

interface WeekProps {
  shown: string
  today: string
  locale: Locale
  set(values: Record<string, string>): void
}

const weekdays = memo((locale) => new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' }))
const weekday = (day: string, locale: Locale) => weekdays(locale).format(new Date(day))

const dayOfMonth = (day: string) => Number(day.slice(-2))

/** Which week it is, and with scripts the way to the one before and after: the day moves by seven. */
function WeekHead({ shown, today, set, locale }: WeekProps) {
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const before = plusDays(shown, -7) < today ? workingDayFrom(today) : plusDays(shown, -7)
  return (
    <div className={styles.weekHead}>
      <p className={styles.week} aria-live="polite">
        {t('week', { date: formatDate(mondayOf(shown), locale) })}
      </p>
      {isAwake && (
        <>
          <button
            type="button"
            aria-label={t('weekBefore')}
            aria-disabled={mondayOf(shown) <= today || undefined}
            onClick={() => set({ date: before })}
          >
            ‹
          </button>
          <button type="button" aria-label={t('weekAfter')} onClick={() => set({ date: plusDays(shown, 7) })}>
            ›
          </button>
        </>
      )}
    </div>
  )
}

/** On a phone one day at a time. */
function DayTabs({ days, shown, today, set, locale }: WeekProps & { days: string[] }) {
  const { isAwake } = useFormContext()
  if (!isAwake) return null
  return (
    <div className={styles.tabs}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === shown}
          disabled={day < today || !isWorkingDay(day)}
          onClick={() => set({ date: day })}
        >
          <span className="visually-hidden">{formatFullDate(day, locale)}</span>
          <span aria-hidden="true">{weekday(day, locale)}</span>
          <strong aria-hidden="true">{dayOfMonth(day)}</strong>
        </button>
      ))}
    </div>
  )
}

function DayHeads({ days, shown, locale }: Pick<WeekProps, 'shown' | 'locale'> & { days: string[] }) {
  const t = useTexts('rooms')
  return (
    <thead>
      <tr>
        <td />
        {days.map((day) => (
          <th key={day} colSpan={halfDays.length} scope="colgroup" data-away={day !== shown || undefined}>
            <span className="visually-hidden">{formatFullDate(day, locale)}</span>
            <span aria-hidden="true">
              {weekday(day, locale)} {dayOfMonth(day)}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        <td className={styles.about}>{t('halfOrFull')}</td>
        {days.flatMap((day) =>
          halfDays.map((half) => (
            <th key={day + half} scope="col" data-away={day !== shown || undefined} className={styles.half}>
              <abbr title={t(half)}>{t(`short.${half}`)}</abbr>
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

interface Taken {
  /** null while the week is on its way, and when it cannot be had. */
  halves: TakenHalf[] | null
  isFailed: boolean
  again(): void
}

/** What is taken in the week of a day: the page brought its own week along, any other one is asked for. */
function useTaken(day: string, first: TakenHalf[]): Taken {
  const monday = mondayOf(day)
  const [weeks, setWeeks] = useState<Record<string, TakenHalf[] | 'failed'>>({ [monday]: first })
  const asked = useRef(new Set([monday]))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same week anew
  useEffect(() => {
    if (asked.current.has(monday)) return
    asked.current.add(monday)
    runQuery(weekQuery, weekOf(monday)).then(
      ({ roomAvailability }) => setWeeks((known) => ({ ...known, [monday]: listed(roomAvailability) })),
      () => setWeeks((known) => ({ ...known, [monday]: 'failed' })),
    )
  }, [monday, attempt])
  const week = weeks[monday]
  return {
    halves: Array.isArray(week) ? week : null,
    isFailed: week === 'failed',
    again() {
      asked.current.delete(monday)
      setWeeks(({ [monday]: _failed, ...known }) => known)
      setAttempt((times) => times + 1)
    },
  }
}

function Legend({ locale }: Pick<GridProps, 'locale'>) {
  const t = useTexts('rooms')
  const { morning, afternoon } = dayPartHours
  const clock = (time: string) => formatClock(time, locale)
  return (
    <div className={styles.legend}>
      {(['free', 'chosen', 'quoted', 'taken'] as const).map((state) => (
        <span className="marked" key={state}>
          <span className={`${styles.tile} ${styles[state]}`} /> {t(state)}
        </span>
      ))}
      <span className="marked">
        {t('halves', {
          morning: clock(morning.start),
          noon: clock(morning.end),
          afternoon: clock(afternoon.start),
          evening: clock(afternoon.end),
        })}
      </span>
    </div>
  )
}

/** The half days: rooms that fit first, the others with the reason why not. */
export function AvailabilityGrid({ rooms, taken, ...props }: GridProps & { rooms: Room[]; taken: TakenHalf[] }) {
  const t = useTexts('rooms')
  const { request, set, locale, today } = props
  const { id, label, error } = useFieldInput('roomType')
  const shown = shownDay(request.date, today)
  const days = daysOfWeek(shown)
  const { halves, isFailed, again } = useTaken(shown, taken)
  const fits = (room: Room) => missingIn(room, request).length === 0
  const ordered = [...rooms.filter(fits), ...rooms.filter((room) => !fits(room))]
  return (
    <FieldGroup name="roomType" id={id} label={label} error={error}>
      <WeekHead shown={shown} today={today} set={set} locale={locale} />
      <DayTabs days={days} shown={shown} today={today} set={set} locale={locale} />
      {isFailed && (
        <Notice
          tone="bad"
          title={t('weekFailed')}
          action={
            <button type="button" className={styles.again} onClick={again}>
              {t('again')}
            </button>
          }
        />
      )}
      <table className={styles.grid} aria-busy={halves === null && !isFailed}>
        <caption className="visually-hidden">{t('floor')}</caption>
        <DayHeads days={days} shown={shown} locale={locale} />
        <tbody>
          {ordered.map((room, index) => (
            <RoomRow
              key={room._id}
              {...props}
              // The summary of errors leads to the first.
              id={index === 0 ? id : `${id}-${room._id}`}
              room={room}
              days={days}
              shown={shown}
              taken={halves}
              isFirst={index === 0}
            />
          ))}
          <AnyRoomRow id={`${id}-any`} columns={days.length * halfDays.length} />
        </tbody>
      </table>
      <Legend locale={locale} />
    </FieldGroup>
  )
}
