import { number, object, string } from 'yup'
import { mailStates } from '../src/domain/mail-delivery.ts'
import { emailAddress, optional } from './rules.ts'

/** A mail, sent or to be sent; `subject` is its kind before it was sent. `again` says when it was sent again, and by whom. */
export const mail = object({
  _id: string().uuid().required(),
  to: string().required(),
  kind: string().required(),
  subject: string().required(),
  state: string().oneOf(mailStates).required().meta({ title: 'MailState' }),
  attempts: number().integer().required(),
  createdAt: string().required(),
  sentAt: string().defined().nullable(),
  againAt: string().defined().nullable(),
  againBy: string().defined().nullable(),
}).meta({ title: 'Mail' })

/** Where to, if not where it went: the address was corrected. */
export const mailAgain = object({ to: optional(emailAddress) })
  .noUnknown()
  .meta({ title: 'MailAgain' })
