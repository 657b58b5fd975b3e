import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-forms.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { defineList } from '../kit/list-address.ts'
import { bookingsPath } from './booking-words.ts'

export const pageSize = 10

graphql(`
  fragment BookingRow on Booking {
    _id status persons date dayPart roomType roomName { nl en fr } offerValidUntil owed
    offer { number room total }
  }
`)

/** What asks something of the customer first, then what is to come, then what is over; never canceled ones. */
const bookingListQuery = graphql(`
  query BookingList($page: Int!, $limit: Int!) {
    todo: bookings(status: "waiting_for_customer,waiting_for_payment", sort: ["date:ASC"], limit: 100) {
      items { ...BookingRow }
    }
    coming: bookings(status: "new,paid", sort: ["date:ASC"], limit: 100) { items { ...BookingRow } }
    ended: bookings(status: "request_rejected,rejected,quotation_expired,completed", page: $page, limit: $limit) {
      total items { ...BookingRow }
    }
  }
`)

export const endedList = defineList({ path: bookingsPath, hash: '#ended' })

/** The rooms that a customer asked for (spec section 2, my-account). */
export const bookingsPage = definePage({
  path: bookingsPath,
  access: 'contact',
  area: 'account',
  search: ['page'],
  query: { document: bookingListQuery, variables: (page) => ({ page: endedList.read(page).number, limit: pageSize }) },
  forms: [payBookingForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].bookings
    return { title, description, tilePattern: { seed: 'bookings', family: 'sky' } }
  },
  screen: 'account/bookings',
})
