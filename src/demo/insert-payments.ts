import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/client.ts'
import * as tables from '../db/tables.ts'

type Issued = Pick<
  typeof tables.invoices.$inferInsert,
  'status' | 'registrationId' | 'bookingId' | 'total' | 'dueOn' | 'createdAt'
> & { id: string; seenBy?: string }

/** Paid online, at the payment provider that is built in: what it knows of a payment, and what we do. */
async function insertOnline(tx: Transaction, paid: Issued[]) {
  const rows = paid.map(({ registrationId, bookingId, total: amount, createdAt }) => {
    const id = randomUUID()
    const ours = { registrationId, bookingId, paymentProvider: 'test', externalId: id }
    return { ...{ id, amount, status: 'paid' as const, createdAt }, ...ours }
  })
  await tx.insert(tables.payments).values(rows)
  const theirs = { description: '', redirectUrl: '', webhookUrl: '' }
  await tx
    .insert(tables.testPayments)
    .values(rows.map(({ id, amount, status, createdAt }) => ({ id, amount, status, createdAt, ...theirs })))
}

/** How the paid invoices of the demo were paid: online, or by bank, as somebody of the house wrote down. */
export async function insertPayments(tx: Transaction, invoices: Issued[]) {
  const paid = invoices.filter(({ status }) => status === 'paid')
  await insertOnline(
    tx,
    paid.filter(({ seenBy }) => !seenBy),
  )
  const seen = paid.flatMap(({ id, seenBy, dueOn }) =>
    seenBy ? [{ entityId: id, userId: seenBy, createdAt: new Date(dueOn) }] : [],
  )
  const change = { entity: 'invoice', from: 'open', to: 'paid' }
  await tx.insert(tables.stateChanges).values(seen.map((one) => ({ ...change, ...one })))
}
