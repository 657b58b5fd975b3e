import { calendarStatuses } from '../../domain/bookings.ts'
import { formatMonth } from '../../domain/format.ts'
import type { PanelRoomsQuery } from '../../ui/gql/graphql.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'
import { requestsPath } from '../requests/requests-path.ts'
import { DayList } from './day-list.tsx'
import { Floor } from './floor.tsx'
import styles from './room-calendar.module.css'
import { monthIn, roomsHref } from './rooms-path.ts'
import { roomsOf, takenIn } from './taken.ts'
import { TilePicture } from './tile.tsx'

function Ways({ page }: { page: PageContext }) {
  const t = useTexts('panel-rooms')
  const list = useTexts('panel-requests')
  const { previous, current, next, month } = monthIn(page)
  return (
    <nav aria-label={t('ways')}>
      <ul className={styles.ways}>
        <li>
          <a href={roomsHref(previous, page)} rel="prev">
            {formatMonth(previous, page.locale)}
          </a>
        </li>
        <li>
          <a href={panelPath('/rooms', page.locale)} aria-current={month === current ? 'page' : undefined}>
            {t('current')}
          </a>
        </li>
        <li>
          <a href={roomsHref(next, page)} rel="next">
            {formatMonth(next, page.locale)}
          </a>
        </li>
        <li>
          <a href={panelPath(requestsPath, page.locale)}>{list('title')}</a>
        </li>
      </ul>
    </nav>
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

/** A month of all rooms: a floor of half days, and on a phone a list of the days on which there is something. */
export function Screen({ data, page }: PanelScreenProps<PanelRoomsQuery>) {
  const t = useTexts('panel-rooms')
  const taken = takenIn(data)
  const month = formatMonth(monthIn(page).month, page.locale)
  const shown = { page, taken, rooms: roomsOf(data, page.locale) }
  return (
    <>
      <h1>{t('titleOf', { month })}</h1>
      <Ways page={page} />
      {taken.length === 0 ? (
        <EmptyState seed="rooms" title={t('none', { month })} text={t('noneText')} />
      ) : (
        <>
          <Floor {...shown} title={t('caption', { month })} />
          <DayList {...shown} />
          <Legend />
        </>
      )}
    </>
  )
}
