import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { codaFile } from '../../src/adapters/bank-files/write-coda.ts'
import { matchBank } from '../../src/api/money/match-bank.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { registrations, stateChanges } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { sendBankFile } from '../support/bank-files.ts'
import { openSocket } from '../support/market.ts'
import { newRegistration, type Wish } from '../support/paid-registration.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { quotedBooking } from '../support/rooms.ts'
import { billedInFlanders, newCustomer, newStudents, registrationOf, subsidisedSession } from '../support/training.ts'

const today = brusselsDay(new Date())
const texts = new Map(
  Object.entries({ ...bundledTexts.nl['panel-error'], ...bundledTexts.nl.error }).map(([key, text]) => [text, key]),
)
const customer = {
  name: 'Bakkerij De Korenbloem nv',
  address: 'Nieuwstraat 7',
  zip: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'nieuw@korenbloem.test',
}
const anew = { ...customer, vat: 'BE 0999.123.457', reference: 'PO 4711', reason: 'Op naam van de nv' }

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Body = Record<string, unknown>
const reissue = (id: string, input: Body = anew, headers = staff) =>
  api.send('POST', `/invoices/${id}/reissue`, input, headers)
const invoiceOf = async (id: string) => (await api.get(`/invoices/${id}`, staff)).body
const recordOf = async (id: string) => (await api.get(`/invoices/${id}/record`, staff)).body
const receive = (invoice: string, amount: number, payer = 'customer') =>
  api.send('POST', '/receipts', { amount, payer, receivedOn: today, parts: [{ invoice, amount }] }, staff)
const agree = async () => expect((await compareBooks(api.db)).differences).toEqual([])
const refusalOf = ({ status, body }: { status: number; body: { message: string; details?: Body[] } }) => [
  status,
  body.details?.map(({ path, message }) => `${path} ${texts.get(String(message))}`).join() ?? body.message,
]

/** An order with its invoice. */
async function ordered(wish: Wish = { paid: 'partner' }) {
  const order = await newRegistration(api, wish)
  const { issuedInvoice } = await order.read()
  return { ...order, invoice: String(issuedInvoice._id), number: String(issuedInvoice.number) }
}

