import { halfDays } from '../../domain/bookings.ts'
import { plusDays } from '../../domain/days.ts'
import { formatDate, formatFullDate, languageTags } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { isWorkingDay, workingDayFrom } from '../../domain/public-holidays.ts'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './floor.module.css'
import { mondayOf } from './week.ts'

interface WeekProps {
  shown: string
  today: string
  locale: Locale
  set(values: Record<string, string>): void
}

const weekday = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))

const dayOfMonth = (day: string) => Number(day.slice(-2))

/** Which week it is, and with scripts the way to the one before and after: the day moves by seven. */
export function WeekHead({ shown, today, set, locale }: WeekProps) {
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
export function DayTabs({ days, shown, today, set, locale }: WeekProps & { days: string[] }) {
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

export function DayHeads({ days, shown, locale }: Pick<WeekProps, 'shown' | 'locale'> & { days: string[] }) {
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
