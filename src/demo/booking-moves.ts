import type * as tables from '../db/tables.ts'
import type { BookingStatus } from '../domain/bookings.ts'
import { plusDays } from '../domain/days.ts'
import type { PlannedBooking } from './customers.ts'

type Move = Pick<typeof tables.stateChanges.$inferInsert, 'from' | 'to' | 'userId' | 'createdAt'>

interface Actors {
  customer: string
  staff: string
}

interface Moved {
  planned: PlannedBooking
  /** The day itself, and until when the quotation held. */
  date: string
  validUntil?: string
}

/** Days ago on which a booking was asked for. */
export const askedDaysAgo = ({ quoted = 10 }: PlannedBooking) => quoted + 2

/** How a booking of the demo got to its status, day by day. */
export function movesOf({ planned, date, validUntil = date }: Moved, today: string, actors: Actors): Move[] {
  const { status, quoted, invoiced } = planned
  const { customer, staff } = actors
  const asked = plusDays(today, -askedDaysAgo(planned))
  const steps: [to: BookingStatus, day: string, userId: string | null][] = [['new', asked, customer]]
  if (quoted !== undefined) steps.push(['waiting_for_customer', plusDays(today, -quoted), staff])
  if (invoiced !== undefined) steps.push(['waiting_for_payment', plusDays(today, -invoiced), customer])
  if (invoiced !== undefined && status !== 'waiting_for_payment')
    steps.push(['paid', plusDays(today, 1 - invoiced), null])
  const last: Partial<Record<BookingStatus, (typeof steps)[number]>> = {
    request_rejected: ['request_rejected', plusDays(asked, 1), staff],
    rejected: ['rejected', plusDays(asked, 4), customer],
    quotation_expired: ['quotation_expired', plusDays(validUntil, 1), null],
    completed: ['completed', date, null],
    canceled: ['canceled', plusDays(asked, 3), customer],
  }
  const ending = last[status]
  return [...steps, ...(ending ? [ending] : [])].map(([to, day, userId], place, all) => ({
    ...{ from: all[place - 1]?.[0] ?? null, to, userId },
    createdAt: new Date(`${day}T0${7 + (place % 3)}:12:00Z`),
  }))
}
