import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { pathOf } from '../kit/paths.ts'

/** Marks a message as answered, or not. */
export const handledForm = defineForm({
  name: 'message-handled',
  schema: () => import('../../../schemas/contact-message.ts').then((module) => module.contactMessageChanges),
  fields: ['handled'],
  document: graphql(`
    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {
      updateContact(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ handled }, { params }) => ({ id: params.id ?? '', input: { handled } }),
  next: (_data, page) => `${pathOf('message', page.params.id ?? '', page)}?said=saved`,
})

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
})
