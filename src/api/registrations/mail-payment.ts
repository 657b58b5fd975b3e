import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { ApiContext } from '../context.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { amountOfPayment } from './pay-owed.ts'
import { contactMail, courseAndDay, providerMail } from './registration-mails.ts'

/** Tells the contact what became of a payment. */
export async function mailPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-pending' | 'payment-refund' | 'payment-returned',
) {
  const { values, ...receiver } = contactMail(context, registration)
  const amount = await amountOfPayment(tx, paymentId)
  await queueMail(tx, { key: `${kind}:${paymentId}`, ...receiver, kind, values: { ...values, amount } })
}

/** Tells the contact that nothing was paid, and until when the seats are held. */
export async function mailFailedPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  expiresAt: Date,
) {
  const kind = 'payment-failed'
  const { values, ...receiver } = contactMail(context, registration)
  const amount = await amountOfPayment(tx, paymentId)
  const told = { ...values, amount, expiresAt: expiresAt.toISOString() }
  await queueMail(tx, { key: `${kind}:${paymentId}`, ...receiver, kind, values: told })
}

/** Money that cannot be kept goes back by itself: the contact hears of it, and so does the provider. */
export async function returnPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-refund' | 'payment-returned',
) {
  const amount = await amountOfPayment(tx, paymentId)
  await requestRefund(tx, { paymentId, creditNoteId: null, amount, userId: null })
  await mailPayment(context, tx, registration, paymentId, kind)
  const { values, ...provider } = providerMail(context, registration)
  const { customer, email, url } = values
  await queueMail(tx, {
    key: `refund-due:${paymentId}`,
    ...provider,
    kind: 'refund-due',
    values: {
      ...{ customer, email, url },
      amount,
      subject: courseAndDay(registration, provider.locale),
    },
  })
}
