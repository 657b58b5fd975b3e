import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { loginDataPath } from './login-data-path.ts'

/** One device is signed out. */
export const endSessionForm = defineForm({
  name: 'session-end',
  schema: () => import('./login-data-schemas.ts').then((file) => file.sessionChoice),
  fields: ['sessionId'],
  document: graphql(`
    mutation EndSession($userId: String!, $sessionId: String!) {
      endLoginSession(userId: $userId, sessionId: $sessionId)
    }
  `),
  variables: ({ sessionId }, { visitor }) => ({ userId: visitor?.userId ?? '', sessionId }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=session-end`,
})

/** Every device but this one. */
export const endOtherSessionsForm = defineForm({
  name: 'sessions-end',
  schema: () => import('./login-data-schemas.ts').then((file) => file.nothing),
  fields: [],
  document: graphql(`
    mutation EndOtherSessions($userId: String!) {
      endOtherLoginSessions(userId: $userId)
    }
  `),
  variables: (_values, { visitor }) => ({ userId: visitor?.userId ?? '' }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=sessions-end`,
})
