import { localePath } from '../../../../domain/locales.ts'
import { defineForm } from '../../../../ui/forms/define-form.ts'
import { graphql } from '../../../../ui/gql/gql.ts'

/** Lets somebody else take a seat: `student` comes instead of `leaving`. */
export const replaceForm = defineForm({
  name: 'registration-replace',
  schema: () => import('./replace-schema.ts').then((file) => file.replacement),
  fields: ['leaving', 'student'],
  document: graphql(`
    mutation ReplaceParticipant($id: String!, $studentId: String!, $input: ParticipantReplacement_Input!) {
      replaceParticipant(id: $id, studentId: $studentId, input: $input)
    }
  `),
  variables: ({ leaving, student }, { params }) => ({ id: params.id ?? '', studentId: leaving, input: { student } }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=participant-replaced`,
})
