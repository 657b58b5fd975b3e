import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { organisationsPath } from '../kit/account-paths.ts'

/** Speaks for another organisation; the browser sends it itself, so that nothing of the one before stays in the page. */
export const switchForm = defineForm({
  name: 'switch-organisation',
  schema: () => import('../kit/schemas.ts').then((file) => file.switchChoice),
  fields: ['organisation', 'page'],
  reloads: true,
  document: graphql(`
    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {
      switchOrganisation(input: $input) { _id }
    }
  `),
  variables: ({ organisation }) => ({ input: { organisation } }),
  next: (_data, { locale }, { page }) => `${localePath(page ?? organisationsPath, locale)}?said=organisationSwitched`,
})

export const applyForm = defineForm({
  name: 'organisation-join',
  schema: () => import('../kit/schemas.ts').then((file) => file.application),
  fields: ['organisation'],
  document: graphql(`
    mutation RequestMembership($userId: String!, $input: NewMembership_Input!) {
      requestMembership(userId: $userId, input: $input) { approval }
    }
  `),
  variables: ({ organisation }, { visitor }) => ({ userId: visitor?.userId ?? '', input: { organisation } }),
  next: (_data, { locale }) => `${localePath(organisationsPath, locale)}?said=organisationAsked`,
  refusals: { 'Not possible in this state': { field: 'organisation', text: 'membershipKnown' } },
})

/** Acts for an organisation no more, or takes the request back. */
export const leaveForm = defineForm({
  name: 'organisation-leave',
  schema: () => import('../kit/schemas.ts').then((file) => file.departure),
  fields: ['organisation'],
  reloads: true,
  document: graphql(`
    mutation EndMembership($userId: String!, $organisation: String!) {
      endMembership(userId: $userId, organisationId: $organisation)
    }
  `),
  variables: ({ organisation }, { visitor }) => ({ userId: visitor?.userId ?? '', organisation }),
  next: (_data, { locale }) => `${localePath(organisationsPath, locale)}?said=organisationLeft`,
  refusals: { 'An organisation keeps an administrator': { text: 'lastAdministrator' } },
})

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
    return { title, description, tilePattern: { seed: 'account', family: 'sage' } }
  },
  screen: 'account/organisations',
})