describe('an invoice made again', () => {
  test('is credited and stands anew for another addressee; its order stays billed', async () => {
    const { id, invoice, number, read, papers } = await ordered()
    const before = await invoiceOf(invoice)
    const { status, body } = await reissue(invoice)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ status: 'open', total: before.total, owed: before.total, dueOn: before.dueOn, lines: before.lines },
      ...{ reference: 'PO 4711', registration: id },
      customer: { ...customer, vat: 'BE0999123457' },
    })
    const [old, ...others] = await papers()
    expect(old).toMatchObject({ _id: invoice, status: 'credited', owed: 0, customer: before.customer })
    expect(others).toMatchObject([
      { _id: body._id },
      { creditOf: number, total: -before.total, status: 'paid', customer: before.customer },
    ])
    const after = await read()
    expect(after).toMatchObject({ status: 'awaiting_payment', issuedInvoice: { _id: body._id }, toPay: before.total })
    expect(after.invoice).toMatchObject({ name: anew.name, vat: 'BE0999123457', reference: 'PO 4711' })
    const { related, history } = await recordOf(invoice)
    expect(related.map((one: Body) => [one.number, one.isCreditNote])).toEqual([
      [body.number, false],
      [others[1].number, true],
    ])
    expect(history.at(-1)).toMatchObject({ status: 'credited', reason: anew.reason })
    expect((await recordOf(body._id)).history[0]).toMatchObject({ status: 'open', reason: anew.reason })
    await agree()
  })

  test('goes out in one mail with its credit note; each names the other, in PDF and in UBL', async () => {
    const { invoice, number, papers } = await ordered()
    const { body } = await reissue(invoice, { ...anew, email: `${randomUUID()}@nieuw.test` })
    const note = (await papers()).find(({ creditOf }: Body) => creditOf === number)
    const mails = await api.mailsTo(body.customer.email)
    expect(mails.map(({ data }) => data)).toMatchObject([
      {
        kind: 'invoice-reissued',
        values: { number: body.number, replaced: number, reason: anew.reason, rest: body.total, dueOn: body.dueOn },
        attachments: [body._id, note._id].map((id) => ({ document: 'invoice', id })),
      },
    ])
    expect(await mailKinds(api, body._id, note._id)).toEqual(['invoice-reissued'])
    const textOf = async (id: string) =>
      (await readPdf((await getBytes(api, `/invoices/${id}/pdf`, staff)).bytes)).text.replaceAll(/\s+/g, ' ')
    expect(await textOf(body._id)).toContain(`Vervangt factuur ${number}`)
    expect(await textOf(note._id)).toContain(
      `Met deze creditnota vervalt factuur ${number}. Factuur ${body.number} komt`,
    )
    const { body: xml } = await api.get(`/invoices/${body._id}/ubl`, staff)
    expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${number}</cbc:ID>`))
    expect(xml).toContain('<cbc:BuyerReference>PO 4711</cbc:BuyerReference>')
  })

  test('stays paid where it was, whichever way, and taking that back opens the new one', async () => {
    const online = await ordered({ paid: 'online' })
    const { body: paid } = await reissue(online.invoice)
    expect([paid.status, (await online.read()).status]).toEqual(['paid', 'paid'])
    const { invoice, read } = await ordered()
    const receipt = await receive(invoice, (await invoiceOf(invoice)).total)
    const { body } = await reissue(invoice)
    expect([body.status, (await read()).status]).toEqual(['paid', 'paid'])
    await agree()
    await api.send('POST', `/receipts/${receipt.body._id}/undo`, { reason: 'Teruggeboekt' }, staff)
    expect(await invoiceOf(body._id)).toMatchObject({ status: 'open', owed: body.total })
    expect((await read()).status).toBe('awaiting_payment')
    await agree()
  })

  test('is open for the rest of what was paid in part, and money with the old message settles it', async () => {
    const { invoice, read } = await ordered()
    const { total, paymentReference } = await invoiceOf(invoice)
    await receive(invoice, 10_000)
    const first = (await reissue(invoice)).body
    expect(first).toMatchObject({ status: 'open', owed: total - 10_000 })
    expect((await api.mailsTo(anew.email))[0]?.data.values).toMatchObject({ rest: total - 10_000 })
    const second = (await reissue(first._id, { name: 'Nog een naam', reason: 'Toch niet' })).body
    expect(second).toMatchObject({ owed: total - 10_000, customer: { name: 'Nog een naam', city: 'Gent' } })
    const reference = paymentReference.replaceAll(/\D/g, '')
    const movements = [{ day: today, amount: total - 10_000, reference, id: randomUUID().slice(0, 20) }]
    const file = codaFile([{ number: 701, day: today, opening: 0, movements }])
    expect((await sendBankFile(api, file, staff)).status).toBe(201)
    // What the request had no time for, a job does.
    await matchBank({ ...api.parts, user: null })
    expect(await invoiceOf(second._id)).toMatchObject({ status: 'paid', owed: 0 })
    expect((await read()).status).toBe('paid')
    await agree()
  })

  test('is paid by what its customer was paying online meanwhile', async () => {
    const customer = await newCustomer(api)
    const students = await newStudents(api, customer, 1)
    const session = await subsidisedSession(api)
    const input = { ...registrationOf(session, students), invoice: billedInFlanders, payment: 'invoice' }
    const { body: order } = await api.send('POST', '/registrations', input, customer.headers)
    const payer = payerOf(api)
    const payment = await payer.begin(order._id, customer.headers)
    const { body } = await reissue(order.issuedInvoice._id)
    await payer.checkout.choose(payment, 'paid')
    expect(await invoiceOf(body._id)).toMatchObject({ status: 'paid', owed: 0 })
    await agree()
  })

  test('keeps what its credit notes left of it, to the cent', async () => {
    const { invoice, papers } = await ordered({ paid: 'partner', price: 33_333, participants: 3 })
    for (const net of [1, 3_333, 100]) {
      const { left } = await recordOf(invoice)
      await api.send(
        'POST',
        `/invoices/${invoice}/credit-notes`,
        { description: 'Korting', net, left: left.total },
        staff,
      )
    }
    const { left } = await recordOf(invoice)
    const { body } = await reissue(invoice)
    expect(body).toMatchObject({ net: left.net, vat: left.vat, total: left.total, owed: left.total })
    expect(body.lines.map(({ amount }: Body) => amount)).toEqual([99_999, -1, -3_333, -100])
    expect((await api.get(`/invoices/${body._id}/ubl`, staff)).status).toBe(200)
    expect((await papers()).filter(({ total }: { total: number }) => total === -left.total)).toHaveLength(1)
    await agree()
  })

  test('takes the shares of the kmo-portefeuille along, for whom that helps', async () => {
    const customer = await newCustomer(api)
    const students = await newStudents(api, customer, 2)
    const input = registrationOf(await subsidisedSession(api), students)
    const wish = { ...input, invoice: billedInFlanders, payment: 'subsidy', enterpriseSize: 'small' }
    const { body: order } = await api.send('POST', '/registrations', wish, customer.headers)
    const invoice = order.issuedInvoice._id
    await receive(invoice, 27_000, 'agency')
    expect(refusalOf(await reissue(invoice, { ...anew, vat: null }))).toEqual([400, 'vat subsidyNeedsVat'])
    expect(refusalOf(await reissue(invoice, { ...anew, zip: '1000' }))).toEqual([400, 'zip subsidyInFlanders'])
    const { body } = await reissue(invoice)
    expect(body.shares).toEqual([
      { payer: 'customer', amount: 81_900, open: 81_900, dueOn: body.dueOn },
      { payer: 'agency', amount: 27_000, open: 0, dueOn: body.dueOn },
    ])
    await receive(body._id, 81_900)
    expect(await invoiceOf(body._id)).toMatchObject({ status: 'paid' })
    await agree()
  })

  test('of a room, or written by hand, likewise', async () => {
    const customer = await newCustomer(api)
    const { _id } = await quotedBooking(api, customer.headers)
    await api.send('POST', '/bookings/approve-offer', { _id }, customer.headers)
    const booking = async () => (await api.get(`/bookings/${_id}`, staff)).body
    const { body } = await reissue((await booking()).issuedInvoice._id)
    expect((await booking()).issuedInvoice._id).toBe(body._id)
    await receive(body._id, body.total)
    expect((await booking()).status).toBe('paid')
    const lines = [{ description: 'Advies', unitPrice: 10_000 }]
    const { body: manual } = await api.send('POST', '/invoices', { customer: { name: 'Klant' }, lines }, staff)
    const { body: mailed } = await reissue(manual._id, { email: 'a@b.test', reason: 'Adres' })
    expect(mailed).toMatchObject({ total: 12_100 })
    const school = { enterpriseNumber: '0999.567.875', reason: 'Een school' }
    const { body: known } = await reissue(mailed._id, school)
    expect(known.customer).toMatchObject({ enterpriseNumber: '0999567875', vat: null })
    expect((await reissue(mailed._id, school)).body._id).toBe(known._id)
    const { body: kept } = await reissue(known._id, { reference: 'PO 1', reason: 'Bestelnummer' })
    expect(kept.customer.enterpriseNumber).toBe('0999567875')
    await agree()
  })
})

describe('an invoice is made again once', () => {
  test('by two presses or twenty at once, whatever else is asked of it meanwhile', async () => {
    const { id, invoice, papers } = await ordered()
    const socket = await openSocket(api)
    const ask = (input: Body) => socket.send('POST', `/invoices/${invoice}/reissue`, input, staff)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => ask(anew)),
      ...Array.from({ length: 10 }, () => ask({ ...anew, name: 'Iemand anders' })),
      receive(invoice, 1_000),
    ])
    await socket.stop()
    const made = answers.slice(0, -1)
    expect(new Set(made.flatMap(({ status, body }) => (status === 201 ? [body._id] : []))).size).toBe(1)
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(
      new Set(made.flatMap(({ status, body }) => (status === 201 ? [] : [refusalOf({ status, body }).join()]))),
    ).toEqual(new Set(['409,The invoice is credited already']))
    expect(await papers()).toHaveLength(3)
    const [order] = await api.db.select().from(registrations).where(eq(registrations.id, id))
    expect(order?.status).toBe('awaiting_payment')
    await agree()
  })

  test('and what is credited, or a credit note, not at all; nothing is left of what was refused', async () => {
    const { id, invoice, papers } = await ordered()
    const refused: [Body, [number, string]][] = [
      [{ ...anew, vat: 'BE0123' }, [400, 'vat vat']],
      [{ ...anew, reason: '' }, [400, 'reason required']],
      [{ ...anew, reason: undefined }, [400, 'reason required']],
      [{ ...anew, name: '' }, [400, 'name requiredName']],
      [{ ...anew, address: '' }, [400, 'address requiredAddress']],
      [{ ...anew, dueOn: plusDays(today, -1) }, [400, 'dueOn pastDay']],
      [{ reason: 'Zomaar' }, [400, 'name nothingChanged']],
      [{ ...anew, total: 1 }, [409, 'The effect on money has changed']],
    ]
    for (const [input, expected] of refused)
      expect(refusalOf(await reissue(invoice, input)), JSON.stringify(input)).toEqual(expected)
    expect(await papers()).toHaveLength(1)
    expect((await reissue(invoice, anew, (await newCustomer(api)).headers)).status).toBe(403)
    expect((await reissue(randomUUID())).status).toBe(404)
    const { body } = await reissue(invoice, { ...anew, dueOn: plusDays(today, 3) })
    expect(body.dueOn).toBe(plusDays(today, 3))
    const [, , note] = await papers()
    expect((await reissue(note._id)).status).toBe(409)
    await api.db.update(registrations).set({ status: 'expired' }).where(eq(registrations.id, id))
    const credited = await api.send('PATCH', `/invoices/${body._id}`, { status: 'credited' }, staff)
    expect(credited.status).toBe(200)
    expect(refusalOf(await reissue(body._id, { ...anew, name: 'Weg' }))).toEqual([
      409,
      'The invoice is credited already',
    ])
    const changes = await api.db
      .select()
      .from(stateChanges)
      .where(inArray(stateChanges.entityId, [invoice, body._id]))
    expect(changes.filter(({ to }) => to === 'credited')).toHaveLength(2)
    await api.db.update(registrations).set({ net: 0, vat: 0 }).where(eq(registrations.id, id))
  })
})
