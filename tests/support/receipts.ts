import type { TestApi } from './api.ts'

/** Money of nobody known yet. */
export const newReceipt = { amount: 12_100, receivedOn: '2026-01-05', reference: 'Overschrijving' }
export const repaying = { amount: 100, paidOn: '2026-01-06', reference: 'Terugstorting', reason: 'De klant vroeg het' }
export const undoing = { reason: 'Teruggeboekt door de bank' }

/** A repayment of a receipt of nobody known. */
export async function repaymentMade(api: Pick<TestApi, 'send' | 'as'>): Promise<string> {
  const { body } = await api.send(
    'POST',
    `/receipts/${await receiptMade(api)}/repayments`,
    repaying,
    await api.as('STAFF'),
  )
  return body.repayments[0]._id
}

export async function receiptMade(api: Pick<TestApi, 'send' | 'as'>, input: object = newReceipt): Promise<string> {
  const { status, body } = await api.send('POST', '/receipts', input, await api.as('STAFF'))
  if (status !== 201) throw new Error(`Not noted: ${JSON.stringify(body)}`)
  return body._id
}
