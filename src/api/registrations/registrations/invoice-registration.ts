import type { Transaction } from '../../../db/client.ts'
import { vatRate } from '../../../domain/vat.ts'
import { issueInvoice } from '../../money/index.ts'
import type { ApiContext } from '../../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { courseAndDay, localeOfRegistration } from './registration-mails.ts'

/** Issues the invoice of a registration, unless it costs nothing. */
export async function invoiceRegistration(
  { publicUrl, user }: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  status: 'open' | 'paid',
) {
  const { id, net, invoice, course, participants } = registration
  if (net === 0) return
  const locale = localeOfRegistration(registration)
  const { name, address, zip, city, country, email, vat = null, reference } = invoice
  await issueInvoice(tx, {
    registrationId: id,
    organisationId: registration.organisationId,
    userId: registration.userId,
    status,
    locale,
    customer: { name, address, zip, city, country, email, vat },
    reference: reference ?? registration.reference,
    lines: [
      {
        description: courseAndDay(registration, locale),
        quantity: participants.length,
        unitPrice: net / participants.length,
        vatRate,
      },
    ],
    floor: { seed: course.key, family: course.category },
    publicUrl: publicUrl(),
    issuedBy: user?.role === 'STAFF' ? user.userId : null,
  })
}
