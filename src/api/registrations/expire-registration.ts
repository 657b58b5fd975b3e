import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { type Mover, moveRegistration } from './move-registration.ts'
import { contactMail } from './registration-mails.ts'
import { freeSeats } from './seats.ts'

/** Lets a registration that is locked, with its session, lose its seats; its contact hears of it. */
export async function expireRegistration(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  mover: Mover,
) {
  await moveRegistration(tx, registration, { status: 'expired' }, mover)
  await freeSeats(tx, registration)
  await queueMail(tx, {
    key: `registration-expired:${registration.id}`,
    ...contactMail(context, registration),
    kind: 'registration-expired',
  })
}
