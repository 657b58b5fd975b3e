import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from '../registrations/load-registration.ts'
import { contactMail, mailParticipants, providerMail } from '../registrations/registration-mails.ts'

interface Moved {
  before: LoadedRegistration
  moved: LoadedRegistration
  /** Cents including VAT. */
  difference: number
  refund: number
  /** The customer did it, not staff for them. */
  isOwn: boolean
}

/** The contact hears the new day and what it does to the money, the provider that it was the customer, participants the new day. */
export async function mailMoved(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  { before, moved, difference, refund: refunded, isOwn }: Moved,
) {
  const key = `${moved.id}:${Date.now()}`
  const previous = before.startDate.toISOString()
  const { values, ...contact } = contactMail(context, moved)
  const kind = 'registration-moved'
  await queueMail(tx, {
    key: `${kind}:${key}`,
    ...contact,
    kind,
    values: { ...values, previous, difference, refunded },
  })
  if (isOwn) {
    const { values: facts, ...provider } = providerMail(context, moved)
    const notice = 'move-notice'
    await queueMail(tx, { key: `${notice}:${key}`, ...provider, kind: notice, values: { ...facts, previous } })
  }
  const knew = moved.status === 'paid' || moved.outcome === 'partner'
  if (knew) await mailParticipants(context, tx, moved, { kind: 'participant-moved', previous, key: String(Date.now()) })
}
