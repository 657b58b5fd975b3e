import { object, string } from 'yup'
import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

const id = string().uuid('error.id').required('error.required')

/** Takes one participant out of a registration that nobody has paid yet. */
export const leaveForm = defineForm({
  name: 'participant-cancel',
  schema: async () => object({ id, student: id }),
  fields: ['id', 'student'],
  document: graphql(`
    mutation CancelParticipant($id: String!, $studentId: String!) {
      cancelParticipant(id: $id, studentId: $studentId)
    }
  `),
  variables: ({ id, student }) => ({ id, studentId: student }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=participant-canceled`,
})
