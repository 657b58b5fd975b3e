import type { TestApi } from './api.ts'
import { receiptMade } from './receipts.ts'
import type { Customer } from './training.ts'

type Sold = { days?: number; price?: number; isPaid?: boolean } & Record<string, unknown>

/** A card of a customer, by its representation, whose invoice is paid unless that is not wanted. */
export async function newCard(
  api: Pick<TestApi, 'send' | 'as'>,
  { id, organisation }: Customer,
  { days = 10, price = 40_000, isPaid = true, ...more }: Sold = {},
) {
  const whose = organisation ? { organisation } : { user: id }
  const { status, body } = await api.send(
    'POST',
    '/prepaid-cards',
    { ...whose, days, price, ...more },
    await api.as('STAFF'),
  )
  if (status !== 201) throw new Error(`Not sold: ${JSON.stringify(body)}`)
  if (isPaid) {
    const parts = [{ invoice: body.invoice._id, amount: body.total }]
    await receiptMade(api, { amount: body.total, receivedOn: '2026-01-05', parts })
  }
  return body
}
