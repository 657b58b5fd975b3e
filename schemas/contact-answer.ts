import { boolean, type InferType, number, object, string } from 'yup'
import { mailStates } from '../src/domain/mail-delivery.ts'
import { paragraphs } from './rules.ts'

/** What somebody of the provider answered to a message: by whom, and the mail that it went in. */
export const contactAnswer = object({
  _id: string().uuid().required(),
  text: string().required(),
  author: string().nullable().defined(),
  createdAt: string().required(),
  mail: string().uuid().required(),
  mailState: string().oneOf(mailStates).required().meta({ title: 'MailState' }),
}).meta({ title: 'ContactAnswer' })

/** `answers` and `handled` are the message as whoever writes saw it: how many answers it had, and whether it was dealt with. */
export const newContactAnswer = object({
  text: paragraphs(5000).required('error.required'),
  answers: number().typeError('error.number').integer('error.number').min(0, 'error.number').required('error.required'),
  handled: boolean().required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewContactAnswer' })
export type NewContactAnswer = InferType<typeof newContactAnswer>
