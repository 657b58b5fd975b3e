import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { contactMail, mailParticipants, providerMail } from './registration-mails.ts'

/** The contact hears what is left to pay, the provider that it was the customer's deed, the participant what they knew of. */
export async function mailCanceledParticipant(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { leaving, isOwn }: { leaving: LoadedRegistration['participants'][number]; isOwn: boolean },
) {
  const { id, net, vat, outcome } = registration
  const participant = `${leaving.firstName} ${leaving.lastName}`
  const key = `${id}:${leaving.id}:${Date.now()}`
  const { values, ...contact } = contactMail(context, registration)
  await queueMail(tx, {
    key: `participant-canceled:${key}`,
    ...contact,
    kind: 'participant-canceled',
    values: { ...values, participant, amount: net + vat },
  })
  if (isOwn) {
    const provider = providerMail(context, registration)
    await queueMail(tx, {
      key: `participant-cancellation:${key}`,
      ...{ to: provider.to, locale: provider.locale },
      kind: 'participant-cancellation',
      values: { ...provider.values, participant },
    })
  }
  if (outcome !== 'partner') return
  await mailParticipants(context, tx, { ...registration, participants: [leaving] }, { kind: 'participant-left', key })
}
