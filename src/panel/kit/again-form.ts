import { type InferType, object, string } from 'yup'
import { emailAddress, optional } from '../../../schemas/rules.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { saidHere } from './forms.ts'

const schema = object({ mail: string().uuid('error.form').required('error.required'), to: optional(emailAddress) })

/** Sends a mail once more, to a corrected address where one is given; `next` is where that leads. */
export const sendsAgain = (next: (data: unknown, page: PageContext, sent: InferType<typeof schema>) => string) =>
  defineForm({
    name: 'mail-again',
    schema: async () => schema,
    fields: ['mail', 'to'],
    refusals: { 'Not possible in this state': { text: 'mailStays' } },
    document: graphql(`
      mutation SendMailAgain($id: String!, $input: MailAgain_Input!) {
        sendMailAgain(id: $id, input: $input) { _id }
      }
    `),
    variables: ({ mail, to }) => ({ id: mail, input: { to } }),
    next,
  })

export const againForm = sendsAgain(saidHere('sent-again'))
