import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** Goes on to register those for whom seats are kept: they stand in the step that asks who takes part. */
export const acceptForm = defineForm({
  name: 'waiting-list-accept',
  schema: () => import('../../../schemas/payment.ts').then((file) => file.paymentRequest),
  fields: ['id'],
  document: graphql(`
    mutation AcceptSeatOffer($id: String!) {
      acceptSeatOffer(id: $id) { session { _id course { _id } } }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: ({ acceptSeatOffer }, { locale }) => {
    const session = acceptSeatOffer?.session
    return localePath(`/courses/${session?.course._id}/register/${session?._id}?step=students`, locale)
  },
})
