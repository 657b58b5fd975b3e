import type { AnyForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { sessionIn, stepAddress } from './journey.ts'
import { saveDraftDocument } from './save-draft.ts'

const added = graphql(`
  mutation AddRegisteredParticipant($input: NewStudent_Input!) {
    createStudent(input: $input) { _id }
  }
`)

const changed = graphql(`
  mutation CompleteRegisteredParticipant($id: String!, $input: StudentChanges_Input!) {
    updateStudent(id: $id, input: $input) { _id }
  }
`)

/** Adds somebody in place, who then takes part; or says when and where somebody was born. */
export const participantForm: AnyForm = {
  name: 'participant',
  schema: () => import('./participant-schema.ts').then((file) => file.participantSchema),
  fields: ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace', 'isCertified', 'students'],
  async submit(send, { firstName, lastName, email, dateOfBirth, birthPlace, students }, page) {
    const person = {
      firstName,
      lastName,
      email,
      ...(dateOfBirth && { dateOfBirth }),
      ...(birthPlace && { birthPlace }),
    }
    const edited = page.search.edit?.[0]
    const made = edited ? null : await send(added, { input: { ...person, language: page.locale } })
    if (edited) await send(changed, { id: edited, input: person })
    const id = edited ?? made?.createStudent?._id
    const chosen = [...new Set([...(students as string[]), ...(id ? [id] : [])])]
    await send(saveDraftDocument, { session: sessionIn(page), input: { students: chosen } })
    return stepAddress(page, 'students', { said: edited ? 'participantSaved' : 'participantAdded' })
  },
}
