import { array, boolean, number, object, string } from 'yup'
import { emailAddress, line, localeCode, name, optional, paragraphs, phoneNumber } from './rules.ts'

/** Work for the sender's machine, as altcha's widget and `solveChallenge` of altcha-lib take it. */
export const captchaChallenge = object({
  parameters: object({
    algorithm: string().required(),
    cost: number().integer().required(),
    expiresAt: number().integer().required(),
    keyLength: number().integer().required(),
    keyPrefix: string().required(),
    keySignature: string().required(),
    nonce: string().required(),
    salt: string().required(),
  })
    .required()
    .meta({ title: 'CaptchaParameters' }),
  signature: string().required(),
}).meta({ title: 'CaptchaChallenge' })

/** Base64 of the JSON `{ challenge, solution }`: the challenge as it was given, and what the work gave; good once. */
export const captchaSolution = line(4000).required('error.captcha')

/** A message of the contact form, as its sender and staff see it; `verified`: its captcha was solved; instants in UTC. */
export const contactMessage = object({
  _id: string().uuid().required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  phone: string().defined().nullable(),
  subject: string().required(),
  message: string().required(),
  language: string().required(),
  verified: boolean().required(),
  handled: boolean().required(),
  handledAt: string().defined().nullable(),
  handledBy: string().defined().nullable(),
  createdAt: string().required(),
}).meta({ title: 'Contact' })

/** `captcha` is the answer to a challenge of GET /captcha/challenge; any other text is taken a few times an hour. */
export const newContactMessage = object({
  firstName: name(100).required('error.required'),
  lastName: name(100).required('error.required'),
  email: emailAddress.required('error.required'),
  phone: optional(phoneNumber),
  subject: line(200).required('error.required'),
  message: paragraphs(5000).required('error.required'),
  language: localeCode,
  captcha: captchaSolution,
}).meta({ title: 'NewContact' })

/** Whether somebody of the provider has dealt with it. */
export const contactMessageChanges = object({ handled: boolean().required('error.required') }).meta({
  title: 'ContactChanges',
})

/** Messages to whom the same is to happen, by their ids: as many as one sees at once. */
export const chosenContactMessages = object({
  chosen: array(string().uuid('error.id').required())
    .min(1, 'error.required')
    .max(100, 'error.tooMany')
    .required('error.required'),
}).meta({ title: 'ChosenContacts' })

const refusedContact = object({
  _id: string().uuid().required(),
  why: string()
    .oneOf(['already', 'missing'] as const)
    .required()
    .meta({ title: 'ContactRefusal' }),
}).meta({ title: 'RefusedContact' })

/** Which were marked, and of which there was nothing to mark. */
export const contactActions = object({
  done: array(string().uuid().required()).required(),
  refused: array(refusedContact.required()).required(),
}).meta({ title: 'ContactActions' })
