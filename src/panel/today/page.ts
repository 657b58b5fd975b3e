import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'

/** Where one begins. */
export const todayPage = definePanelPage({
  path: '/control-panel',
  access: 'editor',
  title: (_data, { locale }) => allTexts[locale]['panel-frame'].today,
  component: () => import('./today.tsx'),
})
