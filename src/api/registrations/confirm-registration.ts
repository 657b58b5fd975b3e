import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { vatRate } from '../../domain/vat.ts'
import { billedInvoices, issueInvoice } from '../money/index.ts'
import type { ApiContext } from '../platform/index.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import {
  contactMail,
  courseAndDay,
  deadlineFacts,
  localeOfRegistration,
  mailParticipants,
  providerMail,
} from './mail-registration.ts'
import { type Actor, transitionRegistration } from './transition-registration.ts'

/** Issues the invoice of a registration, unless it costs nothing. */
async function invoiceRegistration(
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

/** Makes the open invoices of a registration paid: its own, and what was added to that. */
export async function payOpenInvoices(tx: Transaction, registrationId: string, userId: string | null) {
  for (const { id, status } of await billedInvoices(tx, registrationId)) {
    if (status !== 'open') continue
    await tx.update(invoices).set({ status: 'paid' }).where(eq(invoices.id, id))
    await recordStateChange(tx, 'invoice', id, { from: 'open', to: 'paid', userId })
  }
}

/** Tells of a new registration; what is billed by agreement gets its invoice now. */
export async function confirmRegistration(context: ApiContext, tx: Transaction, id: string) {
  const registration = await loadRegistration(tx, id)
  const { values, ...receiver } = contactMail(context, registration)
  const { expiresAt, billing } = registration
  if (expiresAt && billing === 'online') {
    await queueMail(tx, {
      about: id,
      ...receiver,
      kind: 'registration-received',
      values: { ...values, expiresAt: expiresAt.toISOString() },
    })
    return
  }
  if (billing !== 'online') {
    await queueMail(tx, {
      about: id,
      ...receiver,
      kind: 'registration-partner',
      values: { ...values, ...deadlineFacts(registration), ...(expiresAt && { expiresAt: expiresAt.toISOString() }) },
    })
    // Somebody of the provider will contact them (spec section 2, partner).
    const kind = 'partner-registration'
    await queueMail(tx, { about: id, ...providerMail(context, registration), kind })
  } else {
    const kind = 'payment-received'
    await queueMail(tx, {
      about: id,
      ...receiver,
      kind,
      values: { ...values, ...deadlineFacts(registration), amount: 0 },
    })
  }
  await mailParticipants(context, tx, registration, { kind: 'participant-registered' })
  await invoiceRegistration(context, tx, registration, 'open')
}

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
    about: registration.id,
    ...receiver,
    kind: 'payment-received',
    values: { ...values, ...deadlineFacts(registration), amount },
  })
  await mailParticipants(context, tx, registration, { kind: 'participant-registered' })
  await payOpenInvoices(tx, registration.id, actor.userId ?? null)
  await invoiceRegistration(context, tx, registration, 'paid')
}
