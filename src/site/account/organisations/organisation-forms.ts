import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { organisationsPath } from './organisations-path.ts'

/** Speaks for another organisation; the browser sends it itself, so that nothing of the one before stays in the page. */
export const switchForm = defineForm({
  name: 'switch-organisation',
  schema: () => import('./organisation-schemas.ts').then((file) => file.switchChoice),
  fields: ['organisation', 'page'],
  reloads: true,
  document: graphql(`
    mutation SwitchOrganisation($input: OrganisationChoice_Input!) {
      switchOrganisation(input: $input) { _id organisation { _id } }
    }
  `),
  variables: ({ organisation }) => ({ input: { organisation } }),
  next: (_data, { locale }, { page }) => `${localePath(page ?? organisationsPath, locale)}?said=organisationSwitched`,
})

/** Asks to join another organisation. */
export const applyForm = defineForm({
  name: 'organisation-join',
  schema: () => import('./organisation-schemas.ts').then((file) => file.application),
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
  schema: () => import('./organisation-schemas.ts').then((file) => file.departure),
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
