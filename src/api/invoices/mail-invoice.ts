import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { localePath } from '../../domain/locales.ts'
import { paymentReference } from '../../domain/payment-reference.ts'
import { provider } from '../../domain/provider.ts'
import { findReceiver } from './find-receiver.ts'
import type { NewInvoice } from './new-invoice.ts'

interface Issued {
  id: string
  number: string
  total: number
  dueOn: string
}

/** Where a customer finds what the invoice is for (spec section 2). */
function pageOf({ registrationId, bookingId }: NewInvoice): string {
  if (registrationId) return '/my-account/registration-data'
  return bookingId ? '/my-account/bookings-data' : '/my-account/invoice-data'
}

/** Mails an invoice to the address that is billed, else to whoever ordered; without either nobody is mailed. */
export async function mailInvoice(tx: Transaction, { id, number, total, dueOn }: Issued, input: NewInvoice) {
  const { locale, publicUrl, status } = input
  const receiver = await findReceiver(tx, input)
  if (!receiver) return
  await queueMail(tx, {
    key: `invoice:${id}`,
    to: receiver.to,
    locale,
    kind: 'invoice',
    values: {
      firstName: receiver.firstName,
      number,
      amount: total,
      dueOn,
      paid: status === 'paid',
      ...(status === 'open' && { account: provider.iban, paymentReference: paymentReference(number) }),
      ...((input.userId || input.organisationId) && { url: publicUrl + localePath(pageOf(input), locale) }),
    },
    attachments: [{ document: 'invoice', id }],
  })
}
