import { mailStates } from '../../domain/mail-delivery.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { MailListQuery } from '../../ui/gql/graphql.ts'
import { againForm } from '../kit/again-form.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

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
