import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { billedInvoices } from '../../src/api/money/invoice.ts'
import { issueInvoice } from '../../src/api/money/issue-invoice.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { invoiceNumbers, invoices, mails, refunds, registrations, sessions, stateChanges } from '../../src/db/tables.ts'
import { paymentReference } from '../../src/domain/money.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { owedSinceMove } from '../support/owed-since-move.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { quotedBooking } from '../support/rooms.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

const body = (more: object = {}) => ({
  customer: {
    name: 'Klant bv',
    address: 'Kerkstraat 1',
    zip: '1000',
    city: 'Brussel',
    country: 'BE',
    vat: 'BE0999123457',
  },
  lines: [
    { description: 'Zaalhuur', quantity: 2, unitPrice: 120_05 },
    { description: 'Syllabus', quantity: 1, unitPrice: 15_00, vatRate: 6 },
  ],
  reference: 'PO 7',
  organisation: customer.organisation,
  ...more,
})
const issue = async (more: object = {}) => (await api.send('POST', '/invoices', body(more), staff)).body
const change = (id: string, status: string, headers = staff) =>
  api.send('PATCH', `/invoices/${id}`, { status }, headers)
const differencesOf = async (id: string) =>
  (await compareBooks(api.db)).differences.filter((difference) => difference.id === id)
const sequence = (number: string) => Number(number.slice(5))

describe('a line without VAT', () => {
  const training = { description: 'Opleiding', unitPrice: 100_00, vatRate: 0, vatExemption: 'training' }

  test('names its reason, which stands on the invoice', async () => {
    const invoice = await issue({ lines: [training, { description: 'Syllabus', unitPrice: 20_00 }] })
    expect(invoice).toMatchObject({ net: 120_00, vat: 4_20 })
    expect(invoice.lines.map(({ vatExemption }: { vatExemption?: string }) => vatExemption)).toEqual([
      'training',
      undefined,
    ])
    const { bytes } = await getBytes(api, `/invoices/${invoice._id}/pdf`, staff)
    const { text } = await readPdf(bytes)
    expect(text.replace(/\s+/g, ' ')).toContain(nl.document.exemption.training.replace(/\s+/g, ' '))
  })

  test.each([
    { ...training, vatExemption: undefined },
    { ...training, vatRate: 21 },
  ])('is refused without a reason, and one with VAT has none: $vatRate', async (line) => {
    const { status, body: refused } = await api.send('POST', '/invoices', body({ lines: [line] }), staff)
    expect([status, refused.details]).toEqual([400, [{ path: 'lines.0.vatExemption', message: nl.error.vatExemption }]])
  })
})

