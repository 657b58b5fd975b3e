import { randomUUID } from 'node:crypto'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { codaFile, type WrittenMovement, type WrittenStatement } from '../../src/adapters/bank-files/write-coda.ts'
import { matchBank } from '../../src/api/money/match-bank.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { takeBankFiles } from '../../src/jobs/take-bank-files.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { camtFile, sendBankFile } from '../support/bank-files.ts'
import { temporaryFolder } from '../support/site.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const keyOf = new Map(Object.entries(bundledTexts.nl['panel-error']).map(([key, text]) => [text, key]))
const today = brusselsDay(new Date())

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

/** Each statement follows the one before it. */
let number = 0
let balance = 100_000
function statementOf(movements: Partial<WrittenMovement>[], day = today): WrittenStatement {
  number += 1
  const opening = balance
  const written = movements.map((one) => ({ day, amount: 12_100, id: randomUUID().slice(0, 20), ...one }))
  balance += written.reduce((sum, { amount }) => sum + amount, 0)
  return { number, day, opening, movements: written }
}

const upload = (bytes: Uint8Array, name?: string) => sendBankFile(api, bytes, staff, name)
/** A file of one statement, and what became of its movements, in their order. */
async function came(...movements: Partial<WrittenMovement>[]) {
  const { status, body } = await upload(codaFile([statementOf(movements)]))
  expect([status, body], JSON.stringify(body)).toEqual([201, expect.objectContaining({ added: movements.length })])
  return movementsOf(body.statements[0])
}
const movementsOf = async (statement: string) =>
  (await api.get(`/bank/transactions?statement=${statement}&limit=999&sort=bookedOn:ASC`, staff)).body.items
const act = (id: string, verb: string, body: object = {}) =>
  api.send('POST', `/bank/transactions/${id}/${verb}`, body, staff)
const agree = async () => expect((await compareBooks(api.db)).differences).toEqual([])

/** An invoice of 121 euros; its message as twelve digits. */
async function written({ organisation }: Customer, name = 'Klant') {
  const lines = [{ description: 'Advies', unitPrice: 10_000 }]
  const { body } = await api.send('POST', '/invoices', { customer: { name }, lines, organisation }, staff)
  return {
    id: body._id as string,
    number: body.number as string,
    reference: body.paymentReference.replaceAll(/\D/g, '') as string,
  }
}
const invoiceOf = async (id: string) => (await api.get(`/invoices/${id}`, staff)).body
const faultOf = ({ status, body }: { status: number; body: { details?: { path: string; message: string }[] } }) => [
  status,
  ...(body.details ?? []).map(({ path, message }) => `${path} ${keyOf.get(message) ?? message}`),
]

describe('a file of the bank', () => {
  test('settles by itself what names an invoice rightly and brings what is open of it', async () => {
    const invoice = await written(await newCustomer(api))
    const [movement] = await came({ reference: invoice.reference, name: 'Bakkerij', iban: 'BE71096123456769' })
    expect(movement).toMatchObject({
      state: 'settled',
      reason: 'exact',
      counterpartyName: 'Bakkerij',
      decidedBy: null,
      parts: [{ invoice: invoice.id, number: invoice.number, amount: 12_100, owed: 0 }],
    })
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'paid', owed: 0 })
    expect((await api.get(`/receipts/${movement.receipt}`, staff)).body).toMatchObject({
      amount: 12_100,
      receivedOn: today,
      way: 'bank',
      recordedBy: null,
    })
    await agree()
  })

  test('changes nothing when it comes again, as the other format too', async () => {
    const invoice = await written(await newCustomer(api))
    const statement = statementOf([
      { reference: invoice.reference },
      { text: 'Wie is dit?', amount: 77 },
      { amount: -725 },
    ])
    const first = await upload(codaFile([statement]))
    expect(first.body).toMatchObject({ added: 3, known: 0 })
    const before = await movementsOf(first.body.statements[0])
    expect(before.map(({ state }: { state: string }) => state).sort()).toEqual(['ignored', 'left', 'settled'])
    expect(faultOf(await upload(codaFile([statement])))).toEqual([409, 'file bankKnown'])
    expect((await upload(camtFile([statement]))).body).toMatchObject({ added: 0, known: 3 })
    expect(await movementsOf(first.body.statements[0])).toEqual(before)
    await agree()
  })

  test('takes of an overlapping one what is new, and says where one is missing', async () => {
    const [one, two, three, four] = [{ amount: 100 }, { amount: 200 }, { amount: 300 }, { amount: 400 }].map(
      (movement) => statementOf([movement]),
    ) as [WrittenStatement, WrittenStatement, WrittenStatement, WrittenStatement]
    expect((await upload(codaFile([one, two]))).body).toMatchObject({ added: 2 })
    expect((await upload(codaFile([two, four]))).body).toMatchObject({ added: 1, known: 1 })
    const gaps = async () =>
      (await api.get('/bank/statements?limit=2', staff)).body.items.map((each: { gap: number }) => each.gap)
    expect(await gaps()).toEqual([300, null])
    expect((await upload(codaFile([three]))).body).toMatchObject({ added: 1 })
    expect(await gaps()).toEqual([null, null])
  })

  test('is refused with one sentence, and nothing of it is kept', async () => {
    const statement = statementOf([{ amount: 100 }])
    const coda = codaFile([statement])
    const count = async () => (await api.get('/bank/transactions', staff)).body.total
    const before = await count()
    const refused: [Uint8Array, string][] = [
      [Buffer.from('Naam;Bedrag'), 'bankFormat'],
      [coda.subarray(0, 300), 'bankCut'],
      [Buffer.from(coda.toString('latin1').replace('000000000001000', '000000000002000'), 'latin1'), 'bankBalance'],
      [codaFile([{ ...statement, account: 'BE71096123456769' }]), 'bankAccount'],
      [Buffer.from(coda.toString('latin1').replaceAll('EUR', 'USD'), 'latin1'), 'bankCurrency'],
      [codaFile([{ ...statement, day: plusDays(today, 1) }]), 'bankFuture'],
      [Buffer.alloc(20 * 1024 * 1024 + 1, '0'), 'bankTooLarge'],
    ]
    for (const [bytes, fault] of refused) expect(faultOf(await upload(bytes)), fault).toEqual([400, `file ${fault}`])
    expect((await upload(Buffer.alloc(0))).status).toBe(400)
    expect((await upload(Buffer.alloc(22 * 1024 * 1024, '0'))).status).toBe(413)
    expect((await upload(codaFile([statement]))).status).toBe(201)
    const other = { ...statement, movements: [{ ...statement.movements[0], day: today, amount: 101 }] }
    expect(faultOf(await upload(codaFile([other])))).toEqual([400, 'file bankChanged'])
    expect(await count()).toBe(before + 1)
  })
})

