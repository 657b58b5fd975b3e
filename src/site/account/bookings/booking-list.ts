import { localePath } from '../../../domain/locales.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { BookingListQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'

export const bookingsPath = '/my-account/bookings-data'
/** Ended bookings a page. */
export const pageSize = 10

graphql(`
  fragment BookingRow on Booking {
    _id status persons date dayPart roomType roomName { nl en fr } firstName lastName offerValidUntil reason
    offer { number room total issuedOn validUntil }
  }
`)

/** What asks something of the customer first, then what is to come, then what is over; never canceled ones. */
export const bookingListQuery = graphql(`
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

export type BookingRow = NonNullable<NonNullable<NonNullable<BookingListQuery['todo']>['items']>[number]>

export function pageOf({ search }: PageContext): number {
  const page = Number(search.page?.[0])
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1
}

export const bookingHref = (id: string, { locale }: PageContext) => localePath(`${bookingsPath}/${id}`, locale)

/** The address of a booking's quotation as a PDF. */
export const offerHref = (id: string, page: PageContext) => `${bookingHref(id, page)}.pdf`
