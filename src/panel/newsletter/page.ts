import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { SubscriptionListQuery } from '../../ui/gql/graphql.ts'
import { defineList } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

export const subscriptionList = defineList({
  path: '/newsletter',
  sorts: ['createdAt', 'email', 'language'],
  usual: 'DESC',
  filters: { search: null, confirmed: ['true', 'false'] },
})

const subscriptionListQuery = graphql(`
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

/** Who gets the newsletter, or asked for it. */
export const newsletterPage = definePanelPage({
  path: '/control-panel/newsletter',
  access: 'staff',
  search: subscriptionList.search,
  query: { document: subscriptionListQuery, variables: subscriptionList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-newsletter'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const newsletterFile = definePanelPage({
  path: '/control-panel/newsletter.csv',
  access: 'staff',
  search: subscriptionList.search,
  file: (page) => ({ path: `/newsletter-subscriptions/csv?${subscriptionList.fileQuery(page)}` }),
})
