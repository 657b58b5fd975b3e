import { expect, it } from 'vitest'
import { bookingStatuses } from '../../../domain/bookings.ts'
import { bookingsPage } from './page.ts'

it('shows a booking of every status once, but for canceled ones', () => {
  const document = String(bookingsPage.query?.document)
  const asked = [...document.matchAll(/status: "([^"]*)"/g)].flatMap(([, statuses = '']) => statuses.split(','))
  expect(asked.toSorted()).toEqual(bookingStatuses.filter((status) => status !== 'canceled').toSorted())
})
