import type { AnyForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { NewStudent_Input } from '../../../ui/gql/graphql.ts'
import { editedId } from './asked-for.ts'
import { participantsAddress } from './participants-address.ts'

const added = graphql(`
  mutation AddParticipant($input: NewStudent_Input!) {
    createStudent(input: $input) {
      _id
    }
  }
`)

const changed = graphql(`
  mutation ChangeParticipant($id: String!, $input: StudentChanges_Input!) {
    updateStudent(id: $id, input: $input) {
      _id
    }
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