describe('issuing', () => {
  test('gives the next number, counts VAT per rate, and mails it with its PDF', async () => {
    const email = 'facturen@klant.test'
    const first = await issue()
    const { status, body: invoice } = await api.send(
      'POST',
      '/invoices',
      body({ customer: { name: 'Klant bv', email }, locale: 'fr' }),
      staff,
    )
    expect(status).toBe(201)
    expect(sequence(invoice.number)).toBe(sequence(first.number) + 1)
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^20\d\d-\d{4}$/),
      status: 'open',
      net: 255_10,
      vat: 51_32,
      total: 306_42,
      reference: 'PO 7',
      creditOf: null,
      organisation: customer.organisation,
      customer: { name: 'Klant bv', address: null, email },
      lines: [
        { description: 'Zaalhuur', quantity: 2, unitPrice: 120_05, amount: 240_10, vatRate: 21 },
        { description: 'Syllabus', quantity: 1, unitPrice: 15_00, amount: 15_00, vatRate: 6 },
      ],
    })
    expect(Date.parse(invoice.dueOn) - Date.parse(invoice.issuedOn)).toBe(30 * 86_400_000)
    const mails = await api.mailsTo(email)
    expect(mails.map(({ aboutId, locale, data }) => ({ aboutId, locale, ...data }))).toEqual([
      {
        aboutId: invoice._id,
        locale: 'fr',
        kind: 'invoice',
        values: expect.objectContaining({
          number: invoice.number,
          amount: 306_42,
          dueOn: invoice.dueOn,
          url: `http://site.test/fr/my-account/invoice-data?search=${invoice.number}#invoices`,
        }),
        attachments: [{ document: 'invoice', id: invoice._id }],
      },
    ])
    const trail = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, invoice._id))
    expect(trail).toMatchObject([{ entity: 'invoice', from: null, to: 'open' }])
  })

  test('fifty times at once leaves no number out and gives none twice, failures in between or not', async () => {
    const before = sequence((await issue()).number)
    const unknown = '00000000-0000-4000-8000-000000000000'
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        api.send('POST', '/invoices', body(index % 6 === 5 ? { organisation: unknown } : {}), staff),
      ),
    )
    const rejected = responses.filter(({ status }) => status !== 201)
    expect(rejected.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400))
    const numbers = responses.flatMap((response) => (response.status === 201 ? [sequence(response.body.number)] : []))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index))
  })

  test('that wait for a number leave others their connections', async () => {
    await issue()
    const { promise: release, resolve } = Promise.withResolvers<void>()
    const holding = api.db.transaction(async (tx) => {
      await tx.select().from(invoiceNumbers).for('update')
      await release
    })
    const waiting = Array.from({ length: 20 }, () => api.send('POST', '/invoices', body(), staff))
    const locks = sql`select from pg_locks where not granted`
    await expect.poll(async () => (await api.db.execute(locks)).rowCount).toBeGreaterThan(0)
    const others = await Promise.all(Array.from({ length: 5 }, () => api.send('GET', '/invoices', undefined, staff)))
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(200))
    resolve()
    await holding
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(201))
  })

  test('twenty times at once for one registration makes one invoice', async () => {
    const session = await newSession(api)
    const registration = registrationOf(session, await newStudents(api, customer))
    const { body: registered } = await api.send('POST', '/registrations', registration, customer.headers)
    const before = await api.db.$count(invoices)
    const issued = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.db.transaction((tx) =>
          issueInvoice(tx, {
            registrationId: registered._id,
            organisationId: customer.organisation,
            userId: customer.id,
            status: 'paid',
            locale: 'nl',
            customer: { name: 'K', address: null, zip: null, city: null, country: null, vat: null, email: null },
            reference: null,
            lines: [{ description: 'Cursus', quantity: 1, unitPrice: 45_000, vatRate: 21 }],
            publicUrl: 'http://site.test',
          }),
        ),
      ),
    )
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1)
    expect(await api.db.$count(invoices)).toBe(before + 1)
    const mails = await api.mailsTo(customer.email)
    expect(mails.filter(({ kind, aboutId }) => kind === 'invoice' && aboutId === issued[0]?.id)).toHaveLength(1)
  })

  test.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [{ description: 'x', unitPrice: 1.5 }] }, 'lines[0].unitPrice'],
    [{ lines: [{ description: 'x', unitPrice: 100, vatRate: 20 }] }, 'lines[0].vatRate'],
    [{ customer: undefined }, 'customer'],
    [{ customer: { name: 'K', vat: 'NL1' } }, 'customer.vat'],
  ])('refuses %o', async (more, path) => {
    const { status, body: rejected } = await api.send('POST', '/invoices', body(more), staff)
    expect(status).toBe(400)
    expect(rejected.details.map((detail: { path: string }) => detail.path.replaceAll(/\.(\d+)/g, '[$1]'))).toContain(
      path,
    )
  })
})

