import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'

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
  next: saidHere('saved'),
})

const messageQuery = graphql(`
  query PanelMessage($id: String!) {
    contact(id: $id) {
      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt
    }
  }
`)

export const messagePage = definePanelPage({
  path: '/control-panel/messages/:id',
  query: { document: messageQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [handledForm],
  title: ({ contact }, { locale }) => contact?.subject ?? allTexts[locale]['panel-messages'].title,
})
