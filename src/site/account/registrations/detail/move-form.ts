import { localePath } from '../../../../domain/locales.ts'
import { defineForm } from '../../../../ui/forms/define-form.ts'
import { graphql } from '../../../../ui/gql/gql.ts'

/** Moves a registration to another session of its course, with the difference that was shown. */
export const moveForm = defineForm({
  name: 'registration-move',
  schema: () => import('../../../../../schemas/registration-move.ts').then((file) => file.newMove),
  fields: ['session', 'difference'],
  document: graphql(`
    mutation MoveRegistration($id: String!, $input: NewMove_Input!) {
      moveRegistration(id: $id, input: $input) { registration }
    }
  `),
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=registration-moved`,
})
