import { afterAll, expect, test } from 'vitest'
import { matchBank } from '../../src/api/money/match-bank.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { bankStatements, bankTransactions, invoiceShares } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { sendBankFile } from '../support/bank-files.ts'
import { bankFilesOf, bankMarket, type MarketInvoice } from '../support/bank-market.ts'
import { newCustomer } from '../support/training.ts'

/** Movements; 5,000 are as many as a year of the house has. */
const lines = Number(process.env.BANK_LINES ?? 120)
const seed = process.env.BANK_SEED ?? 'bank'
/** Milliseconds; so many as all of them take on a machine that is three times slower. */
const timeout = Math.max(180_000, lines * 120)

const apis: TestApi[] = []
afterAll(async () => {
  for (const api of apis) await api.stop()
})

/** Customers with invoices of their own, of amounts that no other has. */
async function newMarket() {
  const api = await startApi()
  apis.push(api)
  const staff = await api.as('STAFF')
  const invoices: MarketInvoice[] = []
  let organisation: string | null = null
  for (let index = 0; index < Math.ceil(lines * 1.1) + 20; index += 1) {
    if (index % 4 === 0) organisation = (await newCustomer(api)).organisation
    const name = `Bedrijf Nummer${Math.floor(index / 4)}`
    const given = [{ description: 'Advies', unitPrice: 10_000 + index * 100 }]
    const { body } = await api.send('POST', '/invoices', { customer: { name }, lines: given, organisation }, staff)
    const reference = body.paymentReference.replaceAll(/\D/g, '')
    const agency = index % 20 === 5 ? Math.floor(body.net * 0.3) : 0
    const shares = { customer: body.total - agency, agency }
    if (agency > 0)
      await api.db.insert(invoiceShares).values(
        (['customer', 'agency'] as const).map((payer) => ({
          invoiceId: body._id,
          payer,
          amount: shares[payer],
          dueOn: body.dueOn,
        })),
      )
    invoices.push({ id: body._id, number: body.number, reference, customer: name, total: body.total, agency })
  }
  return { api, staff, invoices }
}

/** What the desk sees in the end: of each movement its state and invoices, by the bank's reference. */
async function outcome(api: TestApi) {
  const staff = await api.as('STAFF')
  const all = []
  for (let page = 1; ; page += 1) {
    const { items } = (await api.get(`/bank/transactions?limit=999&page=${page}`, staff)).body
    all.push(...items)
    if (items.length < 999) break
  }
  return new Map(
    all.map(({ bankReference, state, reason, parts, amount }) => [
      bankReference as string,
      {
        state: state as string,
        reason: reason as string,
        amount: amount as number,
        numbers: parts.map(({ number }: { number: string }) => number).sort() as string[],
      },
    ]),
  )
}

test(`of ${lines} movements all that is sure settles by itself, nothing wrongly, in any order and however often they come`, {
  timeout,
}, async () => {
  const { api, staff, invoices } = await newMarket()
  const { expected, statements } = bankMarket(seed, invoices, lines)
  const files = bankFilesOf(`${seed} one`, statements)
  for (const file of files) {
    const { status } = await sendBankFile(api, file, staff)
    expect([201, 409]).toContain(status)
  }
  await matchBank({ ...api.parts, user: null })
  const found = await outcome(api)
  expect(found.size).toBe(expected.flatMap(({ movements }) => movements).length)

  const should = expected.filter(({ settles }) => settles)
  const settled = should.filter(({ movements }) => movements.every((id) => found.get(id)?.state === 'settled'))
  expect(settled.length / should.length).toBeGreaterThanOrEqual(0.98)
  const wrong = expected.filter(({ movements, settles, way }) =>
    movements.some((id) => {
      const { state, numbers } = found.get(id) ?? {}
      return state === 'settled' && (settles ? numbers?.join() !== settles.join() : way !== 'twice')
    }),
  )
  expect(wrong).toEqual([])
  for (const { movements } of expected.filter(({ way }) => way === 'twice'))
    expect(movements.map((id) => found.get(id)?.reason).sort()).toEqual(['exact', 'paid'])
  const proposed = expected.filter(({ way }) => ['typo', 'less', 'more', 'number', 'name'].includes(way))
  const left = proposed.filter(({ movements }) => movements.some((id) => found.get(id)?.state !== 'proposed'))
  expect(left.length / Math.max(1, proposed.length)).toBeLessThan(0.1)
  expect((await compareBooks(api.db)).differences).toEqual([])

  // All of it again: as known.
  const before = JSON.stringify([...found])
  for (const file of bankFilesOf(`${seed} again`, statements)) await sendBankFile(api, file, staff)
  expect(JSON.stringify([...(await outcome(api))])).toBe(before)
  const counted = [await api.db.$count(bankStatements), await api.db.$count(bankTransactions)]

  // In another order, on a house of its own: the same, but for which of two equal ones came first.
  const other = await newMarket()
  const their = bankMarket(seed, other.invoices, lines).statements
  for (const file of bankFilesOf(`${seed} two`, their)) await sendBankFile(other.api, file, other.staff)
  await matchBank({ ...other.api.parts, user: null })
  const foundThere = await outcome(other.api)
  const either = new Set(expected.filter(({ way }) => way === 'twice').flatMap(({ movements }) => movements))
  const plain = (all: typeof found) =>
    [...all]
      .filter(([id]) => !either.has(id))
      // The last of several that bring an invoice's money is exactly what is left of it.
      .map(([id, { reason, ...one }]) => [id, { ...one, reason: reason === 'split' ? 'exact' : reason }] as const)
      .sort(([one], [another]) => one.localeCompare(another))
  expect(plain(foundThere)).toEqual(plain(found))
  expect(counted[1]).toBe(await other.api.db.$count(bankTransactions))
})
