import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { newPageForm } from './new-page-form.ts'

/** A page of its own slug begins here. */
export const newContentPage = definePanelPage({
  path: '/control-panel/content/new',
  access: 'editor',
  forms: [newPageForm],
  title: (_data, { locale }) => allTexts[locale]['panel-content'].newPage,
  component: () => import('./new.tsx'),
})
