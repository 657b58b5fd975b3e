import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { amountOfPayment } from './pay-owed.ts'
import { contactMail, courseAndDay, providerMail } from './registration-mails.ts'

/** Tells the contact what became of a payment. */
export async function mailPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-pending' | 'payment-failed' | 'payment-refund' | 'payment-returned',
) {
  const { values, ...receiver } = contactMail(context, registration)
  const amount = await amountOfPayment(tx, paymentId)
  await queueMail(tx, { key: `${kind}:${paymentId}`, ...receiver, kind, values: { ...values, amount } })
}

/** Money that cannot be kept: the contact hears that it comes back, the provider that it has to. */
export async function returnPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-refund' | 'payment-returned',
) {
  await mailPayment(context, tx, registration, paymentId, kind)
  const { values, ...provider } = providerMail(context, registration)
  const { customer, email, url } = values
  await queueMail(tx, {
    key: `refund-due:${paymentId}`,
    ...provider,
    kind: 'refund-due',
    values: {
      ...{ customer, email, url },
      amount: await amountOfPayment(tx, paymentId),
      subject: courseAndDay(registration, provider.locale),
    },
  })
}
