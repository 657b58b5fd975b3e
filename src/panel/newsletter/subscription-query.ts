import { graphql } from '../../ui/gql/gql.ts'
import type { SubscriptionListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../list/define-list.ts'

export const subscriptionList = defineList({
  path: '/newsletter',
  sorts: ['createdAt', 'email', 'language'],
  usual: 'DESC',
  filters: { search: null, confirmed: ['true', 'false'] },
})

export const subscriptionListQuery = graphql(`
  query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {
    newsletterSubscriptions(page: $page, limit: $limit, sort: $sort, search: $search, confirmed: $confirmed) {
      total
      items { _id email firstName lastName language confirmed createdAt }
    }
  }
`)

export type SubscriptionRow = NonNullable<
  NonNullable<SubscriptionListQuery['newsletterSubscriptions']>['items'][number]
>
