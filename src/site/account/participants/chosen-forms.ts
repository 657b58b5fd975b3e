import type { InferType } from 'yup'
import type { chosenStudents } from '../../../../schemas/student-actions.ts'
import { type AnyForm, defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { participantsAddress } from './participants-address.ts'

type Chosen = InferType<typeof chosenStudents>

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
    removeStudents(input: $input) {
      done
      refused {
        _id
      }
    }
  }
`)

const idsOf = (actions: { done: readonly (string | null)[] } | null | undefined) =>
  (actions?.done ?? []).filter((id) => id !== null)
const countOf = (refused: readonly unknown[] | null | undefined) => (refused?.length ? String(refused.length) : null)

/** One participant goes or is refused with the reason; of several, those that can go do. */
export const removeForm: AnyForm = {
  ...chosen,
  name: 'participant-remove',
  otherwise: { text: 'default' },
  async submit(send, values, page) {
    const { students } = values as Chosen
    const [id = '', ...others] = students
    if (others.length === 0) {
      await send(deleted, { id })
      return participantsAddress(page, { removed: id })
    }
    const { removeStudents: actions } = await send(removed, { input: { students } })
    return participantsAddress(page, { removed: idsOf(actions), kept: countOf(actions?.refused) })
  },
}

export const restoreForm = defineForm({
  ...chosen,
  name: 'participant-restore',
  document: graphql(`
    mutation RestoreParticipants($input: ChosenStudents_Input!) {
      restoreStudents(input: $input) {
        done
      }
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
      inviteStudents(input: $input) {
        done
        refused {
          _id
        }
      }
    }
  `),
  variables: ({ students }) => ({ input: { students } }),
  next: ({ inviteStudents: actions }, page) =>
    participantsAddress(page, {
      said: idsOf(actions).length > 0 ? 'participantsInvited' : null,
      uninvited: countOf(actions?.refused),
    }),
})
