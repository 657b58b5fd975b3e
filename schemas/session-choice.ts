import { array, boolean, number, object, string } from 'yup'
import { sessionChoiceStatuses } from '../src/domain/session-choices.ts'
import { session } from './course.ts'
import { registeredSession } from './registration.ts'

/**
 * What may be chosen after a session was canceled: seats are kept in `offered`, the id of one of `sessions`, until `until`;
 * `refund` is what comes back instead, in cents including VAT. `session` is where the registration is now.
 */
export const sessionChoice = object({
  status: string().oneOf(sessionChoiceStatuses).required().meta({ title: 'SessionChoiceStatus' }),
  isOpen: boolean().required(),
  until: string().required(),
  session: registeredSession.required(),
  seats: number().integer().required(),
  refund: number().integer().required(),
  offered: string().uuid().defined().nullable(),
  sessions: array(session.required()).required(),
}).meta({ title: 'SessionChoice' })

/** Another date, or without one the money back. */
export const newSessionChoice = object({ session: string().uuid('error.id').nullable() }).meta({
  title: 'NewSessionChoice',
})
