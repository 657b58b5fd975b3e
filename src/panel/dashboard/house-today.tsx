import { approvedStatuses, type HalfDay, halfDays, halfDaysOf } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { customerOf, halvesOf, pathOf, roomsHref, useMay, usePage, useUseWords } from '../kit/index.ts'
import styles from './dashboard.module.css'

interface CellProps {
  data: PanelTodayQuery
  roomType: string
  half: HalfDay
}

/** Who has a room in half a day: sessions, the house itself, customers whose booking stands. */
function Cell({ data, roomType, half }: CellProps) {
  const t = useTexts('panel-rooms')
  const page = usePage()
  const [mayOpenSession, mayOpenRequest] = [useMay('desk'), useMay('rooms')]
  const wordsOf = useUseWords()
  const uses = listed(data.roomUses).filter((use) => use.roomType === roomType && halvesOf(use).includes(half))
  const bookings = listed(data.roomCalendar).filter(
    (one) =>
      one.roomType === roomType &&
      halfDaysOf(one.dayPart).includes(half) &&
      approvedStatuses.some((status) => status === one.status),
  )
  if (uses.length + bookings.length === 0) return <td className="muted">{t('free')}</td>
  return (
    <td className={styles.taken}>
      {uses.map((use) => {
        const { session, start } = use
        const name = wordsOf(use)
        const href = session && mayOpenSession ? pathOf('session', session, page) : undefined
        return <div key={start + name}>{href ? <a href={href}>{name}</a> : name}</div>
      })}
      {bookings.map(({ _id, ...booking }) => {
        const name = customerOf(booking)
        return <div key={_id}>{mayOpenRequest ? <a href={pathOf('request', _id, page)}>{name}</a> : name}</div>
      })}
    </td>
  )
}

/** Each room of the house in the two halves of today. */
export function HouseToday({ data }: { data: PanelTodayQuery }) {
  const t = useTexts('panel-today')
  const rooms = useTexts('panel-rooms')
  const page = usePage()
  const mayOpen = useMay('desk', 'rooms')
  const types = listed(data.allRoomTypes)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="house-title">
      <h2 id="house-title">{t('house')}</h2>
      <table className={styles.house} aria-labelledby="house-title">
        <thead>
          <tr>
            <th scope="col">{t('common.room')}</th>
            {halfDays.map((half) => (
              <th key={half} scope="col">
                {rooms(`halves.${half}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(({ _id, name }) => (
            <tr key={_id}>
              <th scope="row">{inLocale(name, page.locale)}</th>
              {halfDays.map((half) => (
                <Cell key={half} data={data} roomType={_id} half={half} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mayOpen && (
        <a className="link" href={roomsHref(brusselsDay(new Date(page.now)), page)}>
          {t('toRooms')}
        </a>
      )}
    </section>
  )
}
