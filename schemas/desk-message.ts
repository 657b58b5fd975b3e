import { array, boolean, type InferType, number, object, string } from 'yup'
import {
  leftOutReasons,
  messageFields,
  messageStates,
  messageTargets,
  receiverKinds,
} from '../src/domain/desk-messages.ts'
import { localizedText } from './localized.ts'
import { line, localeCode, optional, paragraphs } from './rules.ts'

const id = string().uuid('error.id')

/** As many registrations, or customers, as can be chosen. */
export const mostChosen = 500

const targets = string().oneOf(messageTargets, 'error.choice').meta({ title: 'MessageTarget' })

/**
 * To whom: one of all of a `session`, chosen `registrations`, those `found` by a query of the list (`search=~ann&status=paid`),
 * chosen `customers`, or `foundCustomers` by a query of theirs; `to` whom of registrations.
 */
const audience = {
  session: id.nullable(),
  registrations: array(id.required('error.required')).max(mostChosen, 'error.tooMany'),
  customers: array(id.required('error.required')).max(mostChosen, 'error.tooMany'),
  found: string().max(1000, 'error.tooLong').nullable(),
  foundCustomers: string().max(1000, 'error.tooLong').nullable(),
  to: targets.required('error.choice'),
}

/** A text of one language beside the Dutch: a subject alone is none. */
const subjects = object({
  nl: line(150).required('error.required'),
  en: optional(line(150)),
  fr: optional(line(150)),
}).noUnknown()
const texts = object({
  nl: paragraphs(5000).required('error.required'),
  en: optional(paragraphs(5000)),
  fr: optional(paragraphs(5000)),
}).noUnknown()

/** Dutch at least: who reads a language without a text gets the Dutch one. Fields stand in it as `{{firstName}}`. */
export const newDeskMessage = object({
  ...audience,
  subject: subjects.required('error.required').meta({ title: 'MessageSubject' }),
  text: texts.required('error.required').meta({ title: 'MessageText' }),
  copyToSelf: boolean(),
})
  .noUnknown()
  .meta({ title: 'NewDeskMessage' })
export type NewDeskMessage = InferType<typeof newDeskMessage>

/** What was shown before it is sent (`shown` of its receivers). */
export const messageSending = object({ shown: string().max(100, 'error.tooLong').required('error.required') })
  .noUnknown()
  .meta({ title: 'MessageSending' })

const receiver = object({
  /** Names one of them: the e-mail address in small letters. */
  address: string().required(),
  kind: string().oneOf(receiverKinds).required().meta({ title: 'ReceiverKind' }),
  name: string().required(),
  email: string().required(),
  language: localeCode.required(),
  /** When it left; null until then. */
  sentAt: string().defined().nullable(),
  mail: string().uuid().defined().nullable(),
}).meta({ title: 'MessageReceiver' })

export const leftOutPerson = object({
  name: string().required(),
  email: string().required(),
  why: string().oneOf(leftOutReasons).required().meta({ title: 'LeftOutReason' }),
}).meta({ title: 'LeftOutPerson' })

export const languageCount = object({ language: localeCode.required(), count: number().integer().required() }).meta({
  title: 'MessageLanguage',
})

/**
 * Who a message goes to, by name, each address once, and who not, with the reason; `shown` stands for all of them. `fields`
 * are what its text may name, `lacks` those of which nothing is known of somebody.
 */
export const messageReceivers = object({
  total: number().integer().required(),
  languages: array(languageCount.required()).required(),
  receivers: array(receiver.required()).required(),
  leftOut: array(leftOutPerson.required()).required(),
  shown: string().required(),
  fields: array(string().oneOf(messageFields).required().meta({ title: 'MessageField' })).required(),
  lacks: array(string().oneOf(messageFields).required().meta({ title: 'MessageField' })).required(),
}).meta({ title: 'MessageReceivers' })

const lineOfMessage = {
  _id: string().uuid().required(),
  subject: localizedText.required(),
  state: string().oneOf(messageStates).required().meta({ title: 'MessageState' }),
  author: string().defined().nullable(),
  /** Who wrote it by the link to their session, not a colleague. */
  isByTrainer: boolean().required(),
  createdAt: string().required(),
  sentAt: string().defined().nullable(),
}

/** A message as lists name it: to how many it goes, and to how many it went. */
export const deskMessageLine = object({
  ...lineOfMessage,
  total: number().integer().required(),
  mailed: number().integer().required(),
}).meta({ title: 'DeskMessageLine' })

export const deskMessage = object({
  ...lineOfMessage,
  text: localizedText.required(),
  session: string().uuid().defined().nullable(),
  registrations: array(string().uuid().required()).required(),
  customers: array(string().uuid().required()).required(),
  found: string().defined().nullable(),
  foundCustomers: string().defined().nullable(),
  to: targets.required(),
  copyToSelf: boolean().required(),
  mailed: number().integer().required(),
  receivers: messageReceivers.required(),
}).meta({ title: 'DeskMessage' })

/** The draft that was made. */
export const createdMessage = object({ _id: string().uuid().required() }).meta({ title: 'CreatedMessage' })

/** What the trainer of a session writes to all of it. */
export const newTrainerMessage = newDeskMessage
  .pick(['subject', 'text'])
  .noUnknown()
  .meta({ title: 'NewTrainerMessage' })
export type NewTrainerMessage = InferType<typeof newTrainerMessage>

/** Why somebody gets nothing, without what they pay. */
const trainerReasons = ['noAddress', 'bounced', 'unconfirmed', 'gone'] as const

/**
 * What a trainer wrote, with how many it reaches or reached and who not; `previews` is how it reads to the first in each
 * language, and `shown` stands for all whom it reaches.
 */
export const trainerMessage = object({
  _id: string().uuid().required(),
  subject: localizedText.required(),
  text: localizedText.required(),
  state: string().oneOf(messageStates).required().meta({ title: 'MessageState' }),
  sentAt: string().defined().nullable(),
  total: number().integer().required(),
  mailed: number().integer().required(),
  languages: array(languageCount.required()).required(),
  leftOut: array(
    object({
      name: string().required(),
      why: string().oneOf(trainerReasons).required().meta({ title: 'TrainerReason' }),
    })
      .required()
      .meta({ title: 'UnreachedParticipant' }),
  ).required(),
  previews: array(
    object({ language: localeCode.required(), subject: string().required(), text: string().required() })
      .required()
      .meta({ title: 'MessagePreview' }),
  ).required(),
  shown: string().required(),
}).meta({ title: 'TrainerMessage' })

/** Whom a trainer would reach, and what was written so far; `left` is how many more may go today. */
export const trainerMessages = object({
  total: number().integer().required(),
  languages: array(languageCount.required()).required(),
  left: number().integer().required(),
  sent: array(deskMessageLine.required()).required(),
}).meta({ title: 'TrainerMessages' })
