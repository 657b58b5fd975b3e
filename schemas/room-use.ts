import { array, boolean, type InferType, object, string } from 'yup'
import { dayParts, ownUseReasons } from '../src/domain/bookings.ts'
import { isDay, plusDays } from '../src/domain/days.ts'
import { localizedText, todayIn } from './localized.ts'
import { line, optional } from './rules.ts'

const day = string()
  .test('day', 'error.date', (value) => value == null || isDay(value))
  .required('error.required')

/** Days: half a year, the longest that a room is kept at once. */
const longest = 183

/** The clashes that were shown to who accepts them, as they were named: another one is refused all the same. */
export const seenClashes = array(line(100).required('error.required')).max(1000, 'error.tooMany')

const reason = string().oneOf(ownUseReasons, 'error.choice').meta({ title: 'OwnUseReason' })

/** A room that the house keeps for itself, on each day from `fromDay` to `untilDay`. What it meets is 409 unless `isClashAccepted`. */
export const newOwnUse = object({
  roomType: string().uuid('error.id').required('error.required'),
  fromDay: day.test('future', 'error.pastDate', (value, context) => value >= todayIn(context)),
  untilDay: day.test('period', 'error.period', (value, { parent: { fromDay } }) => {
    if (!isDay(String(fromDay)) || !isDay(value)) return true
    return value >= fromDay && value <= plusDays(fromDay, longest)
  }),
  dayPart: string().oneOf(dayParts, 'error.choice').required('error.required').meta({ title: 'DayPart' }),
  reason: reason.required('error.required'),
  note: optional(line()),
  isClashAccepted: boolean(),
  seenClashes,
})
  .noUnknown()
  .meta({ title: 'NewOwnUse' })
export type NewOwnUse = InferType<typeof newOwnUse>

/**
 * Hours at which a room serves the house: for the session that has it, whose course is `title`, or for an own use. Without a
 * room it is a session that will need one.
 */
export const roomUse = object({
  roomType: string().uuid().defined().nullable(),
  start: string().required(),
  end: string().required(),
  session: string().uuid().defined().nullable(),
  ownUse: string().uuid().defined().nullable(),
  title: localizedText.defined().nullable(),
  reason: reason.defined().nullable(),
  note: string().defined().nullable(),
  by: string().defined().nullable(),
}).meta({ title: 'RoomUse' })
