import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'

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
