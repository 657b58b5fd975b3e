import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { againForm } from './again-form.ts'
import { mailList, mailListQuery } from './mail-query.ts'

/** Every mail that went out, or did not. */
export const mailsPage = definePanelPage({
  path: '/control-panel/mails',
  access: 'staff',
  search: mailList.search,
  query: { document: mailListQuery, variables: mailList.variables },
  forms: [againForm],
  title: (_data, { locale }) => allTexts[locale]['panel-mails'].title,
  component: () => import('./mails.tsx'),
})
