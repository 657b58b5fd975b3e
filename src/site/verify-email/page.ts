import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePage } from '../screens/define-page.ts'

const verificationForm = defineForm({
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

/** Takes the link of a mail; nobody keeps the page, whose address opens an account's door. */
export const verifyEmailPage = definePage({
  path: '/verify-email/:token',
  access: 'visitor',
  search: ['waits'],
  hasSecretAddress: true,
  forms: [verificationForm],
  saysRefusals: true,
  head(_data, { locale }) {
    const { title, text } = allTexts[locale]['verify-email']
    return { title, description: text, tilePattern: { seed: 'verify-email', family: 'ochre' } }
  },
  screen: 'verify-email',
})
