import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'

export const subscriptionList = defineResourceList({
  path: '/newsletter',
  texts: 'panel-newsletter',
  query: graphql(`
    query SubscriptionList($page: Int!, $limit: Int!, $sort: [String], $search: String, $confirmed: String) {
      newsletterSubscriptions(page: $page, limit: $limit, sort: $sort, search: $search, confirmed: $confirmed) {
        total
        items { _id email firstName lastName language confirmed createdAt }
      }
    }
  `),
  orders: ['createdAt', 'email', 'language'],
  usual: 'DESC',
  filters: { search: 'search', confirmed: ['true', 'false'] },
  csv: '/newsletter-subscriptions/csv',
})
