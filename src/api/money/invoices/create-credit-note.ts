import type { NewCreditNote } from '../../../../schemas/invoice.ts'
import type { Transaction } from '../../../db/client.ts'
import { totalsOf, withAmount } from '../../../domain/vat.ts'
import { type ApiContext, ApiError, invalid, uuidPattern, withMutex } from '../../platform/index.ts'
import { type CreditedInvoice, creditInvoice, lockInvoice } from './credit-invoice.ts'
import { leftOfInvoice } from './credited-parts.ts'

/** What is taken back, with its VAT: all that is left has what rounding left, too. */
async function partOf(
  tx: Transaction,
  { invoice }: CreditedInvoice,
  { description, net, vatRate: given, left }: NewCreditNote,
) {
  const rest = await leftOfInvoice(tx, invoice)
  if (rest.net + rest.vat !== left) throw new ApiError('EFFECT_CHANGED')
  const vatRate = given ?? invoice.document.lines[0]?.vatRate ?? 0
  const ofRate = rest.lines.filter((line) => line.vatRate === vatRate)
  if (net > ofRate.reduce((sum, { amount }) => sum + amount, 0)) throw invalid('net', 'error.creditTooMuch')
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
