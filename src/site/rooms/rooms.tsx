import { calendarDay } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Form } from '../../ui/forms/form.tsx'
import type { FormValues } from '../../ui/forms/form-state.ts'
import type { RoomRequestQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../define-page.ts'
import { RequestFields } from './request-fields.tsx'
import { roomRequestForm } from './room-request-form.ts'
import styles from './rooms.module.css'
import type { Room } from './rooms-query.ts'
import { Thanks } from './thanks.tsx'

/** What stands in the fields at first: what the address says, then what is known of whoever is signed in. */
function startOf({ search }: PageContext, rooms: Room[], me: RoomRequestQuery['me']): FormValues {
  const chosen = rooms.find(({ key }) => key === search.room?.[0])
  const known = { firstName: me?.firstName, lastName: me?.lastName, email: me?.email, phone: me?.phone }
  const start: Record<string, string | null | undefined> = {
    configuration: chosen && !chosen.configurations.includes('class') ? chosen.configurations[0] : 'class',
    catering: 'none',
    roomType: chosen?._id,
    ...known,
    organisationName: me?.organisation?.name,
    customerRef: me?.organisation?.reference,
  }
  return Object.fromEntries(roomRequestForm.fields.map((name) => [name, search[name]?.[0] ?? start[name] ?? '']))
}

/** The request for a room, and what happens next at the same address (CONTRACT, Settled). */
export function Screen({ data, page, form }: ScreenProps<RoomRequestQuery>) {
  const t = useTexts('rooms')
  const rooms = listed(data.allRoomTypes)
  if (page.search.done) {
    const room = rooms.find(({ _id }) => _id === page.search.roomType?.[0])
    return <Thanks page={page} room={room ? inLocale(room.name, page.locale) : null} />
  }
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('intro')}</p>
      </header>
      <Form definition={roomRequestForm} state={form} values={startOf(page, rooms, data.me)} className={styles.form}>
        <RequestFields
          rooms={rooms}
          taken={listed(data.roomAvailability)}
          today={calendarDay(page.now)}
          now={page.now}
          locale={page.locale}
        />
      </Form>
    </div>
  )
}
