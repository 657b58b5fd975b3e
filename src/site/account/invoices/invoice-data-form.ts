import { organisationAdmin } from '../../../domain/contact-roles.ts'
import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { invoicesPath } from './invoice-list.ts'

/** What stands on the invoices of an organisation, or of a private person. */
export const invoiceDataForm = defineForm({
  name: 'invoice-data',
  schema: () => import('./invoice-data-schema.ts').then((file) => file.invoiceData),
  fields: ['name', 'vat', 'address', 'zip', 'city', 'country', 'reference'],
  document: graphql(`
    mutation SaveInvoiceData($id: String!, $organisation: OrganisationChanges_Input!, $person: UserChanges_Input!,
      $isOrganisation: Boolean!) {
      updateOrganisation(id: $id, input: $organisation) @include(if: $isOrganisation) { _id }
      updateUser(id: $id, input: $person) @skip(if: $isOrganisation) { _id }
    }
  `),
  variables({ name, vat, reference, ...address }, { visitor }) {
    const { organisation, userId = '', contactRoles = [] } = visitor ?? {}
    // Fields that somebody's form does not have are read as empty: they would empty what is there.
    const renamed = contactRoles.includes(organisationAdmin)
      ? { name, vat }
      : { ...(name && { name }), ...(vat && { vat }) }
    return {
      id: organisation ?? userId,
      isOrganisation: Boolean(organisation),
      organisation: { ...renamed, reference, ...address },
      person: address,
    }
  },
  next: (_data, { locale }) => `${localePath(invoicesPath, locale)}?said=invoice-data`,
})
