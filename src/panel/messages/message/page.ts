import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { handledForm } from './handled-form.ts'

const messageQuery = graphql(`
  query PanelMessage($id: String!) {
    contact(id: $id) {
      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt
    }
  }
`)

/** One message, to be read and answered. */
export const messagePage = definePanelPage({
  path: '/control-panel/messages/:id',
  access: 'staff',
  query: { document: messageQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [handledForm],
  title: ({ contact }, { locale }) => contact?.subject ?? allTexts[locale]['panel-messages'].title,
  component: () => import('./message.tsx'),
})
