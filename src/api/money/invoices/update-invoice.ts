import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { invoiceChanges } from '../../../../schemas/invoice.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { invoices } from '../../../db/tables.ts'
import { invoiceTransitions } from '../../../domain/invoice-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { type ApiContext, ApiError, uuidPattern } from '../../platform/index.ts'
import { orderOf } from '../payments/orders.ts'
import { creditInvoice, lockInvoice } from './credit-invoice.ts'
import { followOpenInvoices } from './follow-open-invoices.ts'
import { mailSettled } from './mail-settled.ts'

/** Moves an invoice along its table; one that is credited gets a credit note. To the state it has, nothing happens. */
export async function updateInvoice(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { db, user, publicUrl } = context
  const { status: to } = invoiceChanges.cast(input)
  const userId = user?.userId ?? null
  await db.transaction(async (tx) => {
    const locked = await lockInvoice(tx, id)
    const { invoice, registrationId } = locked
    if (invoice.status === to) return
    const isCreditNote = Boolean(invoice.document.creditOf)
    if (!canTransition(invoiceTransitions, invoice.status, to, 'staff') || (isCreditNote && to === 'credited')) {
      throw new ApiError('STATE_CONFLICT', [{ path: 'status', message: `${invoice.status} cannot become ${to}` }])
    }
    if (to === 'credited') return creditInvoice(context, tx, locked)
    await tx.update(invoices).set({ status: to }).where(eq(invoices.id, id))
    await recordStateChange(tx, { entity: 'invoice', entityId: id, from: invoice.status, to, userId })
    const order = orderOf(locked)
    if (!(await order?.kind.billPaid(context, tx, order.id))) await mailSettled(tx, invoice, publicUrl())
    if (registrationId) await followOpenInvoices(tx, registrationId)
  })
  return id
}
