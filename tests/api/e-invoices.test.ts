import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Behaviour,
  type Fault,
  signedNotice,
  testAccessPoint,
} from '../../src/adapters/access-point/test-access-point.ts'
import { createApi } from '../../src/api/app/app.ts'
import { issueInvoice } from '../../src/api/money/issue-invoice.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { hearOfEInvoice, sendDueEInvoices, sendEInvoice } from '../../src/api/money/send-e-invoice.ts'
import { eInvoices, organisations, testEInvoices, testParticipants } from '../../src/db/tables.ts'
import type { EInvoiceState } from '../../src/domain/e-invoices.ts'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { billedTo, type Customer, newCustomer } from '../support/training.ts'
import { belgianVat } from '../support/vat-number.ts'

/** Faults of the access point in one run: ten thousand where nobody waits for it. */
const mostFaults = Number(process.env.E_INVOICE_FAULTS ?? 1000)

let api: TestApi
let staff: Record<string, string>
let customer: Customer
let faultOf: (call: string) => Fault | undefined = () => undefined
const context = () => ({
  ...api.parts,
  accessPoint: testAccessPoint({ sql: api.pool, secret: jwtSecret, faultOf: (call) => faultOf(call) }),
  user: null,
})

beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  customer = await newCustomer(api)
})
afterAll(() => api.stop())
beforeEach(() => {
  faultOf = () => undefined
})

let enterprise = 4_000_000
const newVat = () => belgianVat(enterprise++)

const line = { description: 'Opleiding', quantity: 2, unitPrice: 100_00, vatRate: 21 }

/** An invoice for a business that does so with what it gets; `vat` null where it is known by its organisation alone. */
async function issue({ behaviour, vat = newVat(), organisation = customer.organisation }: Wish = {}) {
  if (behaviour)
    await api.db.insert(testParticipants).values({ address: `0208:${vat?.slice(2)}`, behaviour, code: 'RE' })
  const { id, number } = await api.db.transaction((tx) =>
    issueInvoice(tx, {
      ...{ organisationId: organisation, userId: customer.id, status: 'open', locale: 'nl', reference: null },
      ...{ lines: [line], publicUrl: 'http://site.test', customer: { ...billedTo, vat } },
    }),
  )
  return { id, number }
}
interface Wish {
  behaviour?: Behaviour
  vat?: string | null
  organisation?: string | null
}

const rowOf = async (invoiceId: string) =>
  (await api.db.select().from(eInvoices).where(eq(eInvoices.invoiceId, invoiceId)))[0]
const stateOf = async (invoiceId: string) => (await rowOf(invoiceId))?.state
const takenOf = (number: string) => api.db.select().from(testEInvoices).where(eq(testEInvoices.number, number))

/** So much time goes by for everything that was sent or waits. */
async function later(seconds = 60) {
  await api.db.execute(sql`update test_e_invoices set sent_at = sent_at - make_interval(secs => ${seconds})`)
  await api.db.execute(sql`update e_invoices set next_at = now() where next_at is not null`)
}

async function sendAll() {
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await later()
    await sendDueEInvoices(context())
  }
}

const ends: [Behaviour | undefined, EInvoiceState, string | null][] = [
  [undefined, 'delivered', null],
  ['accepts', 'accepted', null],
  ['refuses', 'refused', 'RE'],
  ['silent', 'sent', null],
  ['absent', 'by_mail', 'not-registered'],
  ['invalid', 'refused', '422'],
]

test.each(ends)('an invoice for a business that %s ends as %s', async (behaviour, state, code) => {
  const { id, number } = await issue({ behaviour })
  expect(await stateOf(id)).toBe('waiting')
  await sendEInvoice(context(), id)
  await sendAll()
  expect(await rowOf(id)).toMatchObject({ state, code })
  expect((await takenOf(number)).filter(({ sentAt }) => sentAt)).toHaveLength(
    state === 'by_mail' || code === '422' ? 0 : 1,
  )
  const { body } = await api.get(`/invoices/${id}/record`, staff)
  expect(body.eInvoice).toMatchObject({ state, code })
  expect((await api.get(`/invoices?eInvoice=${state}&number=${number}`, staff)).body.items).toMatchObject([
    { number, eInvoice: state },
  ])
})

test('invoice and credit note leave within a minute by the jobs', async () => {
  const { id } = await issue()
  const jobs = api.startJobs()
  try {
    await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe('sent')
    await api.send('PATCH', `/invoices/${id}`, { status: 'credited' }, staff)
    const states = () =>
      api.db.execute(sql`select e_invoices.state from e_invoices
      join invoices on invoices.id = invoice_id where follows_id = ${id}`)
    await expect.poll(async () => (await states()).rows, { timeout: 10_000 }).toEqual([{ state: 'sent' }])
  } finally {
    await jobs.stop()
  }
})

