import { eq, sql } from 'drizzle-orm'
import { issueInvoice } from '../../src/api/money/issue-invoice.ts'
import { invoices, registrations } from '../../src/db/tables.ts'
import type { TestApi } from './api.ts'

/** Bills so many cents more for a billed registration, excluding VAT, as moves to a dearer date did until prices were kept. */
export const owedSinceMove = (api: Pick<TestApi, 'db'>, id: string, net: number) =>
  api.db.transaction(async (tx) => {
    const [first] = await tx.select().from(invoices).where(eq(invoices.registrationId, id))
    if (!first) throw new Error('It was never billed')
    const { organisationId, userId, document } = first
    const { locale, customer, reference } = document
    const lines = [{ description: 'Verplaatst', quantity: 1, unitPrice: net, vatRate: 21 }]
    const more = { organisationId, userId, locale, customer, reference, lines }
    const added = await issueInvoice(tx, { ...more, status: 'open', publicUrl: '' })
    const [{ vat } = { vat: 0 }] = await tx.select().from(invoices).where(eq(invoices.id, added.id))
    await tx.update(invoices).set({ followsId: first.id, orderId: id }).where(eq(invoices.id, added.id))
    await tx
      .update(registrations)
      .set({
        net: sql`${registrations.net} + ${net}`,
        vat: sql`${registrations.vat} + ${vat}`,
        balanceDue: sql`case when ${registrations.status} = 'paid' then ${net + vat} else 0 end::int`,
      })
      .where(eq(registrations.id, id))
  })
