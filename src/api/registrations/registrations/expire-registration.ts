import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { contactMail } from './registration-mails.ts'
import { freeSeats } from './seats.ts'
import { type Actor, transitionRegistration } from './transition-registration.ts'

/** Lets a registration that is locked, with its session, lose its seats; its contact hears of it. */
export async function expireRegistration(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  actor: Actor,
) {
  await transitionRegistration(tx, registration, { status: 'expired' }, actor)
  await freeSeats(tx, registration)
  const { values, ...receiver } = contactMail(context, registration)
  await queueMail(tx, {
    key: `registration-expired:${registration.id}`,
    ...receiver,
    kind: 'registration-expired',
    values: { ...values, onRequest: registration.outcome === 'partner' },
  })
}
