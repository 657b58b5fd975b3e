import { eq } from 'drizzle-orm'
import type { RegistrationChanges } from '../../../schemas/registration.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrations } from '../../db/tables.ts'
import type { RegistrationStatus } from '../../domain/registrations.ts'
import { registrationTerms } from '../../domain/registrations.ts'
import { type ApiContext, ApiError, callerOf, finance, requireRole } from '../platform/index.ts'
import { receiveRegistration } from './bill-registration.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { expireRegistration } from './expire-registrations.ts'
import { assertNotInvoiced, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { retakeSeats } from './seats.ts'
import { changeRegistration } from './transition-registration.ts'

/** 409 unless it waits for a price, in a session that is still to come. */
function assertOnRequest({ status, billing, net, startDate, sessionCanceledAt }: LoadedRegistration) {
  if (sessionCanceledAt) throw new ApiError('SESSION_CANCELED')
  if (startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (status !== 'awaiting_payment' || billing === 'online' || net > 0) throw new ApiError('STATE_CONFLICT')
}

/**
 * Gives what was on request its price, in cents a participant excluding VAT: its customer hears to pay it in time, or gets
 * the invoice where nothing has to be paid beforehand.
 */
async function confirmPrice(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { price, userId }: { price: number; userId: string },
) {
  assertOnRequest(registration)
  const { id, status, startDate: start, participants, billing } = registration
  const terms = registrationTerms(
    { price, start },
    participants.length,
    billing === 'invoice' ? 'partner' : 'online',
    new Date(),
  )
  await tx.update(registrations).set(terms).where(eq(registrations.id, id))
  const differences = { price: [null, price] } as const
  const told = { from: status, to: terms.status, userId, reason: `price ${price}`, differences }
  await recordStateChange(tx, 'registration', id, told)
  await confirmRegistration(context, tx, id)
}

/** What is on request waits for nobody any more once staff say that it stands as it is. */
async function confirmOnRequest(tx: Transaction, { id, status, billing }: LoadedRegistration) {
  if (status !== 'awaiting_payment' || billing !== 'on request') return
  await tx.update(registrations).set({ billing: 'invoice', expiresAt: null }).where(eq(registrations.id, id))
}

async function transitionByStaff(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  status: RegistrationStatus,
  userId: string,
) {
  const actor = { as: 'staff', userId } as const
  if (registration.isTakenBack) throw new ApiError('STATE_CONFLICT')
  if (status === registration.status) return confirmOnRequest(tx, registration)
  if (status === 'expired') {
    // What is billed is canceled, which credits it.
    await assertNotInvoiced(tx, registration.id)
    return expireRegistration(context, tx, registration, actor)
  }
  if (status !== 'paid') throw new ApiError('STATE_CONFLICT')
  if (registration.status === 'expired' && !(await retakeSeats(tx, registration))) {
    throw new ApiError('SESSION_FULLY_BOOKED')
  }
  await receiveRegistration(context, tx, registration, actor)
}

/** 409 where it comes to another total, or has not as many participants, as was shown. */
function assertShown({ net, vat, participants }: LoadedRegistration, shown: RegistrationChanges) {
  const isSame = (shown.total ?? net + vat) === net + vat
  if (!isSame || (shown.participants ?? participants.length) !== participants.length)
    throw new ApiError('EFFECT_CHANGED')
}

/**
 * Changes who is billed and the reference until an invoice says them; staff move the status, and price what is on request,
 * too (403 for others).
 */
export async function updateRegistration(context: ApiContext, id: string, changes: RegistrationChanges) {
  const caller = callerOf(context)
  const { status, price, invoice, reference } = changes
  if ((status || price) && caller.role !== 'STAFF') throw new ApiError('FORBIDDEN')
  if (status === 'paid') requireRole(caller, finance)
  await changeRegistration(context, id, async (tx, registration) => {
    assertShown(registration, changes)
    if (invoice || reference !== undefined) {
      await assertNotInvoiced(tx, id)
      await tx.update(registrations).set({ invoice, reference }).where(eq(registrations.id, id))
    }
    const { userId } = caller
    const isChanged = invoice || reference !== undefined || price
    if (price) await confirmPrice(context, tx, registration, { price, userId })
    if (status) {
      await transitionByStaff(context, tx, isChanged ? await loadRegistration(tx, id) : registration, status, userId)
    }
  })
  return id
}