describe('what is not sure', () => {
  test('is proposed with its reason, and settles when staff agree', async () => {
    const customer = await newCustomer(api)
    const invoice = await written(customer)
    const [movement] = await came({ reference: invoice.reference, amount: 12_000 })
    expect(movement).toMatchObject({
      state: 'proposed',
      reason: 'less',
      receipt: null,
      parts: [{ amount: 12_000, owed: 12_100 }],
    })
    expect((await invoiceOf(invoice.id)).owed).toBe(12_100)
    const settled = await act(movement._id, 'settle')
    expect(settled.body).toMatchObject({ state: 'settled', reason: 'less', decidedBy: expect.any(String) })
    expect((await invoiceOf(invoice.id)).owed).toBe(100)
    expect((await act(movement._id, 'settle')).status).toBe(409)
    await agree()
  })

  test('settles by itself with the transfer that brings the rest', async () => {
    const invoice = await written(await newCustomer(api))
    const [first] = await came({ reference: invoice.reference, amount: 6_000 })
    expect(first.reason).toBe('less')
    const [second] = await came({ text: invoice.reference, amount: 6_100 })
    expect(second).toMatchObject({ state: 'settled', reason: 'split' })
    expect((await api.get(`/bank/transactions/${first._id}`, staff)).body).toMatchObject({
      state: 'settled',
      reason: 'split',
    })
    expect((await invoiceOf(invoice.id)).status).toBe('paid')
    await agree()
  })

  test('is put by staff on the invoices that they choose, with what is over for the customer', async () => {
    const customer = await newCustomer(api)
    const [one, two] = [await written(customer), await written(customer)]
    const [movement] = await came({ text: 'Voor alles', amount: 30_000 })
    expect(movement).toMatchObject({ state: 'left', reason: 'unknown', parts: [] })
    expect(faultOf(await act(movement._id, 'settle'))[0]).toBe(400)
    const { body: record } = await api.get(`/bank/transactions/${movement._id}`, staff)
    expect(record.openInvoices.length).toBeGreaterThan(1)
    const parts = [one, two].map(({ id }) => ({ invoice: id, amount: 12_100 }))
    const tooMuch = await act(movement._id, 'settle', { parts: [{ invoice: one.id, amount: 12_101 }] })
    expect(faultOf(tooMuch)[0]).toBe(400)
    const { body } = await act(movement._id, 'settle', { parts })
    expect(body).toMatchObject({ state: 'settled', reason: 'chosen' })
    expect((await api.get(`/receipts/${body.receipt}`, staff)).body).toMatchObject({
      rest: 5_800,
      organisation: customer.organisation,
    })
    await agree()
  })

  test('is put aside with a reason, and taken back', async () => {
    const [movement] = await came({ text: 'Teruggave van de verzekering', amount: 4_321 })
    expect((await act(movement._id, 'ignore')).status).toBe(400)
    expect((await act(movement._id, 'ignore', { reason: 'Verzekering' })).body).toMatchObject({
      state: 'ignored',
      note: 'Verzekering',
    })
    expect((await act(movement._id, 'ignore', { reason: 'Nog eens' })).status).toBe(409)
    expect((await act(movement._id, 'reopen')).body).toMatchObject({ state: 'left', note: null, decidedBy: null })
    expect((await act(movement._id, 'reopen')).status).toBe(409)
  })

  test('waits for staff again once its receipt is undone, and is not settled by itself then', async () => {
    const invoice = await written(await newCustomer(api))
    const [movement] = await came({ reference: invoice.reference })
    await api.send('POST', `/receipts/${movement.receipt}/undo`, { reason: 'Van een ander' }, staff)
    await matchBank({ ...api.parts, user: null })
    const { body } = await api.get(`/bank/transactions/${movement._id}`, staff)
    expect(body).toMatchObject({ state: 'left', reason: 'undone', receipt: null })
    expect((await invoiceOf(invoice.id)).status).toBe('open')
    const parts = [{ invoice: invoice.id, amount: 12_100 }]
    expect((await act(movement._id, 'settle', { parts })).body.state).toBe('settled')
    await agree()
  })

  test('is no second receipt where staff had noted it, and the customer’s where it was paid before', async () => {
    const customer = await newCustomer(api)
    const invoice = await written(customer)
    const noted = { amount: 12_100, receivedOn: today, parts: [{ invoice: invoice.id, amount: 12_100 }] }
    const { body: receipt } = await api.send('POST', '/receipts', noted, staff)
    const [same, again] = await came({ reference: invoice.reference }, { reference: invoice.reference })
    expect([same.reason, again.reason]).toEqual(['noted', 'noted'])
    expect((await act(same._id, 'settle')).body).toMatchObject({ state: 'settled', receipt: receipt._id })
    expect((await act(again._id, 'settle')).status).toBe(409)
    await matchBank({ ...api.parts, user: null })
    expect((await api.get(`/bank/transactions/${again._id}`, staff)).body.reason).toBe('paid')
    const { body } = await act(again._id, 'settle')
    expect((await api.get(`/receipts/${body.receipt}`, staff)).body).toMatchObject({
      rest: 12_100,
      organisation: customer.organisation,
    })
    await agree()
  })

  test('of money that left, and of what the payment provider paid out, no receipt can be made by itself', async () => {
    const invoice = await written(await newCustomer(api))
    const rows = await came(
      { amount: -12_100, reference: invoice.reference },
      { name: 'Mollie Payments', amount: 99_000 },
    )
    const reasons = rows.map(({ state, reason }: { state: string; reason: string }) => `${state} ${reason}`)
    expect(reasons.sort()).toEqual(['ignored debit', 'ignored payout'])
    const debit = rows.find(({ amount }: { amount: number }) => amount < 0)
    const parts = [{ invoice: invoice.id, amount: 12_100 }]
    expect((await act(debit._id, 'settle', { parts })).status).toBe(409)
  })
})

