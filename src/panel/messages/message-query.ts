import { graphql } from '../../ui/gql/gql.ts'
import type { MessageListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'
import { messagesPath } from './messages-path.ts'

export const messageList = defineList({
  path: messagesPath,
  sorts: ['createdAt', 'lastName', 'subject'],
  usual: 'DESC',
  filters: { search: null, handled: ['false', 'true'] },
})

export const messageListQuery = graphql(`
  query MessageList($page: Int!, $limit: Int!, $sort: [String], $search: String, $handled: String) {
    contacts(page: $page, limit: $limit, sort: $sort, search: $search, handled: $handled) {
      total
      items { _id firstName lastName subject handled createdAt }
    }
  }
`)

export type MessageRow = NonNullable<NonNullable<MessageListQuery['contacts']>['items'][number]>
