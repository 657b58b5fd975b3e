import { array, boolean, type InferType, number, object, string } from 'yup'
import { line, optional } from './rules.ts'

const id = string().uuid('error.id').required('error.required')
const cents = number().integer('error.number').required('error.required')

/**
 * What canceling does to the money, in cents including VAT: `credit` is taken off the price, `refund` of it comes back to
 * who paid, `kept` stays charged for those who leave, `left` is what the registration costs then. `percent` is the share of
 * the price that the terms give back with `daysLeft` calendar days to go; `withdrawal` says that a consumer's right to
 * withdraw was reckoned with instead, which lasts until `withdrawableUntil`. `daysBack` of a card go back to it, `daysKept`
 * do not, by the same share of each who leaves.
 */
export const cancellationEffect = object({
  registration: id,
  isPossible: boolean().required(),
  students: array(id).required(),
  isWhole: boolean().required(),
  withdrawal: boolean().required(),
  withdrawableUntil: string().defined().nullable(),
  daysLeft: number().integer().required(),
  percent: number().required(),
  credit: number().integer().required(),
  refund: number().integer().required(),
  kept: number().integer().required(),
  left: number().integer().required(),
  daysBack: number().required(),
  daysKept: number().required(),
}).meta({ title: 'CancellationEffect' })
export type CancellationEffect = InferType<typeof cancellationEffect>

/**
 * Who leaves, all when left out, with the effect that was shown, that on days where it is named; `withdrawal` makes use of a consumer's right to withdraw.
 * With a `reason`, which the customer reads, `credit` is what staff agreed to instead of the terms.
 */
export const newCancellation = object({
  students: array(id).min(1, 'error.participants').max(100, 'error.tooMany').optional().default(undefined),
  withdrawal: boolean().default(false),
  credit: cents,
  refund: cents,
  daysBack: number().min(0, 'error.number'),
  reason: optional(line(500)),
}).meta({ title: 'NewCancellation' })
export type NewCancellation = InferType<typeof newCancellation>
