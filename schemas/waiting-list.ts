import { array, type InferType, number, object, string } from 'yup'
import { waitingListStatuses } from '../src/domain/waiting-list.ts'
import { registeredSession } from './registration.ts'

const id = string().uuid('error.id').required('error.required')

/** Who wants seats in a full session, one or a group as a whole. */
export const newWaitingListEntry = object({
  session: id,
  students: array(id).min(1, 'error.participants').max(100, 'error.tooMany').required('error.participants'),
}).meta({ title: 'NewWaitingListEntry' })
export type NewWaitingListEntry = InferType<typeof newWaitingListEntry>

/**
 * An entry in a session's waiting list: `place` while it waits, from 1; `offeredUntil` while seats are kept for it;
 * `registration` is what an accepted offer became.
 */
export const waitingListEntry = object({
  _id: id,
  session: registeredSession.required(),
  students: array(
    object({ _id: id, firstName: string().required(), lastName: string().required() })
      .meta({ title: 'WaitingStudent' })
      .required(),
  ).required(),
  seats: number().integer().required(),
  status: string().oneOf(waitingListStatuses).required().meta({ title: 'WaitingListStatus' }),
  place: number().integer().defined().nullable(),
  offeredUntil: string().defined().nullable(),
  registration: string().uuid().defined().nullable(),
  organisation: string().uuid().defined().nullable(),
  user: id,
  createdAt: string().required(),
}).meta({ title: 'WaitingListEntry' })
