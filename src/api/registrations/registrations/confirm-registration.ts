import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import { invoiceRegistration } from './invoice-registration.ts'
import { loadRegistration } from './load-registration.ts'
import { contactMail, deadlineFacts, mailParticipants, providerMail } from './registration-mails.ts'

/** Tells of a new registration; what is billed by agreement gets its invoice now. */
export async function confirmRegistration(context: ApiContext, tx: Transaction, id: string) {
  const registration = await loadRegistration(tx, id)
  const { values, ...receiver } = contactMail(context, registration)
  const { expiresAt, outcome } = registration
  if (expiresAt && outcome !== 'partner') {
    await queueMail(tx, {
      key: `registration-received:${id}`,
      ...receiver,
      kind: 'registration-received',
      values: { ...values, expiresAt: expiresAt.toISOString() },
    })
    return
  }
  if (outcome === 'partner') {
    await queueMail(tx, {
      key: `registration-partner:${id}`,
      ...receiver,
      kind: 'registration-partner',
      values: { ...values, ...deadlineFacts(registration), ...(expiresAt && { expiresAt: expiresAt.toISOString() }) },
    })
    // Somebody of the provider will contact them (spec section 2, partner).
    const kind = 'partner-registration'
    await queueMail(tx, { key: `${kind}:${id}`, ...providerMail(context, registration), kind })
  } else {
    const kind = 'payment-received'
    await queueMail(tx, {
      key: `${kind}:${id}`,
      ...receiver,
      kind,
      values: { ...values, ...deadlineFacts(registration), amount: 0 },
    })
  }
  await mailParticipants(context, tx, registration, { kind: 'participant-registered' })
  await invoiceRegistration(context, tx, registration, 'open')
}
