import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { registrationHref } from '../registrations-path.ts'

/** Cancels for the customer, with the effect that was shown: another one is refused. */
export const cancelForm = defineForm({
  name: 'registration-cancel',
  schema: () =>
    import('../../../../schemas/cancellation.ts').then(({ newCancellation }) =>
      newCancellation.pick(['credit', 'refund']),
    ),
  fields: ['credit', 'refund'],
  document: graphql(`
    mutation CancelForCustomer($id: String!, $input: NewCancellation_Input!) {
      cancelRegistration(id: $id, input: $input) { registration }
    }
  `),
  variables: (input, { params }) => ({ id: params.id ?? '', input }),
  next: (_data, page) => `${registrationHref(page.params.id ?? '', page)}?said=saved`,
})
