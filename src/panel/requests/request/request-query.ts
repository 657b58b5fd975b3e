import { graphql } from '../../../ui/gql/gql.ts'
import type { RequestQuery } from '../../../ui/gql/graphql.ts'

export const requestQuery = graphql(`
  query Request($id: String!) {
    booking(id: $id) {
      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate
      roomType roomName { nl en fr } notes customerRef firstName lastName organisationName email phone vat
      address zip city country
      offerValidUntil reason createdAt
      offer {
        number issuedOn validUntil room net vat total
        agreed { roomPrice cateringPrice discount { description amount } }
        lines { description quantity unitPrice amount vatRate }
      }
      issuedInvoice { _id number }
    }
    bookingRivals(id: $id) { _id status dayPart roomType firstName lastName organisationName }
    bookingHistory(id: $id) { status at by byProvider }
    allRoomTypes(sort: ["sequence:ASC"]) { _id name { nl en fr } capacity priceHalfDay priceFullDay }
  }
`)

export type Booking = NonNullable<RequestQuery['booking']>
