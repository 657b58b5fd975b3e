import { object, string } from 'yup'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { panelPath } from '../panel-path.ts'
import { mailsPath } from './mail-query.ts'

const schema = object({ mail: string().uuid('error.form').required('error.required') })

/** Sends a mail once more. */
export const againForm = defineForm({
  name: 'mail-again',
  schema: async () => schema,
  fields: ['mail'],
  refusals: { 'Not possible in this state': { text: 'mailStays' } },
  document: graphql(`
    mutation SendMailAgain($id: String!) {
      sendMailAgain(id: $id) { _id }
    }
  `),
  variables: ({ mail }) => ({ id: mail }),
  next: (_data, { locale }) => `${panelPath(mailsPath, locale)}?said=sent-again`,
})
