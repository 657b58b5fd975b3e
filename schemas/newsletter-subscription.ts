import { boolean, object, string } from 'yup'
import { emailAddress, line, localeCode, name, optional } from './rules.ts'

/** Somebody who gets the newsletter or, not confirmed, was asked whether to; instants in UTC. */
export const newsletterSubscription = object({
  _id: string().uuid().required(),
  email: string().required(),
  firstName: string().defined().nullable(),
  lastName: string().defined().nullable(),
  language: string().required(),
  confirmed: boolean().required(),
  confirmedAt: string().defined().nullable(),
  createdAt: string().required(),
}).meta({ title: 'NewsletterSubscription' })

export const newNewsletterSubscription = object({
  email: emailAddress.required('error.required'),
  firstName: optional(name(100)),
  lastName: optional(name(100)),
  language: localeCode,
}).meta({ title: 'NewNewsletterSubscription' })

/** The token of the link in the mail. */
export const newsletterToken = object({ token: line(200).required('error.required') }).meta({
  title: 'NewsletterToken',
})
