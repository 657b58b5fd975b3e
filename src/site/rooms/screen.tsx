import { type DayPart, dayPartHours, dayParts } from '../../domain/bookings.ts'
import { isDay, plusDays } from '../../domain/days.ts'
import { calendarDay, formatClock, formatFullDate } from '../../domain/format.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/forms/choices.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useFormContext } from '../../ui/forms/form-context.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import type { RoomRequestQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from '../chrome/status-page.tsx'
import type { ScreenProps } from '../screens/define-page.ts'
import { AvailabilityGrid } from './availability-grid.tsx'
import type { Room, TakenHalf } from './page.ts'
import { roomRequestForm } from './page.ts'
import styles from './rooms.module.css'
import { Bar, Summary } from './summary.tsx'
import { priceOf, roomFor, useRequest } from './use-request.ts'
import { Catering, Wishes } from './wishes.tsx'

/** The day and its part, by their names; the grid below is the same by its tiles. */
function When({ today, locale }: { today: string; locale: Locale }) {
  const t = useTexts('rooms')
  const names = { morning: t('morning'), afternoon: t('afternoon'), all: t('all') }
  const options = dayParts.map((value) => {
    const { start, end } = dayPartHours[value]
    return {
      value,
      label: names[value],
      hint: t('common.hoursFromTo', { start: formatClock(start, locale), end: formatClock(end, locale) }),
    }
  })
  return (
    <div className={styles.moment}>
      <TextField name="date" type="date" min={today} max={plusDays(today, 730)} />
      <RadioGroup name="dayPart" options={options} />
    </div>
  )
}

/** Who asks; filled in beforehand for whoever is signed in. */
function Details() {
  const t = useTexts('rooms')
  return (
    <section className={styles.part} id="details" aria-labelledby="details-title">
      <h2 id="details-title">{t('details')}</h2>
      <div className="pair">
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" autoComplete="email" hint={t('emailHint')} />
      <TextField name="phone" type="tel" autoComplete="tel" width="medium" hint={t('phoneHint')} />
      <TextField name="organisationName" autoComplete="organization" optional />
      <TextField name="customerRef" width="medium" hint={t('referenceHint')} optional />
      <TextArea name="notes" hint={t('notesHint')} optional />
    </section>
  )
}

interface FieldsProps {
  rooms: Room[]
  taken: TakenHalf[]
  provider: RoomRequestQuery['provider']
  today: string
  now: string
  locale: Locale
}

/** All of the request: wishes, day and room, catering, who asks; the price follows each choice. */
function RequestFields({ rooms, taken, provider, today, now, locale }: FieldsProps) {
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const { request, set, lay } = useRequest()
  const room = roomFor(rooms, request)
  const price = priceOf(request, room, locale)
  return (
    <>
      <div className={styles.main}>
        <Wishes set={set} persons={request.persons} />
        <section className={styles.part} aria-labelledby="when">
          <h2 id="when">{t('when')}</h2>
          <When today={today} locale={locale} />
          <AvailabilityGrid
            rooms={rooms}
            taken={taken}
            request={request}
            set={set}
            lay={lay}
            today={today}
            now={now}
            locale={locale}
          />
        </section>
        <Catering request={request} locale={locale} />
      </div>
      <Summary request={request} room={room} price={price} provider={provider} locale={locale} />
      <div className={styles.last}>
        <Details />
        <SubmitButton label={t('send')}>
          {!isAwake && (
            <button type="submit" name="preview" value="1" className={styles.calculate} formNoValidate>
              {t('calculate')}
            </button>
          )}
        </SubmitButton>
        <p className="muted">{t('sendNote')}</p>
      </div>
      <Bar price={price} room={room} request={request} locale={locale} />
    </>
  )
}

/** 'Zaal Cirkel, donderdag 14 januari 2027, van 8.30 tot 12.30 uur', as far as the address says it. */
function useAsked({ search, locale }: PageContext, room: string | null | undefined) {
  const t = useTexts('rooms')
  const date = search.date?.[0] ?? ''
  const part: DayPart | undefined = dayParts.find((name) => name === search.dayPart?.[0])
  if (!isDay(date) || !part) return null
  const { start, end } = dayPartHours[part]
  const hours = t('common.hoursFromTo', { start: formatClock(start, locale), end: formatClock(end, locale) })
  return [room ?? t('roomLater'), formatFullDate(date, locale), hours].join(', ')
}

/** That it was sent, and what happens next. */
function Thanks({ page, room }: { page: PageContext; room: string | null | undefined }) {
  const t = useTexts('rooms')
  const asked = useAsked(page, room)
  const { locale, visitor } = page
  return (
    <StatusPage seed="rooms">
      <div role="status">
        <h1>{t('thanksTitle')}</h1>
        {asked && <p className={styles.asked}>{asked}</p>}
        <p className="lead">{t('thanksText')}</p>
      </div>
      <ol className={styles.next}>
        <li>{t('next1')}</li>
        <li>{t('next2')}</li>
        <li>{t('next3')}</li>
      </ol>
      {isContact(visitor) ? (
        <Button href={localePath('/my-account/bookings-data', locale)}>{t('toBookings')}</Button>
      ) : (
        <Button href={localePath('/', locale)}>{t('common.toHomePage')}</Button>
      )}
      <a href={localePath('/facilitiesBooking', locale)}>{t('another')}</a>
    </StatusPage>
  )
}

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
          provider={data.provider ?? null}
          today={calendarDay(page.now)}
          now={page.now}
          locale={page.locale}
        />
      </Form>
    </div>
  )
}
