import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { subscriptionList, subscriptionListQuery } from './subscription-query.ts'

/** Who gets the newsletter, or asked for it. */
export const newsletterPage = definePanelPage({
  path: '/control-panel/newsletter',
  access: 'staff',
  search: subscriptionList.search,
  query: { document: subscriptionListQuery, variables: subscriptionList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-newsletter'].title,
  component: () => import('./newsletter.tsx'),
})
