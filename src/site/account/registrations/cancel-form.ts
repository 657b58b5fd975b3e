import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

/** Cancels a registration, or takes one participant out of what was paid or billed, with the effect on money that was shown. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: () => import('./cancel-schema.ts').then((file) => file.cancelSchema),
  fields: ['id', 'student', 'withdrawal', 'credit', 'refund'],
  document: graphql(`
    mutation CancelRegistration($id: String!, $input: NewCancellation_Input!) {
      cancelRegistration(id: $id, input: $input) { registration withdrawal credit kept }
    }
  `),
  variables: ({ id, student, withdrawal, credit, refund }) => ({
    id,
    input: { ...(student && { students: [student] }), withdrawal: withdrawal === 'true', credit, refund },
  }),
  next({ cancelRegistration }, { path, locale }, { student }) {
    if (student) return `${localePath(path, locale)}?said=participant-canceled-paid`
    const { withdrawal = false, credit = 0, kept = 0 } = cancelRegistration ?? {}
    const ended = credit === 0 && kept > 0 ? 'registration-kept' : 'registration-canceled'
    const said = withdrawal ? 'registration-withdrawn' : ended
    return `${localePath('/my-account/registration-data', locale)}?said=${said}`
  },
})
