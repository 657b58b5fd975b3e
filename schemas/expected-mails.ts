import { array, number, object, string } from 'yup'
import { mailReaders } from '../src/domain/define-mail.ts'
import { languageCount, leftOutPerson } from './desk-message.ts'
import { localeCode } from './rules.ts'

const expectedMail = object({
  kind: string().required(),
  reader: string().oneOf(mailReaders).required().meta({ title: 'MailReader' }),
  count: number().integer().required(),
  to: string().required(),
  language: localeCode.required(),
  subject: string().required(),
  text: string().required(),
}).meta({ title: 'ExpectedMail' })

const doubtful = object({ name: string().required(), email: string().required() }).meta({ title: 'DoubtfulReceiver' })

/**
 * What an act would mail: to `total` people, each address once, and who of them gets nothing and why. What tells many
 * is kept back where the mail before did not arrive; who is `doubtful` gets something else of it all the same. `mails` are the kinds of it, each with its number and as the first of them reads.
 */
export const expectedMails = object({
  total: number().integer().required(),
  languages: array(languageCount.required()).required(),
  leftOut: array(leftOutPerson.required()).required(),
  doubtful: array(doubtful.required()).required(),
  mails: array(expectedMail.required()).required(),
}).meta({ title: 'ExpectedMails' })
