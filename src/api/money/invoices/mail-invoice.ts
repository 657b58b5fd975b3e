import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { type Locale, localePath } from '../../../domain/locales.ts'
import { paymentReference } from '../../../domain/payment-reference.ts'
import { provider } from '../../../domain/provider.ts'
import { findReceiver } from './find-receiver.ts'
import type { NewInvoice } from './new-invoice.ts'

type Told = Pick<NewInvoice, 'userId' | 'organisationId' | 'customer' | 'locale' | 'status' | 'publicUrl'>

interface Issued {
  id: string
  number: string
  total: number
  dueOn: string
}

/** The list of the customer's invoices with that one alone in it. */
export const invoiceAddress = (publicUrl: string, number: string, locale: Locale) =>
  `${publicUrl}${localePath('/my-account/invoice-data', locale)}?${new URLSearchParams({ search: number })}#invoices`

/** Mails an invoice to the address that is billed, else to whoever ordered, once for a `key`; without either nobody is mailed. */
export async function mailInvoice(
  tx: Transaction,
  { id, number, total, dueOn }: Issued,
  input: Told,
  key = `invoice:${id}`,
) {
  const { locale, publicUrl, status } = input
  const receiver = await findReceiver(tx, input)
  if (!receiver) return
  await queueMail(tx, {
    key,
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
      ...((input.userId || input.organisationId) && { url: invoiceAddress(publicUrl, number, locale) }),
    },
    attachments: [{ document: 'invoice', id }],
  })
}