describe('an issued invoice', () => {
  test('is never deleted', async () => {
    const { _id } = await issue()
    const { status, body: rejected } = await api.send('DELETE', `/invoices/${_id}`, undefined, staff)
    expect(status).toBe(409)
    expect(rejected.message).toBe('An issued invoice stays; it can be credited')
    expect((await api.get(`/invoices/${_id}`, staff)).status).toBe(200)
  })

  test('is paid once, and then stays paid', async () => {
    const { _id } = await issue({ user: customer.id })
    expect((await change(_id, 'paid')).body.status).toBe('paid')
    expect((await change(_id, 'paid')).status).toBe(200)
    expect((await change(_id, 'open')).status).toBe(409)
    const trail = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, _id))
    expect(trail.map(({ to }) => to).sort()).toEqual(['open', 'paid'])
    expect(await mailKinds(api, _id)).toEqual(['invoice', 'invoice-settled'])
  })

  test('is taken back by a credit note with a number of its own and the opposite amounts', async () => {
    const { _id, number } = await issue({ user: customer.id })
    const [first, second] = await Promise.all([change(_id, 'credited'), change(_id, 'credited')])
    expect([first.status, second.status]).toEqual([200, 200])
    const notes = await api.db.select().from(invoices)
    const own = notes.filter(({ document }) => document.creditOf === number)
    expect(own).toMatchObject([{ status: 'paid', net: -255_10, vat: -51_32, total: -306_42 }])
    const note = own[0]
    expect(note && sequence(note.number)).toBe(sequence(number) + 1)
    expect((await change(String(note?.id), 'credited')).status).toBe(409)
    const { bytes } = await getBytes(api, `/invoices/${note?.id}/pdf`, staff)
    const { text } = await readPdf(bytes)
    expect(text).toContain('Creditnota')
    expect(text).toContain(number)
    const mailed = await api.db.select().from(mails)
    expect(mailed.find(({ kind, aboutId }) => kind === 'credit-note' && aboutId === note?.id)?.data).toMatchObject({
      values: { number: note?.number, invoice: number, amount: 306_42, refund: false },
      attachments: [{ document: 'invoice', id: note?.id }],
    })
  })

  test('that was paid leaves a credit note open until the money is back', async () => {
    const { _id, number } = await issue({ user: customer.id })
    await change(_id, 'paid')
    await change(_id, 'credited')
    const { body: all } = await api.get('/invoices/all', staff)
    const note = all.find(({ creditOf }: { creditOf: string | null }) => creditOf === number)
    expect(note.status).toBe('open')
    expect((await change(note._id, 'paid')).body.status).toBe('paid')
    expect(await mailKinds(api, note._id)).toEqual(['credit-note', 'refund-paid'])
  })
})

