import type { InferType } from 'yup'
import { type ContactRole, organisationAdmin } from '../../../domain/contact-roles.ts'
import type { AnyForm, SendDocument } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { colleague } from './colleague-schema.ts'
import { participantsAddress } from './participants-address.ts'

const confirmed = graphql(`
  mutation ConfirmPassword($input: PasswordConfirmation_Input!) {
    confirmPassword(input: $input)
  }
`)

const given = graphql(`
  mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
    updateOrganisationContact(id: $id, userId: $userId, input: $input) {
      _id
    }
  }
`)

const removed = graphql(`
  mutation RemoveColleague($id: String!, $userId: String!) {
    removeOrganisationContact(id: $id, userId: $userId)
  }
`)

type Act = (send: SendDocument, ids: { id: string; userId: string }) => Promise<unknown>

/** What an administrator does to a colleague, with the password given first: who walks past a screen gives no roles. */
const colleagueForm = (name: string, said: string, act: Act): AnyForm => ({
  name,
  schema: () => import('./colleague-schema.ts').then((file) => file.colleague),
  fields: ['id', 'organisation', 'password'],
  secrets: ['password'],
  async submit(send, values, page) {
    const { id: userId, organisation: id, password } = values as InferType<typeof colleague>
    await send(confirmed, { input: { password } })
    await act(send, { id, userId })
    return participantsAddress(page, { said })
  },
})

const giveRoles =
  (roles: ContactRole[]): Act =>
  (send, ids) =>
    send(given, { ...ids, input: { roles } })

/** By what stands in the address: `?colleague=ID&act=promote`. */
export const colleagueForms = {
  promote: colleagueForm('colleague-promote', 'colleaguePromoted', giveRoles([organisationAdmin])),
  demote: colleagueForm('colleague-demote', 'colleagueDemoted', giveRoles([])),
  remove: colleagueForm('colleague-remove', 'colleagueRemoved', (send, ids) => send(removed, ids)),
}
export type ColleagueAct = keyof typeof colleagueForms
