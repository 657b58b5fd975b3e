import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { billedInvoices, issueCreditNote, leftOfInvoice, returnCredited, settleCovered } from '../money/index.ts'
import type { ApiContext } from '../platform/index.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { courseAndDay, localeOfRegistration } from './mail-registration.ts'
import { type Amounts, totalOf } from './plan-cancellation.ts'

/**
 * Takes so much off what was billed for a registration, the newest invoice first, and gives back what was paid of it. Call
 * it last: it takes numbers that others wait for.
 */
export async function creditRegistration(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { net, vat }: Amounts,
  { names = [], reason }: { names?: string[]; reason?: string } = {},
) {
  const userId = context.user?.userId ?? null
  const issuedBy = context.user?.role === 'STAFF' ? userId : null
  const what = courseAndDay(registration, localeOfRegistration(registration))
  const description = [what, names.join(', ')].filter(Boolean).join(': ')
  const rest = { net, vat }
  let { writtenOff } = registration
  for (const invoice of await billedInvoices(tx, registration.id)) {
    const left = await leftOfInvoice(tx, invoice)
    const isAll = rest.net >= left.net
    const part = isAll ? { net: left.net, vat: left.vat } : { net: rest.net, vat: rest.vat }
    if (totalOf(part) <= 0) continue
    if (isAll) {
      await tx.update(invoices).set({ status: 'credited' }).where(eq(invoices.id, invoice.id))
      await recordStateChange(tx, 'invoice', invoice.id, { from: invoice.status, to: 'credited', userId })
    }
    const note = await issueCreditNote(tx, invoice, {
      publicUrl: context.publicUrl(),
      issuedBy,
      part: { ...part, description },
      creditKind: 'canceled',
      reason,
    })
    rest.net -= part.net
    rest.vat -= part.vat
    if (note.given > 0) writtenOff = await returnCredited(context, tx, { id: registration.id, writtenOff }, note)
    // Money that had come may be all that is left of it now.
    if (!isAll) await settleCovered(context, tx, { invoice, registrationId: registration.id, bookingId: null })
  }
}
