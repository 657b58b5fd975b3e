import { bookingWords } from '../../domain/booking-words.ts'
import { formatFullDate } from '../../domain/format.ts'
import { Status } from '../../ui/kit/status.tsx'
import { useTexts } from '../../ui/texts.ts'
import { customerOf } from '../requests/request-words.ts'
import { requestHref } from '../requests/requests-path.ts'
import type { CalendarProps } from './floor.tsx'
import styles from './room-calendar.module.css'
import { monthIn } from './rooms-path.ts'

/** The same on a phone: only the days on which there is something, in words. */
export function DayList({ rooms, taken, page }: CalendarProps) {
  const t = useTexts('panel-requests')
  const { locale } = page
  const onDay = (day: string) =>
    rooms.flatMap((room) =>
      taken.filter(({ date, roomType }) => date === day && roomType === room.id).map((one) => ({ ...one, room })),
    )
  const days = monthIn(page).days.filter((day) => taken.some(({ date }) => date === day))
  return (
    <div className={styles.list}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatFullDate(day, locale)}</h2>
          <ul>
            {onDay(day).map(({ room, ...one }) => (
              <li key={one._id}>
                <a href={requestHref(one._id, page)}>{customerOf(one)}</a>
                <span>
                  {room.name}, {bookingWords.dayPart[one.dayPart][locale]}
                </span>
                <Status status={one.status} label={t(`statuses.${one.status}`)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
