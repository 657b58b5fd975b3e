import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** Leads to the payment provider, where an approved booking is paid. */
export const payBookingForm = defineForm({
  name: 'booking-pay',
  schema: () => import('../../../schemas/payment.ts').then((module) => module.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation PayBooking($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }
  `),
  variables: ({ id }, { locale }) => ({ input: { id, locale } }),
  next: ({ createBookingPayment }, { locale }) =>
    createBookingPayment?.redirectUrl ?? localePath('/my-account/bookings-data', locale),
})
