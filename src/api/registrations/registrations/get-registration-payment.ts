import { and, eq, type SQL } from 'drizzle-orm'
import { registrations } from '../../../db/tables.ts'
import { isUnsettled, settleOpenPayment } from '../../money/index.ts'
import { type ApiContext, ApiError, uuidPattern } from '../../platform/index.ts'
import { registrationColumns } from './present-registration.ts'
import { visibleRegistrations } from './visible-registrations.ts'

/** How paying stands; a payment in flight is read at the provider first, so that a lost message does not matter. */
export async function getRegistrationPayment(context: ApiContext, id: string) {
  const { db, user } = context
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where: SQL | undefined = and(eq(registrations.id, id), visibleRegistrations(user))
  const { _id: registration, status, outcome, payment, total } = registrationColumns
  const read = () => db.select({ registration, status, outcome, payment, total }).from(registrations).where(where)
  const [known] = await read()
  if (!known) throw new ApiError('NOT_FOUND')
  if (!isUnsettled(known.payment)) return known
  await settleOpenPayment(context, id)
  const [current] = await read()
  return current ?? known
}
