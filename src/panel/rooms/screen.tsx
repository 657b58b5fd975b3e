import type { HalfDay } from '../../domain/bookings.ts'
import { approvedStatuses, bookingWords, calendarStatuses, halfDays, halfDaysOf } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { formatFullDate, formatMonth } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { EmptyState, Mark, Status, statusMarks } from '../../ui/kit/index.ts'
import {
  customerOf,
  DayHead,
  halvesOf,
  isWeekend,
  listPaths,
  monthIn,
  panelPath,
  pathOf,
  RecordLink,
  Refusal,
  roomsHref,
  type ScreenOf,
  useMay,
  usePage,
  useRefused,
  Ways,
} from '../kit/index.ts'
import styles from '../kit/month-grid.module.css'
import { KeepRoom, OwnUses } from './own-uses.tsx'
import { ownUseForm, type roomsPage } from './page.ts'
import { UseLine, UseTile } from './use-tiles.tsx'
import { type Room, type Use, usesOfRoom, withoutRoom } from './uses.ts'

type CalendarRow = NonNullable<NonNullable<PanelRoomsQuery['roomCalendar']>[number]>
/** The call answers no other statuses. */
type Taken = CalendarRow & { status: (typeof calendarStatuses)[number] }

const takenIn = ({ roomCalendar }: Pick<PanelRoomsQuery, 'roomCalendar'>) => listed(roomCalendar) as Taken[]

/** Every room, and lines for the sessions and the requests that wait for one. */
function useRooms({ allRoomTypes, ...data }: PanelRoomsQuery): Room[] {
  const t = useTexts('panel-rooms')
  const { locale } = usePage()
  const rooms: Room[] = listed(allRoomTypes).map(({ _id, name }) => ({ id: _id, name: inLocale(name, locale) ?? '' }))
  if (listed(data.roomUses).some(({ roomType }) => roomType === null))
    rooms.push({ id: withoutRoom, name: t('withoutRoom') })
  if (takenIn(data).some(({ roomType }) => roomType === null))
    rooms.push({ id: null, name: bookingWords.roomToChoose[locale] })
  return rooms
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
  const told = { className: classOf(taken.status), title: words, 'data-status': taken.status }
  const content = (
    <>
      <StatusMark status={taken.status} />
      <span className="visually-hidden">{words}</span>
    </>
  )
  return useMay('rooms') ? (
    <a {...told} href={pathOf('request', taken._id, page)}>
      {content}
    </a>
  ) : (
    <span {...told}>{content}</span>
  )
}

interface CalendarProps {
  rooms: readonly Room[]
  taken: readonly Taken[]
  uses: readonly Use[]
}

/** Rooms below each other, days beside each other, each with its two halves. */
function AvailabilityGrid({ rooms, taken, uses, title }: CalendarProps & { title: string }) {
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
                    <Cell
                      taken={takenAt(taken, room, day, half)}
                      uses={usesOfRoom(uses, room, day).filter((use) => halvesOf(use).includes(half))}
                    />
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

const Cell = ({ taken, uses }: Omit<CalendarProps, 'rooms'>) =>
  taken.length + uses.length === 0 ? (
    <span className={styles.free} />
  ) : (
    <>
      {uses.map((use) => (
        <UseTile key={use.session ?? use.ownUse} use={use} />
      ))}
      {taken.map((one) => (
        <Tile key={one._id} taken={one} />
      ))}
    </>
  )

/** The same on a phone: only the days on which there is something, in words. */
function DayList({ rooms, taken, uses }: CalendarProps) {
  const t = useTexts('panel-requests')
  const page = usePage()
  const { locale } = page
  const mayOpen = useMay('rooms')
  const onDay = (day: string) =>
    rooms.flatMap((room) =>
      taken.filter(({ date, roomType }) => date === day && roomType === room.id).map((one) => ({ ...one, room })),
    )
  const used = new Set(uses.map(({ start }) => brusselsDay(new Date(start))))
  const days = monthIn(page).days.filter((day) => used.has(day) || taken.some(({ date }) => date === day))
  return (
    <div className={styles.list}>
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatFullDate(day, locale)}</h2>
          <ul className="anywhere">
            {rooms.flatMap((room) =>
              usesOfRoom(uses, room, day).map((use) => (
                <UseLine key={`${use.session ?? use.ownUse} ${use.start}`} use={use} room={room} />
              )),
            )}
            {onDay(day).map(({ room, ...one }) => (
              <li key={one._id}>
                {mayOpen ? (
                  <RecordLink to="request" id={one._id} text={customerOf(one)} />
                ) : (
                  <span className="strong">{customerOf(one)}</span>
                )}
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
  const mayOpen = useMay('rooms')
  return (
    <Ways
      label={t('ways')}
      ways={[
        { href: roomsHref(previous, page), text: formatMonth(previous, page.locale), rel: 'prev' },
        { href: panelPath('/rooms', page.locale), text: t('current'), isCurrent: month === current },
        { href: roomsHref(next, page), text: formatMonth(next, page.locale), rel: 'next' },
        ...(mayOpen ? [{ href: panelPath(listPaths.request, page.locale), text: requests('title') }] : []),
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
      {(['session', 'ownUse'] as const).map((kind) => (
        <li key={kind}>
          <span className={`${styles.tile} ${styles.house}`}>
            <Mark kind={kind === 'session' ? 'full' : 'crossed'} tone={kind === 'session' ? 'good' : 'ochre'} />
          </span>
          {t(kind)}
        </li>
      ))}
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
  const uses = listed(data.roomUses)
  const own = useRefused(ownUseForm.name)
  const shown = { page, taken, uses, rooms: useRooms(data) }
  const mayKeep = useMay('rooms')
  const isKeeping = page.search.act?.[0] === 'keep' || own !== undefined
  return (
    <>
      <h1>{t('titleOf', { month })}</h1>
      <RoomWays />
      <Refusal />
      {mayKeep &&
        (isKeeping ? (
          <KeepRoom rooms={shown.rooms} />
        ) : (
          <p>
            <Button look="outline" href={`${roomsHref(monthIn(page).first, page)}&act=keep#keep-title`}>
              {t('keep')}
            </Button>
          </p>
        ))}
      {taken.length + uses.length === 0 ? (
        <EmptyState seed="rooms" title={t('none', { month })} text={t('noneText')} />
      ) : (
        <>
          <AvailabilityGrid {...shown} title={t('caption', { month })} />
          <DayList {...shown} />
          <Legend />
          <OwnUses {...shown} />
        </>
      )}
    </>
  )
}
