import type { CancellationEffect } from '../../../../schemas/cancellation.ts'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import { type LoadedRegistration, loadRegistration } from '../registrations/load-registration.ts'
import { mailCanceledParticipant } from '../registrations/mail-canceled-participant.ts'
import { mailCancellation } from '../registrations/mail-cancellation.ts'
import { contactMail, mailParticipants, providerMail } from '../registrations/registration-mails.ts'

interface Canceled {
  effect: CancellationEffect
  leaving: LoadedRegistration['participants']
  /** It was paid or billed. */
  isCharged: boolean
  /** The customer did it, not staff for them. */
  isOwn: boolean
}

type Context = Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>

/** Nothing was paid or billed: the contact hears what is left to pay, if anything. */
async function mailUnpaid(context: Context, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
  const { effect, leaving, isOwn } = canceled
  if (effect.isWhole) return mailCancellation(context, tx, before, { as: isOwn ? 'owner' : 'staff' })
  const after = await loadRegistration(tx, before.id)
  for (const one of leaving) await mailCanceledParticipant(context, tx, after, { leaving: one, isOwn })
}

/** What was paid or billed: the contact hears the amounts. */
async function mailSettlement(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded, kept } = canceled.effect
  const { values, ...contact } = contactMail(context, left)
  const key = `${left.id}:${Date.now()}`
  const leaving = canceled.leaving.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
  await queueMail(tx, {
    key: `cancellation-settled:${key}`,
    ...contact,
    kind: 'cancellation-settled',
    values: { ...values, credited, refunded, kept, ...(!canceled.effect.isWhole && { leaving }) },
  })
  if (!canceled.isOwn) return
  const { values: facts, ...provider } = providerMail(context, left)
  const kind = 'cancellation-notice'
  await queueMail(tx, { key: `${kind}:${key}`, ...provider, kind, values: { ...facts, credited, refunded } })
}

/** The law asks to confirm a withdrawal on a durable medium, with what it is of and the moment it came in. */
async function mailWithdrawal(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { credit: credited, refund: refunded } = canceled.effect
  const { values, ...contact } = contactMail(context, left)
  const withdrawnAt = new Date().toISOString()
  const kind = 'registration-withdrawn'
  await queueMail(tx, { key: `${kind}:${left.id}`, ...contact, kind, values: { ...values, withdrawnAt, refunded } })
  const { values: facts, ...provider } = providerMail(context, left)
  await queueMail(tx, {
    key: `withdrawal-notice:${left.id}`,
    ...provider,
    kind: 'cancellation-notice',
    values: { ...facts, credited, refunded },
  })
}

/** We canceled the session: the contact hears what comes back; participants heard before that it does not take place. */
async function mailRefunded(context: Context, tx: Transaction, left: LoadedRegistration, canceled: Canceled) {
  const { values, ...contact } = contactMail(context, left)
  const { effect, isCharged } = canceled
  const [credited, refunded] = [isCharged ? effect.credit : 0, effect.refund]
  const kind = 'session-refunded'
  await queueMail(tx, { key: `${kind}:${left.id}`, ...contact, kind, values: { ...values, credited, refunded } })
}

/** Tells the contact what became of the money, the provider that it was the customer, and participants who knew of their seat. */
export async function mailCanceled(context: Context, tx: Transaction, before: LoadedRegistration, canceled: Canceled) {
  const { effect, leaving, isCharged } = canceled
  const left = { ...before, participants: leaving }
  if (before.sessionCanceledAt && effect.isWhole) return mailRefunded(context, tx, left, canceled)
  if (effect.withdrawal) await mailWithdrawal(context, tx, left, canceled)
  else if (isCharged && effect.credit + effect.kept > 0) await mailSettlement(context, tx, left, canceled)
  else await mailUnpaid(context, tx, before, canceled)
  const knew = before.status === 'paid' || (before.outcome === 'partner' && effect.isWhole)
  if (knew || isCharged)
    await mailParticipants(context, tx, left, { kind: 'participant-left', key: String(Date.now()) })
}
