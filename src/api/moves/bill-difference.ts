import type { Transaction } from '../../db/client.ts'
import { vatRate } from '../../domain/vat.ts'
import type { Amounts } from '../cancellations/money-of-registration.ts'
import type { ApiContext } from '../context.ts'
import { billedInvoices } from '../invoices/billed-invoices.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'
import { courseAndDay, localeOfRegistration } from '../registrations/registration-mails.ts'

/** Bills what a dearer session costs beside, where its registration was billed before; by these amounts. */
export async function billDifference(
  { publicUrl, user }: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { net, vat }: Amounts,
) {
  const first = (await billedInvoices(tx, registration.id)).at(-1)
  if (!first) return
  const { organisationId, userId, document } = first
  const locale = localeOfRegistration(registration)
  const quantity = registration.participants.length
  await issueInvoice(tx, {
    ...{ organisationId, userId, locale },
    supplements: first.id,
    status: 'open',
    customer: document.customer,
    reference: document.reference,
    lines: [{ description: courseAndDay(registration, locale), quantity, unitPrice: net / quantity, vatRate }],
    vat,
    floor: document.floor,
    publicUrl: publicUrl(),
    issuedBy: user?.role === 'STAFF' ? user.userId : null,
  })
}
