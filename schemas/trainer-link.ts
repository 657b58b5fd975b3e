import { array, boolean, type InferType, object, string } from 'yup'
import { emailAddress, wholeNumber } from './rules.ts'

/**
 * How the link of a session's trainer stands: `mailsAt` is when it goes by itself, `sentAt` when it went last and to which
 * address, `openedAt` when it was first followed; null where that was never. `version` is how often it was sent, and `isOpen`
 * whether there is one that opens the session now, which it does until `endsAt`. `trainer` is null where nobody teaches it yet.
 */
const ownLink = {
  trainer: object({
    _id: string().uuid().required(),
    name: string().required(),
    email: string().defined().nullable(),
    phone: string().defined().nullable(),
  })
    .meta({ title: 'SessionTrainer' })
    .defined()
    .nullable(),
  version: wholeNumber(0, 1_000_000).required(),
  mailsAt: string().required(),
  sentAt: string().defined().nullable(),
  sentTo: string().defined().nullable(),
  openedAt: string().defined().nullable(),
  isOpen: boolean().required(),
  endsAt: string().required(),
}

/** `others` are those of who teaches a part of the session beside its trainer. */
export const trainerLink = object({
  ...ownLink,
  others: array(object(ownLink).required().meta({ title: 'OtherTrainerLink' })).required(),
}).meta({ title: 'TrainerLink' })

/** Where it goes, which is then the trainer's address; `trainer` is one who teaches a part, left out for the session's own. `version` is the one that was read, so that it goes once more for it. */
export const trainerLinkSending = object({
  version: wholeNumber(0, 1_000_000).required('error.required'),
  email: emailAddress.required('error.required'),
  trainer: string().uuid('error.id').nullable(),
})
  .noUnknown()
  .meta({ title: 'TrainerLinkSending' })
export type TrainerLinkSending = InferType<typeof trainerLinkSending>
