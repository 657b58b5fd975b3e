import { string } from 'yup'
import { roomConfigurations } from '../src/domain/bookings.ts'

/** How a room is set up (spec section 3, Booking). */
export const roomConfiguration = string().oneOf(roomConfigurations, 'error.choice').meta({ title: 'RoomConfiguration' })
