import { mailStates } from '../../domain/mail-states.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { MailListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'

export const mailsPath = '/mails'

export const mailList = defineList({
  path: mailsPath,
  sorts: ['createdAt', 'to'],
  usual: 'DESC',
  filters: { search: null, state: mailStates },
})

export const mailListQuery = graphql(`
  query MailList($page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String) {
    mails(page: $page, limit: $limit, sort: $sort, search: $search, state: $state) {
      total
      items { _id to subject state createdAt sentAt againAt againBy }
    }
  }
`)

export type MailRow = NonNullable<NonNullable<MailListQuery['mails']>['items'][number]>
