import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

/** Takes back a registration that nobody has paid yet. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: () => import('../../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation CancelRegistration($id: String!) {
      deleteRegistration(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, { locale }) => `${localePath('/my-account/registration-data', locale)}?said=registration-canceled`,
})
