import { newOrganisation } from '../../../../schemas/organisation.ts'
import { line, postalCode } from '../../../../schemas/rules.ts'

const needed = (longest?: number) => line(longest).required('error.required')

/** Where invoices go, which none is valid without; name and VAT number are only there for who may change them. */
export const invoiceData = newOrganisation
  .pick(['name', 'vat', 'address', 'zip', 'city', 'country', 'reference'])
  .partial()
  .shape({ address: needed(), zip: postalCode.required('error.required'), city: needed(100), country: needed(100) })
