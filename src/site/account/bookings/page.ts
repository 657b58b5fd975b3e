import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-booking-form.ts'
import { definePage } from '../../screens/define-page.ts'
import { bookingListQuery, bookingsPath, pageOf, pageSize } from './booking-list.ts'

/** The rooms that a customer asked for (spec section 2, my-account). */
export const bookingsPage = definePage({
  path: bookingsPath,
  access: 'contact',
  area: 'account',
  search: ['page'],
  query: { document: bookingListQuery, variables: (page) => ({ page: pageOf(page), limit: pageSize }) },
  forms: [payBookingForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].bookings
    return { title, description, floor: { seed: 'bookings', family: 'sky' } }
  },
  screen: 'account/bookings',
})
