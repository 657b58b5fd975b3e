import type { AnyObject } from 'yup'
import { newInvoice } from '../../../schemas/invoice.ts'
import { defaultLocale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Issues and mails what staff wrote by hand. */
export async function createInvoice({ db, user, publicUrl }: ApiContext, input: AnyObject): Promise<string> {
  const { customer, lines, reference, organisation, user: userId, locale } = newInvoice.cast(input)
  const { name, address, zip, city, country, vat, email } = customer
  const { id } = await db.transaction((tx) =>
    issueInvoice(tx, {
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
    }),
  )
  return id
}
