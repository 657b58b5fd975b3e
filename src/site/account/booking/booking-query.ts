import { graphql } from '../../../ui/gql/gql.ts'
import type { BookingScreenQuery } from '../../../ui/gql/graphql.ts'

export const bookingScreenQuery = graphql(`
  query BookingScreen($id: String!) {
    booking(id: $id) {
      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate
      roomType roomName { nl en fr } notes customerRef firstName lastName offerValidUntil reason
      organisationName vat address zip city country
      offer {
        number issuedOn validUntil room net vat total
        lines { description quantity unitPrice amount vatRate }
      }
      issuedInvoice { _id number }
    }
    bookingHistory(id: $id) { status at by byProvider }
  }
`)

export type Booking = NonNullable<BookingScreenQuery['booking']>
export type Offer = NonNullable<Booking['offer']>
export type Move = NonNullable<NonNullable<BookingScreenQuery['bookingHistory']>[number]>
