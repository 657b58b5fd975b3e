import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { messageHref } from '../messages-path.ts'

/** Marks a message as answered, or not. */
export const handledForm = defineForm({
  name: 'message-handled',
  schema: () => import('../../../../schemas/contact-message.ts').then((module) => module.contactMessageChanges),
  fields: ['handled'],
  document: graphql(`
    mutation HandleMessage($id: String!, $input: ContactChanges_Input!) {
      updateContact(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ handled }, { params }) => ({ id: params.id ?? '', input: { handled } }),
  next: (_data, page) => `${messageHref(page.params.id ?? '', page)}?said=saved`,
})
