import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-booking-form.ts'
import { translator } from '../../../ui/texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { bookingsPath } from '../bookings/booking-list.ts'
import { titleOf } from '../bookings/booking-words.ts'
import { approveForm, refuseForm, withdrawForm } from './answer-forms.ts'
import { bookingScreenQuery } from './booking-query.ts'

/** One booking with its quotation, and the customer's answer to it (spec section 4, Room booking statuses). */
export const bookingPage = definePage({
  path: `${bookingsPath}/:id`,
  access: 'contact',
  area: 'account',
  query: { document: bookingScreenQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [approveForm, refuseForm, withdrawForm, payBookingForm],
  head({ booking }, { locale }) {
    const t = translator(locale, allTexts[locale], 'bookings')
    const title = booking ? titleOf(booking, locale, t) : t('title')
    return { title, description: t('description'), floor: { seed: booking?.roomType ?? 'booking', family: 'sky' } }
  },
  screen: 'account/booking',
})
