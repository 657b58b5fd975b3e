import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { confirmForm, removeForm, startForm, switchForm } from './access-forms.ts'

const query = graphql(`
  query PanelAccess($userId: String!) {
    secondFactor(userId: $userId) { isOn since isDemanded recoveryCodesLeft secret uri recoveryCodes }
  }
`)

/** How one's own account is opened: the second factor, and for which organisation it speaks. */
export const accessPage = definePanelPage({
  path: '/control-panel/access',
  access: 'editor',
  beforeSecondFactor: true,
  search: ['off'],
  query: { document: query, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [startForm, confirmForm, removeForm, switchForm],
  refused(form, { locale }) {
    const { codeRefused, refused } = allTexts[locale]['panel-access']
    if (form === confirmForm.name) return { field: 'code', text: codeRefused }
    return form === switchForm.name ? null : { text: refused }
  },
  title: (_data, { locale }) => allTexts[locale]['panel-access'].title,
  component: () => import('./access.tsx'),
})
