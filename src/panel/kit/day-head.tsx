import { formatDayWithWeekday } from '../../domain/format.ts'
import { isWeekend } from './month.ts'
import styles from './month-grid.module.css'
import { usePage } from './use-page.ts'

/** 'ma' above '14'. */
export function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const page = usePage()
  const [weekday, number] = formatDayWithWeekday(day, 'day', page.locale).split(/\s/)
  return (
    <th scope="col" className={isWeekend(day) ? styles.weekend : undefined} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{weekday}</span> {number}
    </th>
  )
}
