import { array, boolean, type InferType, object, string } from 'yup'
import { trainerRequestStatuses } from '../src/domain/trainer-requests.ts'
import { localizedText } from './localized.ts'
import { registeredSession } from './registration.ts'
import { localeCode, optional, paragraphs, wholeNumber } from './rules.ts'

const id = string().uuid('error.id').required('error.required')
const status = string().oneOf(trainerRequestStatuses).required().meta({ title: 'TrainerRequestStatus' })

/** Whether a trainer can teach a session: asked by whom, answered when, and why not where they said so. */
export const trainerRequest = object({
  _id: id,
  trainer: id,
  name: string().required(),
  email: string().required(),
  status,
  reason: string().defined().nullable(),
  askedAt: string().required(),
  askedBy: string().defined().nullable(),
  endedAt: string().defined().nullable(),
}).meta({ title: 'TrainerRequest' })

/** Who can be asked, with what they would read; `isTaken` are those who teach or are away at those hours, `isAsked` those who have the question. */
export const trainerRequestChoices = object({
  trainers: array(
    object({
      _id: id,
      name: string().required(),
      email: string().defined().nullable(),
      isTaken: boolean().required(),
      isAsked: boolean().required(),
    })
      .meta({ title: 'AskableTrainer' })
      .required(),
  ).required(),
  language: localeCode.required(),
  subject: string().required(),
  text: string().required(),
}).meta({ title: 'TrainerRequestChoices' })

export const newTrainerRequests = object({
  trainers: array(id).min(1, 'error.choice').max(20, 'error.tooMany').required('error.choice'),
})
  .noUnknown()
  .meta({ title: 'NewTrainerRequests' })

/** Names of those who get the question once more, and of those who had a mail about it that day. */
export const remindedTrainers = object({
  reminded: array(string().required()).required(),
  passedOver: array(string().required()).required(),
}).meta({ title: 'RemindedTrainers' })

/** What the link of a request opens: the session, and whether it waits for an answer. */
export const askedSession = object({
  status,
  isOpen: boolean().required(),
  trainer: string().required(),
  session: registeredSession.required(),
  room: string().defined().nullable(),
}).meta({ title: 'AskedSession' })

export const trainerAnswer = object({
  isAccepted: boolean().required('error.required'),
  reason: optional(paragraphs(1000)),
})
  .noUnknown()
  .meta({ title: 'TrainerAnswer' })
export type TrainerAnswer = InferType<typeof trainerAnswer>

/** Sessions of which the desk waits too long for an answer, or whose trainers all said that they cannot. */
export const waitingTrainerRequests = object({
  total: wholeNumber(0, 1_000_000).required(),
  items: array(
    object({
      _id: id,
      startDate: string().required(),
      title: localizedText.required(),
      place: localizedText.required(),
      names: array(string().required()).required(),
      isDeclined: boolean().required(),
      remindedAt: string().defined().nullable(),
    })
      .meta({ title: 'WaitingTrainerRequest' })
      .required(),
  ).required(),
}).meta({ title: 'WaitingTrainerRequests' })
