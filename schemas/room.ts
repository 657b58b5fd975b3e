import { array, object, string } from 'yup'
import { halfDays, roomConfigurations, roomStates } from '../src/domain/bookings.ts'
import { isDay, plusDays } from '../src/domain/days.ts'

const day = string()
  .test('day', 'error.date', (value) => value == null || isDay(value))
  .required('error.required')

/** Days: two months, the most that one screen shows. */
const longest = 61

export const roomAvailabilityQuery = object({
  from: day,
  to: day.test('period', 'error.period', (value, { parent: { from } }) => {
    if (!isDay(String(from)) || !isDay(String(value))) return true
    return value >= from && value <= plusDays(from, longest)
  }),
})

/** Each half day on which a room is not simply free: taken, or quoted to somebody who has not answered yet. */
export const roomAvailability = array(
  object({
    roomType: string().uuid().required(),
    date: string().required(),
    dayPart: string().oneOf(halfDays).required().meta({ title: 'HalfDay' }),
    state: string().oneOf(roomStates).required().meta({ title: 'RoomState' }),
  })
    .meta({ title: 'RoomHalfDay' })
    .required(),
).required()

/** How a room is set up (spec section 3, Booking). */
export const roomConfiguration = string().oneOf(roomConfigurations, 'error.choice').meta({ title: 'RoomConfiguration' })
