import type { InferType } from 'yup'
import type { chosenStudents } from '../../../../schemas/student-actions.ts'
import { type ContactRole, organisationAdmin } from '../../../domain/visitor.ts'
import { type AnyForm, defineForm, type SendDocument } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { NewStudent_Input } from '../../../ui/gql/graphql.ts'
import { listed } from '../../../ui/listed.ts'
import type { colleague } from '../kit/schemas.ts'
import { editedId, participantsAddress } from './participants-address.ts'

const added = graphql(`
  mutation AddParticipant($input: NewStudent_Input!) {
    createStudent(input: $input) { _id }
  }
`)

const changed = graphql(`
  mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {
    updateStudent(id: $id, input: $input) { _id }
  }
`)

/** Adds a participant, or changes the one that is open in the list. */
export const participantForm: AnyForm = {
  name: 'participant',
  schema: () => import('../../../../schemas/student.ts').then(({ newStudent }) => newStudent),
  fields: ['firstName', 'lastName', 'email', 'phone', 'language', 'dateOfBirth', 'birthPlace', 'sendMail'],
  async submit(send, values, page) {
    const { sendMail, ...person } = values as NewStudent_Input
    const id = editedId(page)
    if (id) await send(changed, { id, input: person })
    else await send(added, { input: { ...person, sendMail } })
    return participantsAddress(page, { said: id ? 'participantSaved' : 'participantAdded' })
  },
}

const chosen = {
  schema: () => import('../../../../schemas/student-actions.ts').then((file) => file.chosenStudents),
  fields: ['students'] as const,
}

const deleted = graphql(`
  mutation RemoveParticipant($id: String!) {
    deleteStudent(id: $id)
  }
`)

const removed = graphql(`
  mutation RemoveParticipants($input: ChosenStudents_Input!) {
    removeStudents(input: $input) { done refused { _id } }
  }
`)

const countOf = (refused: readonly unknown[] | null | undefined) => (refused?.length ? String(refused.length) : null)

/** One participant goes or is refused with the reason; of several, those that can go do. */
export const removeForm: AnyForm = {
  ...chosen,
  name: 'participant-remove',
  otherwise: { text: 'default' },
  async submit(send, values, page) {
    const { students } = values as InferType<typeof chosenStudents>
    const [id = '', ...others] = students
    if (others.length === 0) {
      await send(deleted, { id })
      return participantsAddress(page, { removed: id })
    }
    const { removeStudents: actions } = await send(removed, { input: { students } })
    return participantsAddress(page, { removed: listed(actions?.done), kept: countOf(actions?.refused) })
  },
}

export const restoreForm = defineForm({
  ...chosen,
  name: 'participant-restore',
  document: graphql(`
    mutation RestoreParticipants($input: ChosenStudents_Input!) {
      restoreStudents(input: $input) { done }
    }
  `),
  variables: ({ students }) => ({ input: { students } }),
  next: (_data, page) => participantsAddress(page, { said: 'participantsRestored' }),
})

export const inviteForm = defineForm({
  ...chosen,
  name: 'participants-invite',
  document: graphql(`
    mutation InviteParticipants($input: ChosenStudents_Input!) {
      inviteStudents(input: $input) { done refused { _id } }
    }
  `),
  variables: ({ students }) => ({ input: { students } }),
  next: ({ inviteStudents: actions }, page) =>
    participantsAddress(page, {
      said: listed(actions?.done).length > 0 ? 'participantsInvited' : null,
      uninvited: countOf(actions?.refused),
    }),
})

export const joinForm = defineForm({
  name: 'join-decision',
  schema: () => import('../kit/schemas.ts').then(({ decision }) => decision),
  fields: ['id', 'approval'],
  document: graphql(`
    mutation DecideJoin($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { approval }
    }
  `),
  variables: ({ id, approval }) => ({ id, input: { approval } }),
  next: (data, page) =>
    participantsAddress(page, { said: data.decideApproval?.approval === 'approved' ? 'joinApproved' : 'joinRejected' }),
})

const confirmed = graphql(`
  mutation ConfirmPassword($input: PasswordConfirmation_Input!) {
    confirmPassword(input: $input)
  }
`)

const rolesGiven = graphql(`
  mutation GiveRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
    updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }
  }
`)

const colleagueRemoved = graphql(`
  mutation RemoveColleague($id: String!, $userId: String!) {
    removeOrganisationContact(id: $id, userId: $userId)
  }
`)

type Act = (send: SendDocument, ids: { id: string; userId: string }) => Promise<unknown>

/** What an administrator does to a colleague, with the password given first: who walks past a screen gives no roles. */
const colleagueForm = (name: string, said: string, act: Act): AnyForm => ({
  name,
  schema: () => import('../kit/schemas.ts').then((file) => file.colleague),
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
    send(rolesGiven, { ...ids, input: { roles } })

/** By what stands in the address: `?colleague=ID&act=promote`. */
export const colleagueForms = {
  promote: colleagueForm('colleague-promote', 'colleaguePromoted', giveRoles([organisationAdmin])),
  demote: colleagueForm('colleague-demote', 'colleagueDemoted', giveRoles([])),
  remove: colleagueForm('colleague-remove', 'colleagueRemoved', (send, ids) => send(colleagueRemoved, ids)),
}
export type ColleagueAct = keyof typeof colleagueForms
