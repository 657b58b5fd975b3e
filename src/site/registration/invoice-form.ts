import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { sessionIn, stepAddress } from './journey.ts'

/** Who is billed (spec section 2, billing information); the address becomes the account's where that is asked. */
export const invoiceForm = defineForm({
  name: 'register-invoice',
  schema: () => import('./invoice-schema.ts').then((file) => file.invoiceSchema),
  fields: [
    'isPrivatePerson',
    ...(['invoice.name', 'invoice.vat', 'invoice.address', 'invoice.zip', 'invoice.city'] as const),
    ...(['invoice.country', 'invoice.email', 'invoice.reference', 'keepsAddress'] as const),
  ],
  document: graphql(`
    mutation SaveInvoiceOfDraft($session: String!, $input: RegistrationDraftChanges_Input!, $account: String!,
      $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,
      $isOrganisations: Boolean!, $isPersons: Boolean!) {
      saveRegistrationDraft(session: $session, input: $input) { _id }
      updateOrganisation(id: $account, input: $organisation) @include(if: $isOrganisations) { _id }
      updateUser(id: $account, input: $person) @include(if: $isPersons) { _id }
    }
  `),
  variables({ isPrivatePerson, keepsAddress, invoice }, page) {
    const { organisation, userId = '' } = page.visitor ?? {}
    const { address, zip, city, country } = invoice
    const typed = { address, zip, city, country }
    return {
      session: sessionIn(page),
      input: { invoice: isPrivatePerson ? { ...invoice, vat: null } : invoice },
      account: organisation ?? userId,
      ...{ organisation: typed, person: typed },
      isOrganisations: Boolean(keepsAddress && organisation),
      isPersons: Boolean(keepsAddress && !organisation),
    }
  },
  next(data, page) {
    const isKept = data.updateOrganisation ?? data.updateUser
    return stepAddress(page, 'confirmation', isKept ? { said: 'invoice-data' } : {})
  },
})