describe('who is told', () => {
  test('a private person is none of it', async () => {
    const { id } = await issue({ vat: null, organisation: null })
    expect(await rowOf(id)).toBeUndefined()
  })

  test('an organisation without any number gets its invoice by mail', async () => {
    const { id } = await issue({ vat: null })
    expect(await rowOf(id)).toMatchObject({ state: 'by_mail', code: 'no-number', receiver: null })
    expect((await api.send('POST', `/invoices/${id}/e-invoice`, undefined, staff)).status).toBe(409)
  })

  test('a public body is found by the number of its enterprise', async () => {
    const number = newVat().slice(2)
    const [body] = await api.db
      .insert(organisations)
      .values({ name: `Gemeente ${number}`, enterpriseNumber: number })
      .returning()
    const { id } = await issue({ vat: null, organisation: body?.id ?? null })
    await sendEInvoice(context(), id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', receiver: `0208:${number}` })
    expect((await api.get(`/invoices/${id}/ubl`, staff)).body).toContain(`<cbc:CompanyID schemeID="0208">${number}`)
  })
})

test('an access point that is away for a day leaves it to the mail, and what it tells later counts', async () => {
  faultOf = (call) => (call === 'send' ? 'answer lost' : call === 'read' ? 'away' : undefined)
  const { id, number } = await issue()
  await sendEInvoice(context(), id)
  expect(await stateOf(id)).toBe('waiting')
  await api.db.execute(
    sql`update e_invoices set queued_at = now() - interval '25 hours', next_at = now() where invoice_id = ${id}`,
  )
  await sendEInvoice(context(), id)
  expect(await rowOf(id)).toMatchObject({ state: 'by_mail', code: 'no-answer' })
  faultOf = () => undefined
  await sendAll()
  expect(await stateOf(id)).toBe('delivered')
  expect(await takenOf(number)).toHaveLength(1)
})

describe('a message of the access point', () => {
  const post = (body: string, headers: Record<string, string>) =>
    createApi(context()).fetch(new Request('http://api.test/api/e-invoices/webhook', { method: 'POST', body, headers }))

  test('is believed when it is signed, however often and late it comes, and takes nothing back', async () => {
    const { id } = await issue({ behaviour: 'accepts' })
    await sendEInvoice(context(), id)
    const { body, headers } = signedNotice(jwtSecret, (await rowOf(id))?.externalId ?? '')
    await later()
    for (let times = 0; times < 3; times += 1) expect((await post(body, headers)).status).toBe(200)
    expect(await stateOf(id)).toBe('accepted')
    await api.db.execute(sql`update test_e_invoices set sent_at = now()`)
    expect((await post(body, headers)).status).toBe(200)
    await hearOfEInvoice(context(), (await rowOf(id))?.externalId ?? '')
    expect(await stateOf(id)).toBe('accepted')
  })

  test('is refused otherwise, and of a document that nobody knows it says nothing', async () => {
    const { body, headers } = signedNotice(jwtSecret, 'nobody')
    expect((await post(body, headers)).status).toBe(200)
    expect((await post(`${body} `, headers)).status).toBe(401)
    expect((await post(body, {})).status).toBe(401)
  })
})

test('staff send again what was refused, once it is mended', async () => {
  const vat = newVat()
  const { id, number } = await issue({ behaviour: 'refuses', vat })
  await sendEInvoice(context(), id)
  expect((await api.send('POST', `/invoices/${id}/e-invoice`, undefined, staff)).status).toBe(409)
  await sendAll()
  expect(await stateOf(id)).toBe('refused')
  expect((await api.send('POST', `/invoices/${id}/e-invoice`, undefined, customer.headers)).status).toBe(403)
  await api.db.delete(testParticipants).where(eq(testParticipants.address, `0208:${vat.slice(2)}`))
  await api.db.execute(sql`delete from test_participants where address = ${`0208:${vat.slice(2)}`}`)
  const again = await api.send('POST', `/invoices/${id}/e-invoice`, undefined, staff)
  expect(again.body.eInvoice).toMatchObject({ state: 'waiting', code: null })
  await sendAll()
  expect(await rowOf(id)).toMatchObject({ state: 'delivered', round: 2 })
  expect(await takenOf(number)).toHaveLength(2)
})

test('whether a business can receive is said by its number, and an outage is no answer', async () => {
  const vat = newVat()
  const ask = async (number: string) => (await api.get(`/e-invoices/receivers?${new URLSearchParams({ number })}`)).body
  expect(await ask(vat)).toEqual({ receiver: `0208:${vat.slice(2)}`, canReceive: true })
  expect(await ask('BE 0417.497.106')).toMatchObject({ canReceive: true })
  expect(await ask('nonsense')).toEqual({ receiver: null, canReceive: null })
  const [other, absent] = [newVat(), newVat()]
  await api.db.insert(testParticipants).values({ address: `0208:${absent.slice(2)}`, behaviour: 'absent' })
  expect(await ask(absent)).toMatchObject({ canReceive: false })
  faultOf = () => 'away'
  const away = createApi(context())
  const response = await away.fetch(new Request(`http://api.test/api/e-invoices/receivers?number=${other}`))
  expect(await response.json()).toMatchObject({ canReceive: null })
})

test('an organisation without VAT gives the number of its enterprise, which is nobody else’s, and hears whether it can receive', async () => {
  const own = newVat().slice(2)
  const made = await api.send('POST', '/organisations', { name: `Stad ${own}`, enterpriseNumber: own }, staff)
  expect(made.body).toMatchObject({ vat: null, enterpriseNumber: own, receivesEInvoices: true })
  const path = `/organisations/${made.body._id}`
  const absent = newVat().slice(2)
  await api.db.insert(testParticipants).values({ address: `0208:${absent}`, behaviour: 'absent' })
  const written = `${absent.slice(0, 4)}.${absent.slice(4, 7)}.${absent.slice(7)}`
  const changed = await api.send('PATCH', path, { enterpriseNumber: written }, staff)
  expect(changed.body).toMatchObject({ enterpriseNumber: absent, receivesEInvoices: false })
  const wrong = await api.send('PATCH', path, { enterpriseNumber: '0123456789' }, staff)
  expect([wrong.status, wrong.body.details[0].path]).toEqual([400, 'enterpriseNumber'])
  const vat = newVat()
  await api.send('POST', '/organisations', { name: `Bedrijf ${vat}`, vat }, staff)
  const taken = await api.send('PATCH', path, { enterpriseNumber: vat }, staff)
  expect([taken.status, taken.body.details[0].path]).toEqual([409, 'enterpriseNumber'])
  const other = { name: `Dorp ${own}`, enterpriseNumber: absent }
  expect((await api.send('POST', '/organisations', other, staff)).status).toBe(409)
  const organisation = { name: `Klant ${vat}`, vat: newVat() }
  const person = { firstName: 'Noor', lastName: 'Peeters', password: 'leerplein-demo', isPrivatePerson: false }
  const joined = await api.send('POST', '/users', { ...person, email: `${own}@klant.test`, organisation })
  expect(joined.status).toBe(201)
  const { rows } = await api.db.execute(sql`select payload from graphile_worker._private_jobs
    where payload->>'vat' = ${organisation.vat}`)
  expect(rows).toHaveLength(1)
})

/** Numbers from 0 to 1, the same again for a seed. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test(`${mostFaults} faults of the access point lose nothing and double nothing`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 32)
  const next = randomNumbers(seed)
  const issued: { id: string; number: string; behaviour?: Behaviour }[] = []
  let faults = 0
  // What costs least befalls it most: a document that is put there is printed each time.
  const odds: Record<string, number> = { canReceive: 0.7, put: 0.25, send: 0.7, read: 0.8 }
  faultOf = (call) => {
    if (faults >= mostFaults || next() > (odds[call] ?? 0)) return undefined
    faults += 1
    return next() < 0.5 ? 'away' : 'answer lost'
  }
  while (faults < mostFaults) {
    for (let count = 0; count < 10; count += 1) {
      const behaviour = ends[Math.floor(next() * ends.length)]?.[0]
      issued.push({ ...(await issue({ behaviour })), behaviour })
    }
    const recent = issued.slice(-30)
    for (let round = 0; round < 12; round += 1) {
      await later(next() * 10)
      // Two processes at once, and messages that come twice, out of order or of what is not sent yet.
      const twice = recent.filter(() => next() < 0.3)
      const heard = await Promise.all(twice.map(({ id }) => rowOf(id)))
      await Promise.all([
        sendDueEInvoices(context()),
        ...twice.map(({ id }) => sendEInvoice(context(), id)),
        ...heard.flatMap((row) => (row?.externalId ? [hearOfEInvoice(context(), row.externalId)] : [])),
      ])
    }
  }
  faultOf = () => undefined
  for (let rounds = 0; rounds < Math.ceil(issued.length / 100) + 3; rounds += 1) await sendAll()
  const wrong: unknown[] = []
  for (const { id, number, behaviour } of issued) {
    const rows = await api.db.select().from(eInvoices).where(eq(eInvoices.invoiceId, id))
    const sent = (await takenOf(number)).filter(({ sentAt }) => sentAt)
    const [, state, code] = ends.find(([one]) => one === behaviour) ?? []
    const taken = state === 'by_mail' || code === '422' ? 0 : 1
    if (rows.length !== 1 || rows[0]?.state !== state || sent.length !== taken)
      wrong.push({ number, behaviour, rows, sent: sent.length })
  }
  expect(wrong, `seed ${seed}`).toEqual([])
  expect((await compareBooks(api.db)).differences.filter(({ rule }) => rule.startsWith('e-invoice'))).toEqual([])
}, 900_000)
