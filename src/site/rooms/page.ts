import { isDay, plusDays } from '../../domain/days.ts'
import { calendarDay } from '../../domain/format.ts'
import { localePath } from '../../domain/locales.ts'
import { workingDayFrom } from '../../domain/public-holidays.ts'
import { isContact } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RoomRequestQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePage } from '../screens/define-page.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

export const mondayOf = (day: string): string => plusDays(day, -((weekdayOf(day) + 6) % 7))

/** The days of the week of a day, the weekend only for a day of the weekend. */
export const daysOfWeek = (day: string): string[] =>
  Array.from({ length: isWeekend(day) ? 7 : 5 }, (_, index) => plusDays(mondayOf(day), index))

const roomRequestQuery = graphql(`
  query RoomRequest($from: String!, $to: String!, $userId: String!, $isContact: Boolean!, $en: Boolean!, $fr: Boolean!) {
    allRoomTypes(sort: ["sequence:ASC"]) {
      _id key capacity configurations wheelchairAccess pcRoom whiteboard priceHalfDay priceFullDay
      name { ...Text }
    }
    roomAvailability(from: $from, to: $to) { roomType date dayPart state }
    provider { street { ...Text } zip city { ...Text } }
    me(userId: $userId) @include(if: $isContact) {
      firstName lastName email phone
      organisation { name reference }
    }
  }
`)

export const weekQuery = graphql(`
  query RoomWeek($from: String!, $to: String!) {
    roomAvailability(from: $from, to: $to) { roomType date dayPart state }
  }
`)

export type Room = NonNullable<NonNullable<RoomRequestQuery['allRoomTypes']>[number]>
export type TakenHalf = NonNullable<NonNullable<RoomRequestQuery['roomAvailability']>[number]>

/** The day whose week is shown: the one chosen, else the next one on which people are received. */
export function shownDay(date: string, today: string): string {
  return isDay(date) && date >= today && date <= plusDays(today, 730) ? date : workingDayFrom(plusDays(today, 1))
}

export const weekOf = (day: string) => ({ from: mondayOf(day), to: plusDays(mondayOf(day), 6) })

const roomVariables = ({ locale, search, now, visitor }: PageContext) => ({
  ...weekOf(shownDay(search.date?.[0] ?? '', calendarDay(now))),
  userId: visitor?.userId ?? '',
  isContact: isContact(visitor),
  // Of its own: the file of the shared one calls, in the browser, what only the server has.
  en: locale === 'en',
  fr: locale === 'fr',
})

/** A request for a room (spec section 3, Booking); what was asked for stands in the address of the thank-you screen. */
export const roomRequestForm = defineForm({
  name: 'booking',
  schema: () => import('../../../schemas/booking.ts').then(({ roomRequest }) => roomRequest),
  fields: [
    ...(['persons', 'configuration', 'wheelchairAccess', 'whiteboard', 'pcRoom'] as const),
    ...(['date', 'dayPart', 'roomType', 'catering', 'reducedRate'] as const),
    ...(['firstName', 'lastName', 'email', 'phone', 'organisationName', 'customerRef', 'notes'] as const),
  ],
  document: graphql(`
    mutation RequestRoom($input: NewBooking_Input!, $key: String!) {
      createBooking(input: $input, Idempotency_Key: $key) { date dayPart roomType }
    }
  `),
  variables: (values, { locale }, { key }) => ({ input: { ...values, language: locale }, key }),
  next({ createBooking }, { locale }) {
    const { date = '', dayPart = '', roomType } = createBooking ?? {}
    const asked = new URLSearchParams({ done: '1', date, dayPart, ...(roomType && { roomType }) })
    return `${localePath('/facilitiesBooking', locale)}?${asked}`
  },
  preview: true,
})

/** Asks for a room (spec section 2, facilitiesBooking); `room` is the key of the one that /facilities led from. */
export const roomRequestPage = definePage({
  path: '/facilitiesBooking',
  access: 'visitor',
  area: 'rooms',
  search: ['room', 'done', ...roomRequestForm.fields],
  query: { document: roomRequestQuery, variables: roomVariables },
  forms: [roomRequestForm],
  head(_data, { locale, search }) {
    const { title, intro, thanksTitle } = allTexts[locale].rooms
    return {
      title: search.done ? thanksTitle : title,
      description: intro,
      tilePattern: { seed: 'rooms', family: 'sage' },
    }
  },
  screen: 'rooms',
})