test('files that are put into a folder are taken from it, each once, and those that are refused are put aside', async () => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  const invoice = await written(await newCustomer(api))
  const context = { ...api.parts, user: null, mail: null, bankDir: folder.path }
  const put = (name: string, bytes: Uint8Array, age = 60) => {
    const path = join(folder.path, name)
    writeFileSync(path, bytes)
    const then = new Date(Date.now() - age * 1000)
    utimesSync(path, then, then)
  }
  const bytes = codaFile([statementOf([{ reference: invoice.reference }])])
  put('a.cod', bytes)
  put('b.cod', bytes)
  put('c.cod', Buffer.from('Naam;Bedrag'))
  put('d.cod', bytes, 0)
  await takeBankFiles(context)
  expect((await invoiceOf(invoice.id)).status).toBe('paid')
  expect(readdirSync(folder.path).sort()).toEqual(['d.cod', 'refused', 'taken'])
  expect(readdirSync(join(folder.path, 'taken')).sort()).toEqual(['a.cod', 'b.cod'])
  expect(readdirSync(join(folder.path, 'refused'))).toEqual(['c.cod'])
  const [statement] = (await api.get('/bank/statements?limit=1', staff)).body.items
  expect(statement).toMatchObject({ fileName: 'a.cod', uploadedBy: null, movements: 1, waiting: 0, open: 0 })
  await takeBankFiles({ ...context, bankDir: join(folder.path, 'nowhere') })
  await agree()
})

test('one movement is settled once, whoever is at it at the same time', async () => {
  const invoices = []
  for (let each = 0; each < 6; each += 1) invoices.push(await written(await newCustomer(api)))
  const bytes = codaFile([statementOf(invoices.map(({ reference }) => ({ reference })))])
  const context = { ...api.parts, user: null }
  const answers = await Promise.all([
    upload(bytes),
    upload(bytes),
    upload(bytes),
    matchBank(context),
    matchBank(context),
  ])
  expect(answers.flatMap((answer) => answer?.status ?? []).sort()).toEqual([201, 409, 409])
  await matchBank(context)
  for (const { id } of invoices) expect((await invoiceOf(id)).status).toBe('paid')
  const [open] = await came({ text: 'Twee tegelijk', amount: 12_100 })
  const parts = [{ invoice: (await written(await newCustomer(api))).id, amount: 12_100 }]
  const raced = await Promise.all([1, 2, 3].map(() => act(open._id, 'settle', { parts })))
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await agree()
})
