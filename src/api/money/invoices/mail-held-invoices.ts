import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { invoices, type users } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'
import { mailInvoice } from './mail-invoice.ts'
import { numberOrder } from './take-number.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'email'>

const billedTo = sql`${invoices.document}->'customer'->>'email'`
const isCreditNote = sql`${invoices.document}->'creditOf' is not null`

/** Sends an account's invoices to the addresses that are billed, which its own kept from them until it was verified. */
export async function mailHeldInvoices(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  { id: userId, email }: Account,
) {
  const isElsewhere = sql`lower(${billedTo}) <> lower(${email})`
  const held = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), inArray(invoices.status, ['open', 'paid']), isElsewhere, not(isCreditNote)))
    .orderBy(numberOrder)
  for (const { document, organisationId, status, ...invoice } of held) {
    const { locale } = document
    const told = { userId, organisationId, customer: document.customer, locale, publicUrl: publicUrl() }
    const state = status === 'open' ? 'open' : 'paid'
    await mailInvoice(tx, invoice, { ...told, status: state }, `invoice:${invoice.id}:held`)
  }
}
