import { defineForm } from '../../ui/forms/define-form.ts'
import { sessionIn, stepAddress } from './journey.ts'
import { saveDraftDocument } from './save-draft.ts'

/** Who is billed (spec section 2, billing information). */
export const invoiceForm = defineForm({
  name: 'register-invoice',
  schema: () => import('./invoice-schema.ts').then((file) => file.invoiceSchema),
  fields: [
    'isPrivatePerson',
    ...(['invoice.name', 'invoice.vat', 'invoice.address', 'invoice.zip', 'invoice.city'] as const),
    ...(['invoice.country', 'invoice.email', 'invoice.reference'] as const),
  ],
  document: saveDraftDocument,
  variables: ({ isPrivatePerson, invoice }, page) => ({
    session: sessionIn(page),
    input: { invoice: isPrivatePerson ? { ...invoice, vat: null } : invoice },
  }),
  next: (_data, page) => stepAddress(page, 'confirmation'),
})
