import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import { invoiceRegistration } from './invoice-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { payOpenInvoices } from './pay-open-invoices.ts'
import { contactMail, deadlineFacts, mailParticipants } from './registration-mails.ts'
import { type Actor, transitionRegistration } from './transition-registration.ts'

/** Makes a locked registration paid: receipt of `amount` cents to the contact, word to the participants, and the invoice last. */
export async function completeRegistration(
  context: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  actor: Actor,
  amount = registration.net + registration.vat,
) {
  await transitionRegistration(tx, registration, { status: 'paid', outcome: 'paid', paidAt: new Date() }, actor)
  const { values, ...receiver } = contactMail(context, registration)
  await queueMail(tx, {
    key: `payment-received:${registration.id}`,
    ...receiver,
    kind: 'payment-received',
    values: { ...values, ...deadlineFacts(registration), amount },
  })
  await mailParticipants(context, tx, registration, { kind: 'participant-registered' })
  await payOpenInvoices(tx, registration.id, actor.userId ?? null)
  await invoiceRegistration(context, tx, registration, 'paid')
}
