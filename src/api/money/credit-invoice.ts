import { eq } from 'drizzle-orm'
import type { NewCreditNote } from '../../../schemas/invoice.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices, registrations } from '../../db/tables.ts'
import { totalsOf, vatOn, withAmount } from '../../domain/vat.ts'
import { type ApiContext, ApiError, invalid, lock, pick, uuidPattern, withMutex } from '../platform/index.ts'
import { leftOfInvoice, orderOfInvoice } from './invoice.ts'
import { type CreditedPart, issueCreditNote } from './issue-credit-note.ts'
import { type LockedInvoice, lockInvoice, recomputeBalance } from './lock-invoices.ts'
import { assertNoPaymentUnderWay } from './open-payment.ts'
import { writtenOffOf } from './payment-orders.ts'
import { returnCredited } from './return-credited.ts'
import { settleCovered } from './settle-invoices.ts'

/** Of a card all is taken back or nothing, while nobody has days of it: it is locked, so that nobody takes any meanwhile. */
async function assertUnused(tx: Transaction, invoice: LockedInvoice['invoice'], card: string, isAll: boolean) {
  await lock(tx, { prepaidCards: [card] })
  const { canCredit, isCardUsed } = await orderOfInvoice(tx, invoice)
  if (isCardUsed || !isAll) throw new ApiError('PREPAID_CARD')
  if (!canCredit) throw new ApiError('STATE_CONFLICT')
}

async function assertCreditable(tx: Transaction, locked: LockedInvoice, isAll: boolean) {
  const { invoice, registrationId, bookingId } = locked
  const order = await orderOfInvoice(tx, invoice)
  if (order.prepaidCardId) return assertUnused(tx, invoice, order.prepaidCardId, isAll)
  if (isAll && order.mustStand) throw new ApiError('ORDER_STANDS')
  if (!(isAll ? order.canCredit : order.canCreditPart)) throw new ApiError('STATE_CONFLICT')
  // Money of the old amount may be on its way.
  if (invoice.status !== 'open') return
  if (registrationId) await assertNoPaymentUnderWay(tx, registrationId)
  if (bookingId) await assertNoPaymentUnderWay(tx, bookingId, 'bookingId')
}

const billed = {
  ...pick(registrations, 'id', 'net', 'vat', 'cancellationFee'),
  writtenOff: writtenOffOf(registrations.id),
}
type Billed = Record<'net' | 'vat' | 'cancellationFee', number> & { id: string }

/** A registration costs so much less from now on, to whoever pays, cancels or moves it; gives back the VAT of that. */
async function lowerPrice(
  tx: Transaction,
  { id, net: before, vat, cancellationFee }: Billed,
  part: { net: number; vat: number },
  isAll: boolean,
) {
  const net = before - part.net
  const off = isAll ? part.vat : vat - vatOn(net)
  await tx
    .update(registrations)
    .set({ net, vat: vat - off, cancellationFee: Math.min(cancellationFee, net) })
    .where(eq(registrations.id, id))
  return off
}

/**
 * Takes back of a locked invoice what staff agreed with its customer, by what `choose` makes of it or all that is left.
 * Its registration becomes cheaper by as much, and what was paid of it goes back. 409 where an order that stands would be
 * left without a bill. Call it last: it takes numbers that others wait for.
 */
export async function creditInvoice(
  context: ApiContext,
  tx: Transaction,
  locked: LockedInvoice,
  choose?: (locked: LockedInvoice) => Promise<CreditedPart>,
) {
  const { invoice, registrationId } = locked
  const { id, status } = invoice
  const left = await leftOfInvoice(tx, invoice)
  const part = await choose?.(locked)
  const isAll = !part || part.net === left.net
  await assertCreditable(tx, locked, isAll)
  const userId = context.user?.userId ?? null
  if (isAll) {
    await tx.update(invoices).set({ status: 'credited' }).where(eq(invoices.id, id))
    await recordStateChange(tx, 'invoice', id, { from: status, to: 'credited', userId })
  }
  const [registration] = registrationId
    ? await tx.select(billed).from(registrations).where(eq(registrations.id, registrationId))
    : []
  const vat = registration ? await lowerPrice(tx, registration, part ?? left, isAll) : part?.vat
  const note = await issueCreditNote(tx, invoice, {
    publicUrl: context.publicUrl(),
    issuedBy: userId,
    ...(part && { part: { ...part, vat: vat ?? part.vat } }),
    creditKind: 'agreed',
    reason: part?.description,
  })
  if (registration && note.given > 0) await returnCredited(context, tx, registration, note)
  // Money that had come may be all that is left of it now.
  if (!isAll) await settleCovered(context, tx, locked)
  else if (registration) await recomputeBalance(tx, registration.id)
  return note
}

/** What is taken back, with its VAT: all that is left has what rounding left, too. */
async function partOf(
  tx: Transaction,
  { invoice }: LockedInvoice,
  { description, net: cents = 0, percent, vatRate: given, left }: NewCreditNote,
) {
  const rest = await leftOfInvoice(tx, invoice)
  if (rest.net + rest.vat !== left) throw new ApiError('EFFECT_CHANGED')
  const vatRate = given ?? invoice.document.lines[0]?.vatRate ?? 0
  const ofRate = rest.lines.filter((line) => line.vatRate === vatRate)
  const most = ofRate.reduce((sum, { amount }) => sum + amount, 0)
  const net = percent ? Math.round((most * percent) / 100) : cents
  if (net > most) throw invalid('net', 'error.creditTooMuch')
  if (net === 0) throw invalid('percent', 'error.number')
  const { vat } = totalsOf([withAmount({ description, quantity: 1, unitPrice: net, vatRate })])
  return { description, net, vatRate, vat: net === rest.net ? rest.vat : Math.min(vat, rest.vat) }
}

/**
 * Takes a part of an invoice back, as staff agreed with its customer. Gives back the id of the credit note. Whoever waits
 * for the next number holds no connection meanwhile.
 */
export async function createCreditNote(context: ApiContext, id: string, input: NewCreditNote): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  return withMutex('invoice numbers', () =>
    context.db.transaction(async (tx) => {
      const locked = await lockInvoice(tx, id)
      const note = await creditInvoice(context, tx, locked, (of) => partOf(tx, of, input))
      return note.id
    }),
  )
}
