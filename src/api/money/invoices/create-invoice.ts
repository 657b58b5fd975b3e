import type { AnyObject } from 'yup'
import { newInvoice } from '../../../../schemas/invoice.ts'
import { defaultLocale } from '../../../domain/locales.ts'
import { type ApiContext, withMutex } from '../../platform/index.ts'
import { issueInvoice } from './issue-invoice.ts'
import type { NewInvoice } from './new-invoice.ts'

/** Issues and mails what staff wrote by hand. Whoever waits for the next number holds no connection meanwhile. */
export async function createInvoice({ db, user, publicUrl }: ApiContext, input: AnyObject): Promise<string> {
  const { customer, lines, reference, organisation, user: userId, locale } = newInvoice.cast(input)
  const { name, address, zip, city, country, vat, email } = customer
  const invoice: NewInvoice = {
    organisationId: organisation ?? null,
    userId: userId ?? null,
    status: 'open',
    locale: locale ?? defaultLocale,
    customer: {
      name,
      address: address ?? null,
      zip: zip ?? null,
      city: city ?? null,
      country: country ?? null,
      vat: vat ?? null,
      email: email ?? null,
    },
    reference: reference ?? null,
    lines,
    publicUrl: publicUrl(),
    issuedBy: user?.userId ?? null,
  }
  const { id } = await withMutex('invoice numbers', () => db.transaction((tx) => issueInvoice(tx, invoice)))
  return id
}
