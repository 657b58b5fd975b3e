import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { customerOf } from '../request-words.ts'
import { approveForm, moveForm, quotationForm } from './request-forms.ts'
import { requestQuery } from './request-query.ts'

/** One request for a room, with all that staff can do about it. */
export const requestPage = definePanelPage({
  path: '/control-panel/requests/:id',
  access: 'staff',
  search: ['move'],
  query: { document: requestQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [quotationForm, moveForm, approveForm],
  title: ({ booking }, { locale }) => (booking ? customerOf(booking) : allTexts[locale]['panel-requests'].title),
  component: () => import('./request.tsx'),
})
