import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

/** Takes one participant out of a registration that nobody has paid yet. */
export const leaveForm = defineForm({
  name: 'participant-cancel',
  schema: () => import('./leave-schema.ts').then((file) => file.leaveSchema),
  fields: ['id', 'student'],
  document: graphql(`
    mutation CancelParticipant($id: String!, $studentId: String!) {
      cancelParticipant(id: $id, studentId: $studentId)
    }
  `),
  variables: ({ id, student }) => ({ id, studentId: student }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=participant-canceled`,
})
