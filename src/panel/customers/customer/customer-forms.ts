import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { customerHref } from '../customers-path.ts'

const idOf = ({ params }: PageContext) => params.id ?? ''
const back = (page: PageContext, said: string) => `${customerHref(idOf(page), page)}?said=${said}`
const schemas = () => import('./customer-schemas.ts')

/** Lets nobody sign in with an account any more, or again. */
export const activeForm = defineForm({
  name: 'customer-active',
  schema: () => schemas().then((module) => module.activeSchema),
  fields: ['active'],
  document: graphql(`
    mutation SetActive($id: String!, $active: Boolean!) {
      updateUser(id: $id, input: { active: $active }) { _id }
    }
  `),
  variables: ({ active }, page) => ({ id: idOf(page), active }),
  next: (_data, page) => back(page, 'saved'),
})

/** Lets somebody into an organisation, or not. */
export const decideForm = defineForm({
  name: 'customer-approval',
  schema: () => schemas().then((module) => module.decideSchema),
  fields: ['applicant', 'approval'],
  document: graphql(`
    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ applicant, approval }, page) => ({ id: applicant, input: { approval, organisation: idOf(page) } }),
  next: (_data, page, { approval }) => back(page, approval),
})

/** Makes somebody an administrator of the organisation, or takes that away. */
export const rolesForm = defineForm({
  name: 'customer-roles',
  schema: () => schemas().then((module) => module.rolesSchema),
  fields: ['person', 'isAdministrator', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
      updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }
    }
  `),
  variables: ({ person, isAdministrator, password }, page) => ({
    ...{ id: idOf(page), userId: person },
    input: { roles: isAdministrator ? ['ORGANISATION_ADMIN' as const] : [], ...(password && { password }) },
  }),
  next: (_data, page) => back(page, 'saved'),
})
