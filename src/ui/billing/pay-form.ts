import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** The button that costs money: it leads to the payment provider, and where that knows nothing to pay, back. */
export const payForm = defineForm({
  name: 'registration-pay',
  schema: () => import('../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation PayRegistration($input: PaymentRequest_Input!) {
      createRegistrationPayment(input: $input) { redirectUrl }
    }
  `),
  variables: ({ id }, { locale }) => ({ input: { id, locale } }),
  next: ({ createRegistrationPayment }, { locale }) =>
    createRegistrationPayment?.redirectUrl ?? localePath('/my-account/registration-data', locale),
})
