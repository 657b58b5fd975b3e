import { array, boolean, type InferType, number, object, string } from 'yup'
import { movePrices, splitRefusals } from '../src/domain/registrations.ts'
import { session } from './course.ts'
import { line, optional } from './rules.ts'

const id = string().uuid('error.id').required('error.required')

/**
 * Another session of the same course with a seat for everybody; `difference` in cents including VAT: what is to be paid
 * beside, or what is taken off when below zero, of which `refund` comes back. `today` and `refundToday` are the same at
 * the price of today, higher or lower, which only staff choose. Where it would have more seats taken than it has,
 * `isOverCapacity`, only staff move anybody.
 */
const movableSession = object({
  session: session.required(),
  difference: number().integer().required(),
  refund: number().integer().required(),
  today: number().integer().required(),
  refundToday: number().integer().required(),
  isOverCapacity: boolean().required(),
}).meta({ title: 'MovableSession' })

/** Where a registration may move to, until the end of the day `until` (YYYY-MM-DD), by the terms of its order. */
export const registrationMoves = object({
  registration: id,
  until: string().required(),
  isPossible: boolean().required(),
  /** Why those who were asked for cannot move without the others. */
  refusal: string().oneOf(splitRefusals).defined().nullable().meta({ title: 'SplitRefusal' }),
  sessions: array(movableSession.required()).required(),
}).meta({ title: 'RegistrationMoves' })

const movePrice = string().oneOf(movePrices, 'error.choice').meta({ title: 'MovePrice' })

/**
 * Where to, with the difference that was shown. Staff may say at which `price`, and why: as it was agreed, or today's;
 * left out, at the lower one of both.
 */
export const newMove = object({
  session: id,
  difference: number().typeError('error.number').integer('error.number').required('error.required'),
  price: movePrice,
  /** Staff take seats beyond the capacity of the session. */
  isOverCapacityAccepted: boolean(),
  /** Who moves; left out, all do. */
  students: array(id).min(1, 'error.participants').max(100, 'error.tooMany').optional().default(undefined),
  reason: optional(line(500)).test('why', 'error.required', (reason, { parent }) => !parent.price || Boolean(reason)),
}).meta({ title: 'NewMove' })
export type NewMove = InferType<typeof newMove>

/** What a customer's form says of it; whoever names no participant moves all. */
export const customerMove = newMove.pick(['session', 'difference']).shape({ students: array(id) })
