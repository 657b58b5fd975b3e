import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'

/** Every mail that goes out, by what it says. */
export const mailTextsPage = definePanelPage({
  path: '/control-panel/words/mails',
  access: 'editor',
  search: ['search'],
  title: (_data, { locale }) => allTexts[locale]['panel-mail-texts'].title,
  component: () => import('./mails.tsx'),
})
