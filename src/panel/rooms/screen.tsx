import type { HalfDay } from '../../domain/bookings.ts'
import { approvedStatuses, bookingWords, calendarStatuses, halfDays, halfDaysOf } from '../../domain/bookings.ts'
import { formatDayWithWeekday, formatFullDate, formatMonth } from '../../domain/format.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState, Mark, Status, statusMarks } from '../../ui/kit/index.ts'
import {
  customerOf,
  listPaths,
  panelPath,
  pathOf,
  RecordLink,
  roomsHref,
  type ScreenOf,
  usePage,
  Ways,
} from '../kit/index.ts'
import styles from './availability-grid.module.css'
import { monthIn, type roomsPage } from './page.ts'

type CalendarRow = NonNullable<NonNullable<PanelRoomsQuery['roomCalendar']>[number]>
/** The call answers no other statuses. */
type Taken = CalendarRow & { status: (typeof calendarStatuses)[number] }

interface Room {
  /** null: no room is chosen yet. */
  id: string | null
  name: string
}

const takenIn = ({ roomCalendar }: Pick<PanelRoomsQuery, 'roomCalendar'>) => listed(roomCalendar) as Taken[]

/** Every room, and a line for what waits for one. */
function roomsOf({ allRoomTypes, ...data }: PanelRoomsQuery, locale: Locale): Room[] {
  const rooms = listed(allRoomTypes).map(({ _id, name }) => ({ id: _id, name: inLocale(name, locale) ?? '' }))
  const isOpen = takenIn(data).some(({ roomType }) => roomType === null)
  return isOpen ? [...rooms, { id: null, name: bookingWords.roomToChoose[locale] }] : rooms
}

/** Who has a room, or asks for it, on that half of that day: several may ask, one gets it. */
const takenAt = (taken: readonly Taken[], room: Room, day: string, half: HalfDay): Taken[] =>
  taken.filter(
    ({ roomType, date, dayPart }) => roomType === room.id && date === day && halfDaysOf(dayPart).includes(half),
  )

const classOf = (status: Taken['status']) =>
  `${styles.tile} ${approvedStatuses.some((one) => one === status) ? styles.laid : styles.asked}`

function StatusMark({ status }: Pick<Taken, 'status'>) {
  const [kind, tone] = statusMarks[status]
  return <Mark kind={kind} tone={tone} />
}

/** What a tile of that status looks like; the word stands beside it. */
const TilePicture = ({ status }: Pick<Taken, 'status'>) => (
  <span className={classOf(status)}>
    <StatusMark status={status} />
  </span>
)

/** A half day that somebody asked for or has: laid where nobody else gets it any more. */
function Tile({ taken }: { taken: Taken }) {
  const t = useTexts('panel-requests')
  const page = usePage()
  const words = `${customerOf(taken)}, ${t(`statuses.${taken.status}`)}`
  return (
    <a
      className={classOf(taken.status)}
      href={pathOf('request', taken._id, page)}
      title={words}
      data-status={taken.status}
    >
      <StatusMark status={taken.status} />
      <span className="visually-hidden">{words}</span>
    </a>
  )
}

interface CalendarProps {
  rooms: readonly Room[]
  taken: readonly Taken[]
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** 'ma' above '14'. */
function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const page = usePage()
  const [weekday, number] = formatDayWithWeekday(day, 'day', page.locale).split(/\s/)
  return (
    <th scope="col" className={isWeekend(day) ? styles.weekend : undefined} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{weekday}</span> {number}
    </th>
  )
}

/** Rooms below each other, days beside each other, each with its two halves. */
function AvailabilityGrid({ rooms, taken, title }: CalendarProps & { title: string }) {
  const t = useTexts('panel-rooms')
  const page = usePage()
  const { days, today } = monthIn(page)
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.room}>
              {t('common.room')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('half')}</span>
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} />
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
                    <Cell taken={takenAt(taken, room, day, half)} />
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

const Cell = ({ taken }: Omit<CalendarProps, 'rooms'>) =>
  taken.length === 0 ? <span className={styles.free} /> : taken.map((one) => <Tile key={one._id} taken={one} />)

/** The same on a phone: only the days on which there is something, in words. */
function DayList({ rooms, taken }: CalendarProps) {
  const t = useTexts('panel-requests')
  const page = usePage()
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
          <ul className="anywhere">
            {onDay(day).map(({ room, ...one }) => (
              <li key={one._id}>
                <RecordLink to="request" id={one._id} text={customerOf(one)} />
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

function RoomWays() {
  const t = useTexts('panel-rooms')
  const requests = useTexts('panel-requests')
  const page = usePage()
  const { previous, current, next, month } = monthIn(page)
  return (
    <Ways
      label={t('ways')}
      ways={[
        { href: roomsHref(previous, page), text: formatMonth(previous, page.locale), rel: 'prev' },
        { href: panelPath('/rooms', page.locale), text: t('current'), isCurrent: month === current },
        { href: roomsHref(next, page), text: formatMonth(next, page.locale), rel: 'next' },
        { href: panelPath(listPaths.request, page.locale), text: requests('title') },
      ]}
    />
  )
}

function Legend() {
  const t = useTexts('panel-rooms')
  const requests = useTexts('panel-requests')
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <span className={styles.free} />
        {t('free')}
      </li>
      {calendarStatuses.map((status) => (
        <li key={status}>
          <TilePicture status={status} />
          {requests(`statuses.${status}`)}
        </li>
      ))}
    </ul>
  )
}

/** A month of all rooms: a grid of half days, and on a phone a list of the days on which there is something. */
export function Screen({ data, page }: ScreenOf<typeof roomsPage>) {
  const t = useTexts('panel-rooms')
  const taken = takenIn(data)
  const month = formatMonth(monthIn(page).month, page.locale)
  const shown = { page, taken, rooms: roomsOf(data, page.locale) }
  return (
    <>
      <h1>{t('titleOf', { month })}</h1>
      <RoomWays />
      {taken.length === 0 ? (
        <EmptyState seed="rooms" title={t('none', { month })} text={t('noneText')} />
      ) : (
        <>
          <AvailabilityGrid {...shown} title={t('caption', { month })} />
          <DayList {...shown} />
          <Legend />
        </>
      )}
    </>
  )
}
