import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'

export const verificationForm = defineForm({
  name: 'verify-email',
  schema: async () => object({}),
  fields: [],
  document: graphql(`
    mutation VerifyEmail($token: String!) {
      verifyEmail(token: $token) { waits }
    }
  `),
  variables: (_values, { params }) => ({ token: params.token ?? '' }),
  next: ({ verifyEmail }, { locale }) =>
    `${localePath('/verify-email/done', locale)}${verifyEmail?.waits ? '?waits=1' : ''}`,
})
