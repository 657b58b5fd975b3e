import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { contactMail, providerMail } from './registration-mails.ts'
import type { Actor } from './transition-registration.ts'

/** Tells the contact that a registration is canceled, and the provider when it was the customer who did. */
export async function mailCancellation(
  context: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { as }: Pick<Actor, 'as'>,
) {
  const { id } = registration
  const kind = 'registration-canceled'
  await queueMail(tx, { key: `${kind}:${id}`, ...contactMail(context, registration), kind })
  if (as !== 'owner') return
  await queueMail(tx, {
    key: `registration-cancellation:${id}`,
    ...providerMail(context, registration),
    kind: 'registration-cancellation',
  })
}
