import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { emailForm, resendForm } from './email-form.ts'
import { loginDataPath } from './login-data-path.ts'
import { passwordForm } from './password-form.ts'
import { endOtherSessionsForm, endSessionForm } from './session-forms.ts'

const loginDataQuery = graphql(`
  query LoginData($userId: String!) {
    me(userId: $userId) { email emailVerified newEmail }
    loginSessions(userId: $userId) { _id browser system createdAt lastUsedAt current }
  }
`)

/** What one signs in with, and where one is signed in. */
export const loginDataPage = definePage({
  path: loginDataPath,
  access: 'contact',
  area: 'account',
  query: { document: loginDataQuery, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [emailForm, resendForm, passwordForm, endSessionForm, endOtherSessionsForm],
  head(_data, { locale }) {
    const texts = allTexts[locale]
    return {
      title: texts['account-layout'].loginData,
      description: texts['login-data'].description,
      floor: { seed: 'account', family: 'sage' },
    }
  },
  screen: 'account/login-data',
})
