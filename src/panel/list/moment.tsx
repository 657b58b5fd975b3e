import { deadlineParts } from '../../domain/format-days.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** An instant in a table: a line ends before its date or its time, in neither. */
export function Moment({ at, page: { now, locale } }: { at: string; page: PageContext }) {
  const [day, joint, time] = deadlineParts(at, now, locale)
  const date = day.search(/\d/)
  return (
    <time dateTime={at}>
      {day.slice(0, date)}
      <span className="whole">{day.slice(date)}</span>
      {joint}
      <span className="whole">{time}</span>
    </time>
  )
}
