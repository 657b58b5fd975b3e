import { graphql } from '../../../ui/gql/gql.ts'
import type { PanelCustomerQuery } from '../../../ui/gql/graphql.ts'

export const customerQuery = graphql(`
  query PanelCustomer($id: String!) {
    customer(id: $id) {
      _id kind name email emailVerified phone vat address zip city language state createdAt participants
      people { _id name email roles approval active }
      organisations { _id name roles approval }
      registrations { _id status course { nl en fr } startDate participants session }
      invoices { _id number status issuedOn dueOn total creditOf }
      bookings { _id status date persons }
      mails { _id to subject createdAt sentAt }
      messages { _id subject createdAt handled }
      history { to at by about }
    }
    doubles(customer: $id) {
      items { kind why kept { _id name } dropped { _id name } }
    }
  }
`)

export type CustomerDouble = NonNullable<NonNullable<PanelCustomerQuery['doubles']>['items'][number]>
export type Customer = NonNullable<PanelCustomerQuery['customer']>
export type Person = NonNullable<Customer['people'][number]>
