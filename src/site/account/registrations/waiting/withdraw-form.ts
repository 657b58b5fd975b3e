import { localePath } from '../../../../domain/locales.ts'
import { defineForm } from '../../../../ui/forms/define-form.ts'
import { graphql } from '../../../../ui/gql/gql.ts'

/** Leaves a waiting list, or gives up the seats that are kept. */
export const withdrawForm = defineForm({
  name: 'waiting-list-withdraw',
  schema: () => import('../../../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation DeleteWaitingListEntry($id: String!) {
      deleteWaitingListEntry(id: $id)
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, { locale }) => `${localePath('/my-account/registration-data', locale)}?said=waiting-list-left`,
})
