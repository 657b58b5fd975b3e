import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { demandForm, resetForm } from './settings-forms.ts'
import { settingsQuery } from './settings-query.ts'

/** What holds for everybody who works in the panel, and who switched it. */
export const settingsPage = definePanelPage({
  path: '/control-panel/settings',
  access: 'staff',
  search: ['reset'],
  query: { document: settingsQuery, variables: () => ({}) },
  forms: [demandForm, resetForm],
  title: (_data, { locale }) => allTexts[locale]['panel-settings'].title,
  component: () => import('./settings.tsx'),
})