describe('reading', () => {
  test('shows what is the organisation’s own, and nothing else', async () => {
    const other = await newCustomer(api)
    const { _id, number } = await issue({ organisation: other.organisation })
    expect((await api.get(`/invoices/${_id}`, other.headers)).body.number).toBe(number)
    expect((await api.get('/invoices', other.headers)).body).toMatchObject({ total: 1, items: [{ number }] })
    for (const path of [`/invoices/${_id}`, `/invoices/${_id}/pdf`]) {
      expect((await api.get(path, customer.headers)).status, path).toBe(404)
      expect((await api.get(path)).status, path).toBe(401)
      expect((await api.get(path, await api.as('EDITOR'))).status, path).toBe(403)
    }
    const { body: own } = await api.get('/invoices/all', customer.headers)
    expect(own.every(({ organisation }: { organisation: string }) => organisation === customer.organisation)).toBe(true)
    for (const [method, path, sent] of [
      ['POST', '/invoices', body()],
      ['PATCH', `/invoices/${_id}`, { status: 'paid' }],
      ['DELETE', `/invoices/${_id}`, undefined],
    ] as const) {
      expect((await api.send(method, path, sent, other.headers)).status, method).toBe(403)
    }
  })

  test('shows a private person what is theirs', async () => {
    const person = await newCustomer(api, { isPrivatePerson: true })
    const { _id } = await issue({ organisation: null, user: person.id })
    expect((await api.get(`/invoices/${_id}`, person.headers)).status).toBe(200)
    expect((await api.get(`/invoices/${_id}`, customer.headers)).status).toBe(404)
  })

  test('filters and sorts', async () => {
    const other = await newCustomer(api)
    const small = await issue({
      organisation: other.organisation,
      lines: [{ description: 'A', unitPrice: 1 }],
      reference: 'a',
    })
    const large = await issue({ organisation: other.organisation, reference: 'B' })
    await change(small._id, 'paid')
    const numbers = async (query: string) =>
      (await api.get(`/invoices?${query}`, other.headers)).body.items.map(({ number }: { number: string }) => number)
    expect(await numbers('sort=total:ASC')).toEqual([small.number, large.number])
    expect(await numbers('total=>100')).toEqual([large.number])
    expect(await numbers('status=paid')).toEqual([small.number])
    expect(await numbers(`number=${large.number}`)).toEqual([large.number])
    expect(await numbers('issuedOn=today&sort=reference:DESC')).toEqual([large.number, small.number])
    expect(await numbers('customer=~klant&dueOn=<today')).toEqual([])
  })

  test('is found by its number, its reference, what a transfer says, or what it is for', async () => {
    const other = await newCustomer(api)
    const lines = [{ description: 'Zaal Cirkel, namiddag', unitPrice: 100 }]
    const invoice = await issue({ organisation: other.organisation, lines, reference: 'PO-2118' })
    await issue({ organisation: other.organisation, reference: null })
    expect(invoice.paymentReference).toBe(paymentReference(invoice.number))
    const found = async (text: string) =>
      (await api.get(`/invoices?search=${encodeURIComponent(`~${text}`)}`, other.headers)).body.items.map(
        ({ number }: { number: string }) => number,
      )
    for (const text of [invoice.number, 'po-21', invoice.paymentReference, 'zaal cirkel'])
      expect(await found(text), text).toEqual([invoice.number])
    expect(await found('100%')).toEqual([])
  })

  test('gives the PDF to show in the browser and to keep nowhere', async () => {
    const { _id, number } = await issue()
    const { status, headers, bytes } = await getBytes(api, `/invoices/${_id}/pdf`, customer.headers)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''factuur-${number}.pdf`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const { text } = await readPdf(bytes)
    expect(text).toContain(number)
    expect(text).toContain('Zaalhuur')
    expect(text).toContain('€ 306,42')
    expect((await api.get('/invoices/nothing/pdf', staff)).status).toBe(404)
  })
})

describe('a part of an invoice', () => {
  const credit = (id: string, more: object) =>
    api.send('POST', `/invoices/${id}/credit-notes`, { description: 'Korting', ...more }, staff)
  const record = async (id: string) => (await api.get(`/invoices/${id}/record`, staff)).body

  test('is credited at one of its rates, once, and mailed; the rest stands', async () => {
    const email = 'deel@klant.test'
    const invoice = await issue({ customer: { name: 'Klant bv', email } })
    const asked = { net: 10_00, vatRate: 6, left: invoice.total }
    const { status, body: note } = await credit(invoice._id, asked)
    expect([status, note.net, note.vat, note.status, note.creditOf]).toEqual([201, -10_00, -60, 'paid', invoice.number])
    expect((await credit(invoice._id, asked)).body.message).toBe('The effect on money has changed')
    const left = invoice.total - 10_60
    const tooMuch = await credit(invoice._id, { net: 5_01, vatRate: 6, left })
    expect([tooMuch.status, tooMuch.body.details]).toEqual([400, [{ path: 'net', message: nl.error.creditTooMuch }]])
    expect((await api.get(`/invoices/${invoice._id}`, staff)).body).toMatchObject({ status: 'open', owed: left })
    expect(await record(invoice._id)).toMatchObject({
      history: [{ status: 'open', by: expect.any(String) }],
      related: [{ _id: note._id, isCreditNote: true }],
      left: { total: left },
      receiver: email,
      canCreditPart: true,
    })
    expect((await api.mailsTo(email)).map(({ data }) => data.kind)).toEqual(['credit-note', 'invoice'])
  })

  test('that is all that is left credits the invoice; what is paid goes back by hand', async () => {
    const invoice = await issue({ lines: [{ description: 'Advies', quantity: 1, unitPrice: 99_99 }] })
    await change(invoice._id, 'paid')
    const { body: note } = await credit(invoice._id, { net: 99_99, left: invoice.total })
    expect([note.total, note.status]).toEqual([-invoice.total, 'open'])
    expect(await record(invoice._id)).toMatchObject({
      history: [{ status: 'open' }, { status: 'paid' }, { status: 'credited' }],
      left: { total: 0 },
      canCreditPart: false,
    })
    expect((await credit(note._id, { net: 1, left: 0 })).status).toBe(409)
  })

  test('of a partner’s registration is credited before it is paid, which is then cheaper', async () => {
    const { id, read, effect, papers } = await newRegistration(api, { paid: 'partner' })
    const [invoice] = await papers()
    expect((await credit(invoice._id, { net: 100_00, left: invoice.total })).status).toBe(201)
    expect(await read()).toMatchObject({ status: 'awaiting_payment', net: 800_00, total: 968_00 })
    expect((await papers())[0]).toMatchObject({ status: 'open', owed: 968_00 })
    expect(await effect()).toMatchObject({ credit: 968_00, refund: 0 })
    await change(invoice._id, 'paid')
    expect(await effect()).toMatchObject({ credit: 968_00, refund: 968_00 })
    expect(await differencesOf(id)).toEqual([])
  })

  test('of a room that waits for its payment is credited in part: the rest is what is paid, and canceling credits it', async () => {
    const { headers } = await newCustomer(api)
    const { _id } = await quotedBooking(api, headers)
    await api.send('POST', '/bookings/approve-offer', { _id }, headers)
    const [invoice] = (await api.get(`/invoices?booking=${_id}`, staff)).body.items
    const owed = async () => (await api.get(`/bookings/${_id}`, headers)).body.owed
    expect(await owed()).toBe(invoice.total)
    expect(await record(invoice._id)).toMatchObject({ booking: _id, canCredit: false, canCreditPart: true })
    expect((await change(invoice._id, 'credited')).body.message).toBe('Cancel the order, which credits its invoice')
    expect((await credit(invoice._id, { net: 10_00, vatRate: 21, left: invoice.total })).status).toBe(201)
    const rest = invoice.total - 12_10
    expect(await owed()).toBe(rest)
    expect(await differencesOf(_id)).toEqual([])
    const { body: begun } = await api.send('POST', '/bookings/create-payment', { id: _id }, headers)
    expect((await credit(invoice._id, { net: 10_00, vatRate: 21, left: rest })).status).toBe(409)
    await payerOf(api).checkout.choose(String(begun.redirectUrl).split('/').at(-1) ?? '', 'paid')
    expect((await api.get(`/bookings/${_id}`, headers)).body).toMatchObject({ status: 'paid', owed: 0 })
    expect(await differencesOf(_id)).toEqual([])

    const other = (await quotedBooking(api, headers))._id
    await api.send('POST', '/bookings/approve-offer', { _id: other }, headers)
    const [billed] = (await api.get(`/invoices?booking=${other}`, staff)).body.items
    await credit(billed._id, { net: 10_00, vatRate: 21, left: billed.total })
    await api.send('PUT', `/bookings/${other}`, { status: 'canceled', reason: 'Ziek' }, staff)
    expect((await api.get(`/invoices/${billed._id}`, staff)).body).toMatchObject({ status: 'credited', owed: 0 })
    expect(await differencesOf(other)).toEqual([])
  })

  test('of a room that is paid is credited in part, and as a whole once it is canceled', async () => {
    const { headers } = await newCustomer(api)
    const { _id } = await quotedBooking(api, headers)
    await api.send('POST', '/bookings/approve-offer', { _id }, headers)
    const [invoice] = (await api.get(`/invoices?booking=${_id}`, staff)).body.items
    await change(invoice._id, 'paid')
    expect((await credit(invoice._id, { net: 10_00, vatRate: 21, left: invoice.total })).status).toBe(201)
    expect((await change(invoice._id, 'credited')).body.message).toBe('Cancel the order, which credits its invoice')
    expect(await differencesOf(_id)).toEqual([])
    const canceled = await api.send('PUT', `/bookings/${_id}`, { status: 'canceled', reason: 'Ziek' }, staff)
    expect(canceled.body).toMatchObject({ status: 'canceled' })
    expect(await differencesOf(_id)).toEqual([])
    expect((await change(invoice._id, 'credited')).status).toBe(200)
    expect(await differencesOf(_id)).toEqual([])
  })
})

describe('the invoice of a registration', () => {
  const credit = (id: string, more: object) =>
    api.send('POST', `/invoices/${id}/credit-notes`, { description: 'Korting', ...more }, staff)

  test.each(['online', 'partner'] as const)('is not credited as a whole while it can be canceled: %s', async (paid) => {
    const { id, read, papers, cancelAsShown } = await newRegistration(api, { paid })
    const [invoice] = await papers()
    const stands = 'Cancel the order, which credits its invoice'
    expect((await change(invoice._id, 'credited')).body.message).toBe(stands)
    expect((await credit(invoice._id, { net: invoice.net, left: invoice.total })).body.message).toBe(stands)
    const record = (await api.get(`/invoices/${invoice._id}/record`, staff)).body
    expect(record).toMatchObject({ registration: id, booking: null, canCredit: false, canCreditPart: true })
    expect(await read()).toMatchObject({ total: invoice.total })
    expect((await cancelAsShown()).status).toBe(200)
    expect((await papers()).map(({ status }: { status: string }) => status)).toContain('credited')
    expect(await differencesOf(id)).toEqual([])
  })

  test('may be, after its session: it then costs nothing, and what was paid goes back', async () => {
    const { id, session, read, papers } = await newRegistration(api)
    await api.db.update(sessions).set({ startDate: sql`now() - interval '2 days'` }).where(eq(sessions.id, session))
    const [invoice] = await papers()
    expect((await change(invoice._id, 'credited')).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'paid', total: 0, refund: { amount: invoice.total } })
    expect(await api.db.select().from(refunds).where(eq(refunds.amount, invoice.total))).not.toEqual([])
    expect(await differencesOf(id)).toEqual([])
  })

  test('credited in part takes that off for good: canceled, all say what is left of it', async () => {
    const { id, read, effect, papers, cancelAsShown, mails } = await newRegistration(api, { participants: 3 })
    const [invoice] = await papers()
    expect((await credit(invoice._id, { net: 100_00, left: invoice.total })).status).toBe(201)
    const left = invoice.total - 121_00
    expect(await read()).toMatchObject({ net: 1250_00, total: left, refund: { amount: 121_00 } })
    const paymentsBack = async () => {
      const [payment] = await payerOf(api).paymentsOf(id)
      const rows = await api.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, String(payment?.id)))
      return rows.map(({ amount }) => amount).sort((a, b) => a - b)
    }
    expect(await paymentsBack()).toEqual([121_00])
    expect(await effect()).toMatchObject({ credit: left, refund: left, kept: 0 })
    expect((await cancelAsShown()).status).toBe(200)
    expect(await paymentsBack()).toEqual([121_00, left])
    expect((await papers()).map(({ total }: { total: number }) => total)).toEqual([invoice.total, -121_00, -left])
    const [told] = (await mails()).filter(({ kind }) => kind === 'cancellation-settled')
    expect(told?.values).toMatchObject({ credited: left, refunded: left, kept: 0 })
    expect(await differencesOf(id)).toEqual([])
  })

  test('credited in part and canceled at once, ends in books that agree', async () => {
    for (const _ of [1, 2, 3, 4]) {
      const { id, effect, cancel, papers } = await newRegistration(api)
      const [invoice] = await papers()
      const { credit: credited, refund } = await effect()
      const answers = await Promise.all([
        credit(invoice._id, { net: 100_00, left: invoice.total }),
        cancel({ credit: credited, refund }),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
      expect(await differencesOf(id)).toEqual([])
    }
  })

  test('credited in part before prices followed is mended once', async () => {
    const { id, read, papers } = await newRegistration(api)
    const [invoice] = await papers()
    await credit(invoice._id, { net: 100_00, left: invoice.total })
    await api.db.update(registrations).set({ net: 900_00, vat: 189_00 }).where(eq(registrations.id, id))
    const migration = new URL('../../src/db/migrations/0001_agreed-credits-lower-prices.sql', import.meta.url)
    // The column has had another name since.
    await api.db.execute(sql.raw(readFileSync(migration, 'utf8').replaceAll('kept', 'cancellation_fee')))
    expect(await read()).toMatchObject({ net: 800_00, total: 968_00 })
  })

  test('that was credited before orders had to be canceled promises nothing that does not come', async () => {
    const { effect, papers, cancelAsShown } = await newRegistration(api)
    const [invoice] = await papers()
    await api.db.update(invoices).set({ status: 'credited' }).where(eq(invoices.id, invoice._id))
    expect(await effect()).toMatchObject({ credit: 0, refund: 0 })
    expect((await cancelAsShown()).status).toBe(200)
    expect(await papers()).toHaveLength(1)
  })
})

describe('the list for staff', () => {
  test('knows invoices from credit notes and what is late, by the name of who is billed, as a file too', async () => {
    const name = `Laattijdig ${crypto.randomUUID()}`
    const invoice = await issue({ customer: { name } })
    const found = async (query: string) => {
      const { body: list } = await api.get(`/invoices?search=~${encodeURIComponent(name)}&${query}`, staff)
      return list.items.map(({ number }: { number: string }) => number)
    }
    expect(await found('overdue=true')).toEqual([])
    await api.db.update(invoices).set({ dueOn: '2026-01-01' }).where(eq(invoices.id, invoice._id))
    expect(await found('overdue=true')).toEqual([invoice.number])
    expect([await found('kind=invoice'), await found('kind=credit-note')]).toEqual([[invoice.number], []])
    const { bytes } = await getBytes(api, `/invoices/csv?search=~${encodeURIComponent(name)}&locale=nl`, staff)
    const lines = Buffer.from(bytes).toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${invoice.number};`)
    expect(lines[1]).toContain('"306,42";"306,42";Te betalen;')
  })

  test('is a file whose amounts add up, those of credit notes too, while names run no formula', async () => {
    const name = `=SUM(A1) ${crypto.randomUUID()}`
    const { _id } = await issue({ customer: { name } })
    await change(_id, 'credited')
    const { bytes } = await getBytes(api, `/invoices/csv?search=~${encodeURIComponent(name)}&sort=number:ASC`, staff)
    const [, invoice, note] = Buffer.from(bytes).toString('utf8').trim().split('\r\n')
    expect(invoice).toContain('"306,42"')
    expect(note).toContain('"-306,42"')
    expect(note).toContain(`;${nl['panel-invoices'].noteMoves.paid};`)
    expect(note).toContain(`'${name}`)
  })

  test('keeps to the order of their numbers past 9,999 of a year', async () => {
    const name = `Veel ${crypto.randomUUID()}`
    await api.db.update(invoiceNumbers).set({ last: 9998 })
    for (const _ of [1, 2, 3]) await issue({ customer: { name } })
    const { body: list } = await api.get(`/invoices?customer=${name}&sort=number:ASC`, staff)
    expect(list.items.map(({ number }: { number: string }) => number.slice(5))).toEqual(['9999', '10000', '10001'])
  })
  test('of one order are the newest first past 99,999 too', async () => {
    await api.db.update(invoiceNumbers).set({ last: 99_998 })
    const { id } = await newRegistration(api)
    await owedSinceMove(api, id, 10_000)
    const billed = await billedInvoices(api.db, id)
    expect(billed.map(({ number }) => number.slice(5))).toEqual(['100000', '99999'])
  })
})
