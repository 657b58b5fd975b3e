import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** The button that costs money: it leads to the payment provider, and where that knows nothing to pay, back. */
export const payForm = defineForm({
  name: 'registration-pay',
  makesDebt: true,
  schema: () => import('../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation PayRegistration($input: PaymentRequest_Input!) {
      createRegistrationPayment(input: $input) { redirectUrl }
    }
  `),
  variables: ({ id }, { locale }) => ({ input: { id, locale } }),
  next: ({ createRegistrationPayment }, { locale }) =>
    createRegistrationPayment?.redirectUrl ?? localePath('/my-account/registration-data', locale),
})

/** Leads to the payment provider, where an approved booking is paid. */
export const payBookingForm = defineForm({
  name: 'booking-pay',
  makesDebt: true,
  schema: () => import('../../../schemas/payment.ts').then((module) => module.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation PayBooking($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }
  `),
  variables: ({ id }, { locale }) => ({ input: { id, locale } }),
  next: ({ createBookingPayment }, { locale }) =>
    createBookingPayment?.redirectUrl ?? localePath('/my-account/bookings-data', locale),
})

/** Goes on to register those for whom seats are kept: they stand in the step that asks who takes part. */
export const acceptForm = defineForm({
  name: 'waiting-list-accept',
  schema: () => import('../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation AcceptSeatOffer($id: String!) {
      acceptSeatOffer(id: $id) { session { _id course { _id } } }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: ({ acceptSeatOffer }, { locale }) => {
    const session = acceptSeatOffer?.session
    return localePath(`/courses/${session?.course._id}/register/${session?._id}?step=students`, locale)
  },
})
