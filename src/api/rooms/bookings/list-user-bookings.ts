import { and, eq, ne } from 'drizzle-orm'
import { bookings } from '../../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  listAllRows,
  type Principal,
  type Query,
  uuidPattern,
} from '../../platform/index.ts'
import { bookingResource } from './booking-resource.ts'
import { visibleBookings } from './visible-bookings.ts'

/** What one user asked for, the latest day first; never canceled ones (spec section 4). */
export async function listUserBookings(context: ApiContext, userId: string, query: Query) {
  const isOwn = context.user?.userId === userId.toLowerCase()
  if (!uuidPattern.test(userId) || !(isOwn || context.user?.role === 'STAFF')) throw new ApiError('NOT_FOUND')
  const visible = (caller: Principal | null) =>
    and(visibleBookings(caller), eq(bookings.userId, userId), ne(bookings.status, 'canceled'))
  return listAllRows(context, { ...bookingResource, visible }, query)
}
