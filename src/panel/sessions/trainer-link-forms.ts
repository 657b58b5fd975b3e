import { object, string } from 'yup'
import { trainerLinkSending } from '../../../schemas/trainer-link.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

/** Mails the link, once for the page as it was read. */
export const trainerLinkForm = defineForm({
  name: 'trainer-link',
  schema: async () => trainerLinkSending,
  fields: ['version', 'email', 'trainer'],
  document: graphql(`
    mutation SendTrainerLink($id: String!, $input: TrainerLinkSending_Input!) {
      sendTrainerLink(id: $id, input: $input) { version }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: saidHere('trainer-link-sent'),
})

export const trainerLinkEndForm = defineForm({
  name: 'trainer-link-end',
  schema: async () => object({ trainer: string().uuid('error.form') }),
  fields: ['trainer'],
  document: graphql(`
    mutation RevokeTrainerLink($id: String!, $trainer: String) {
      revokeTrainerLink(id: $id, trainer: $trainer)
    }
  `),
  variables: ({ trainer }, page) => ({ id: idOf(page), trainer }),
  next: saidHere('trainer-link-revoked'),
})
