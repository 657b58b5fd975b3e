import { boolean, object, string } from 'yup'
import { organisationAdmin, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelCustomerQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { noteForms } from '../kit/notes.ts'
import { idOf } from '../kit/paths.ts'
import { customerPaymentForm, prepaidCardForm } from './payment.ts'

const id = string().uuid('error.form').required('error.required')

const decideSchema = object({
  applicant: id,
  approval: string()
    .oneOf(['approved', 'rejected'] as const, 'error.choice')
    .required('error.required'),
})

/** Who administers an organisation, with the password of whoever says so. */
const rolesSchema = object({
  person: id,
  isAdministrator: boolean().required('error.required'),
  password: string().max(200, 'error.tooLong'),
})

const customerQuery = graphql(`
  query PanelCustomer($id: String!, $isDesk: Boolean!) {
    customer(id: $id) {
      _id kind name email emailVerified phone vat enterpriseNumber receivesEInvoices address zip city language state createdAt participants
      people { _id name email roles approval active }
      organisations { _id name roles approval }
      registrations { _id status course { nl en fr } startDate participants session }
      invoices { _id number status issuedOn dueOn total creditOf }
      bookings { _id status date persons }
      mails { _id to subject createdAt sentAt }
      messages { _id subject createdAt handled }
      history { to at by about }
    }
    accountStatement(id: $id) {
      open credit
      openInvoices { _id number dueOn owed }
      credits { _id receivedOn reference rest }
    }
    prepaidCards(customer: $id, limit: 50) {
      items {
        _id number days daysLeft total validUntil state boughtOn
        invoice { _id number }
        uses { registration days startDate course { nl en fr } }
      }
    }
    notes(subject: "customer", id: $id) { ...NoteLine }
    deskMessages(customer: $id) @include(if: $isDesk) { ...WrittenLine }
    doubles(customer: $id) {
      items { kind why kept { _id name } dropped { _id name } }
    }
  }
`)

export type CustomerDuplicate = NonNullable<NonNullable<PanelCustomerQuery['doubles']>['items'][number]>
export type Customer = NonNullable<PanelCustomerQuery['customer']>
export type PrepaidCard = NonNullable<NonNullable<PanelCustomerQuery['prepaidCards']>['items'][number]>
export type Account = NonNullable<PanelCustomerQuery['accountStatement']>
export type Person = NonNullable<Customer['people'][number]>

export const isAdministrator = ({ roles }: Pick<Person, 'roles'>): boolean => roles.includes(organisationAdmin)

export const activeForm = defineForm({
  name: 'customer-active',
  schema: async () => object({ active: boolean().required('error.required') }),
  fields: ['active'],
  document: graphql(`
    mutation SetActive($id: String!, $active: Boolean!) {
      updateUser(id: $id, input: { active: $active }) { _id }
    }
  `),
  variables: ({ active }, page) => ({ id: idOf(page), active }),
  next: saidHere('saved'),
})

export const decideForm = defineForm({
  name: 'customer-approval',
  schema: async () => decideSchema,
  fields: ['applicant', 'approval'],
  document: graphql(`
    mutation DecideApplicant($id: String!, $input: ApprovalDecision_Input!) {
      decideApproval(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ applicant, approval }, page) => ({ id: applicant, input: { approval, organisation: idOf(page) } }),
  next: (data, page, { approval }) => saidHere(approval)(data, page),
})

export const rolesForm = defineForm({
  name: 'customer-roles',
  schema: async () => rolesSchema,
  fields: ['person', 'isAdministrator', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation SetContactRoles($id: String!, $userId: String!, $input: OrganisationContactChanges_Input!) {
      updateOrganisationContact(id: $id, userId: $userId, input: $input) { _id }
    }
  `),
  variables: ({ person, isAdministrator, password }, page) => ({
    id: idOf(page),
    userId: person,
    input: { roles: isAdministrator ? ['ORGANISATION_ADMIN' as const] : [], ...(password && { password }) },
  }),
  next: saidHere('saved'),
})

export const customerPage = definePanelPage({
  path: '/control-panel/customers/:id',
  search: ['act', 'person'],
  query: {
    document: customerQuery,
    variables: ({ params, visitor }) => ({ id: params.id ?? '', isDesk: worksAs(visitor, ['desk']) }),
  },
  forms: [activeForm, decideForm, rolesForm, customerPaymentForm, prepaidCardForm, ...noteForms],
  title: ({ customer }, { locale }) => customer?.name ?? allTexts[locale]['panel-customers'].title,
})
