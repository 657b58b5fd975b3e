import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { invoices } from '../../db/tables.ts'
import { localePath } from '../../domain/locales.ts'
import { findReceiver } from './find-receiver.ts'

/** Tells that the money of an invoice came in, or that of a credit note went back. */
export async function mailSettled(
  tx: Transaction,
  { id, userId, document }: typeof invoices.$inferSelect,
  publicUrl: string,
) {
  const { customer, locale, number, total, creditOf } = document
  const receiver = await findReceiver(tx, { userId, customer })
  if (!receiver) return
  const { to, firstName } = receiver
  const url = publicUrl + localePath('/my-account/invoice-data', locale)
  const kind = creditOf ? 'refund-paid' : 'invoice-settled'
  await queueMail(tx, {
    key: `${kind}:${id}`,
    ...{ to, locale, kind },
    values: { firstName, number, amount: Math.abs(total), url },
  })
}
