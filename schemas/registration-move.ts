import { array, boolean, type InferType, number, object, string } from 'yup'
import { session } from './course.ts'

const id = string().uuid('error.id').required('error.required')

/**
 * Another session of the same course with a seat for everybody; `difference` in cents including VAT: what is to be paid
 * beside, or what is taken off when below zero, of which `refund` comes back.
 */
const movableSession = object({
  session: session.required(),
  difference: number().integer().required(),
  refund: number().integer().required(),
}).meta({ title: 'MovableSession' })

/** Where a registration may move to, until the end of the day `until` (YYYY-MM-DD), by the terms of its order. */
export const registrationMoves = object({
  registration: id,
  until: string().required(),
  isPossible: boolean().required(),
  sessions: array(movableSession.required()).required(),
}).meta({ title: 'RegistrationMoves' })

/** Where to, with the difference that was shown. */
export const newMove = object({
  session: id,
  difference: number().typeError('error.number').integer('error.number').required('error.required'),
}).meta({ title: 'NewMove' })
export type NewMove = InferType<typeof newMove>
