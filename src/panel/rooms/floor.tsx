import { bookingWords } from '../../domain/booking-words.ts'
import { halfDays } from '../../domain/bookings.ts'
import { formatDayWithWeekday } from '../../domain/format.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './room-calendar.module.css'
import { monthIn } from './rooms-path.ts'
import { type Room, type Taken, takenAt } from './taken.ts'
import { Tile } from './tile.tsx'

export interface CalendarProps {
  rooms: readonly Room[]
  taken: readonly Taken[]
  page: PageContext
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** 'ma' above '14'. */
function DayHead({ day, isToday, page }: { day: string; isToday: boolean; page: PageContext }) {
  const [weekday, number] = formatDayWithWeekday(day, 'day', page.locale).split(/\s/)
  return (
    <th scope="col" className={isWeekend(day) ? styles.weekend : undefined} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{weekday}</span> {number}
    </th>
  )
}

/** Rooms below each other, days beside each other, each with its two halves. */
export function Floor({ rooms, taken, page, title }: CalendarProps & { title: string }) {
  const t = useTexts('panel-rooms')
  const { days, today } = monthIn(page)
  return (
    <div className={styles.scroll}>
      <table className={styles.floor}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.room}>
              {t('room')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('half')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day} {...{ day, page }} isToday={day === today} />
            ))}
          </tr>
        </thead>
        {rooms.map((room) => (
          <tbody key={room.id}>
            {halfDays.map((half, index) => (
              <tr key={half}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={halfDays.length} className={styles.room}>
                    {room.name}
                  </th>
                )}
                <th scope="row" className={styles.half}>
                  <abbr title={bookingWords.dayPart[half][page.locale]}>{t(`halves.${half}`)}</abbr>
                </th>
                {days.map((day) => (
                  <td key={day} className={isWeekend(day) ? styles.weekend : undefined}>
                    <Cell taken={takenAt(taken, room, day, half)} page={page} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const Cell = ({ taken, page }: Omit<CalendarProps, 'rooms'>) =>
  taken.length === 0 ? (
    <span className={styles.free} />
  ) : (
    taken.map((one) => <Tile key={one._id} taken={one} page={page} />)
  )
