import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'

/** Not for guests alone: most of whom register are signed in at once. */
export const registerSuccessPage = definePage({
  path: '/register-success',
  access: 'visitor',
  area: 'auth',
  search: ['state', 'returnUrl'],
  query: {
    document: graphql(`
      query RegisteredAccount($userId: String!) {
        me(userId: $userId) { firstName email emailVerified organisation { name } }
      }
    `),
    variables: ({ visitor }) => (visitor?.role === 'CONTACT' ? { userId: visitor.userId } : null),
  },
  head(_data, { locale, visitor, search }) {
    const { title, waitingTitle, description } = allTexts[locale].auth.success
    const isWaiting = !visitor && search.state?.[0] === 'waiting'
    return {
      title: isWaiting ? waitingTitle : title,
      description,
      tilePattern: { seed: 'register-success', family: 'sage' },
    }
  },
  screen: 'auth/register-success',
})
