import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { handledForm } from './handled-form.ts'
import { messageQuery } from './message-query.ts'

/** One message, to be read and answered. */
export const messagePage = definePanelPage({
  path: '/control-panel/messages/:id',
  access: 'staff',
  query: { document: messageQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [handledForm],
  title: ({ contact }, { locale }) => contact?.subject ?? allTexts[locale]['panel-messages'].title,
  component: () => import('./message.tsx'),
})
