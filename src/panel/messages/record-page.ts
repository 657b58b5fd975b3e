import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { answerFormName, idOf } from '../kit/paths.ts'

export const handledForm = defineForm({
  name: 'message-handled',
  schema: () => import('../../../schemas/contact-message.ts').then((module) => module.contactMessageChanges),
  fields: ['handled'],
  document: graphql(`
    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {
      updateContact(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ handled }, page) => ({ id: idOf(page), input: { handled } }),
  next: saidHere('saved'),
})

/** Mails whoever wrote it what is answered, once, by the message as it was shown. */
export const answerForm = defineForm({
  name: answerFormName,
  schema: () => import('../../../schemas/contact-answer.ts').then((module) => module.newContactAnswer),
  fields: ['text', 'answers', 'handled'],
  document: graphql(`
    mutation AnswerMessage($id: String!, $input: NewContactAnswer_Input!, $key: String!) {
      answerContact(id: $id, input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: (input, page, { key }) => ({ id: idOf(page), input, key }),
  // With the focus at what was sent.
  next: (data, page) => `${saidHere('message-answered')(data, page)}#answer-${data.answerContact?._id}`,
  refusals: { 'Somebody answered since': { text: 'answeredSince' } },
})

const messageQuery = graphql(`
  query PanelMessage($id: String!) {
    contact(id: $id) {
      _id firstName lastName email phone subject message language verified handled handledAt handledBy createdAt
    }
    contactAnswers(id: $id) { _id text author createdAt mail mailState }
  }
`)

export const messagePage = definePanelPage({
  path: '/control-panel/messages/:id',
  query: { document: messageQuery, variables: (page) => ({ id: idOf(page) }) },
  forms: [handledForm, answerForm],
  title: ({ contact }, { locale }) => contact?.subject ?? allTexts[locale]['panel-messages'].title,
})
