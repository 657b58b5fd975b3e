import { newOrganisation } from '../../../../schemas/organisation.ts'

/** Where invoices go; name and VAT number are only there for who may change them. */
export const invoiceData = newOrganisation
  .pick(['name', 'vat', 'address', 'zip', 'city', 'country', 'reference'])
  .partial()
