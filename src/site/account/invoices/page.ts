import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-booking-form.ts'
import { definePage } from '../../screens/define-page.ts'
import { invoiceDataForm } from './invoice-data-form.ts'
import { invoiceScreenQuery, invoicesPath, listVariables } from './invoice-list.ts'

/** The invoices of a customer, and what stands on them (spec section 2, my-account). */
export const invoicesPage = definePage({
  path: invoicesPath,
  access: 'contact',
  area: 'account',
  search: ['search', 'status', 'sort', 'page'],
  query: { document: invoiceScreenQuery, variables: listVariables },
  forms: [invoiceDataForm, payBookingForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].invoices
    return { title, description, floor: { seed: 'invoices', family: 'terra' } }
  },
  screen: 'account/invoices',
})
