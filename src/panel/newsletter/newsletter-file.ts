import { definePanelPage } from '../define-panel-page.ts'
import { subscriptionList } from './subscription-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const newsletterFile = definePanelPage({
  path: '/control-panel/newsletter.csv',
  access: 'staff',
  search: subscriptionList.search,
  file: (page) => ({ path: `/newsletter-subscriptions/csv?${subscriptionList.fileQuery(page)}` }),
})
