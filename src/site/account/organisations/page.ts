import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { applyForm, leaveForm, switchForm } from './organisation-forms.ts'
import { organisationsPath } from './organisations-path.ts'

const organisationsQuery = graphql(`
  query Organisations($userId: String!) {
    memberships(userId: $userId) { organisation { _id name } approval roles current }
  }
`)

/** For whom one may speak, and where one asks to: the link of an administrator leads here. */
export const organisationsPage = definePage({
  path: organisationsPath,
  access: 'contact',
  area: 'account',
  search: ['organisation', 'leave'],
  query: { document: organisationsQuery, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [switchForm, applyForm, leaveForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].organisations
    return { title, description, floor: { seed: 'account', family: 'sage' } }
  },
  screen: 'account/organisations',
})
