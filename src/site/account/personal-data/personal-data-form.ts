import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

export const personalDataForm = defineForm({
  name: 'personal-data',
  schema: () => import('./personal-data-schema.ts').then((file) => file.personalDataSchema),
  fields: [
    'firstName',
    'lastName',
    'phone',
    'language',
    'student._id',
    'student.dateOfBirth',
    'student.birthPlace',
    'allowMarketing',
  ],
  document: graphql(`
    mutation SavePersonalData($id: String!, $input: UserChanges_Input!) {
      updateUser(id: $id, input: $input) { _id }
    }
  `),
  variables({ student, ...person }, { visitor }) {
    const { _id, ...birth } = student ?? {}
    return { id: visitor?.userId ?? '', input: { ...person, ...(student && { student: birth }) } }
  },
  next: (_data, { locale }) => `${localePath('/my-account', locale)}?said=personal-data`,
})
