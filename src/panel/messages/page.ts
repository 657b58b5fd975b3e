import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { actCounts } from '../list/list-choice.ts'
import { handleChosenForm } from './handle-chosen-form.ts'
import { messageList, messageListQuery } from './message-query.ts'

/** What was written through the contact form. */
export const messagesPage = definePanelPage({
  path: '/control-panel/messages',
  access: 'staff',
  search: [...messageList.search, ...actCounts],
  query: { document: messageListQuery, variables: messageList.variables },
  forms: [handleChosenForm],
  title: (_data, { locale }) => allTexts[locale]['panel-messages'].title,
  component: () => import('./messages.tsx'),
})
