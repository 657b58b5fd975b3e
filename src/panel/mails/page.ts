import { object, string } from 'yup'
import { mailStates } from '../../domain/mail-delivery.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { MailListQuery } from '../../ui/gql/graphql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { listPaths } from '../kit/paths.ts'

const schema = object({ mail: string().uuid('error.form').required('error.required') })

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
  next: saidHere('sent-again'),
})

export const mailList = defineResourceList({
  path: listPaths.mail,
  texts: 'panel-mails',
  query: graphql(`
    query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {
      mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {
        total
        items { _id to subject state createdAt sentAt againAt againBy }
      }
    }
  `),
  orders: ['createdAt', 'to'],
  usual: 'DESC',
  filters: { search: 'search', state: mailStates },
  forms: [againForm],
})

export type MailRow = NonNullable<NonNullable<MailListQuery['mails']>['items'][number]>
