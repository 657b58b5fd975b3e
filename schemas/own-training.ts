import { object, string } from 'yup'
import { achieved, registeredSession } from './registration.ts'

/**
 * What somebody takes part in themselves, ordered by another; `organisation` is its name, null for a private person, and
 * `registration` the one of which they have an attest for training leave, null where there is none.
 */
export const ownTraining = object({
  _id: string().uuid().required(),
  organisation: string().defined().nullable(),
  registration: string().uuid().defined().nullable(),
  phase: string().oneOf(['coming', 'past']).required().meta({ title: 'TrainingPhase' }),
  session: registeredSession.required(),
  ...achieved,
}).meta({ title: 'OwnTraining' })
