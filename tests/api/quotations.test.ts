import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookings, invoices, mails, stateChanges } from '../../src/db/tables.ts'
import { plusDays } from '../../src/domain/days.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
import { inDays, newRoom, openDay, quotation, quotedBooking, requestRoom, visit, visitor } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let owner: Customer
let staff: Record<string, string>
let payer: ReturnType<typeof payerOf>
beforeAll(async () => {
  api = await startApi()
  owner = await newCustomer(api)
  payer = payerOf(api)
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const put = (id: string, body: object, headers: Record<string, string> = owner.headers) =>
  api.send('PUT', `/bookings/${id}`, body, headers)
const approve = (id: string, headers: Record<string, string> = owner.headers, query = '?customerRef=PO123') =>
  api.send('POST', `/bookings/approve-offer${query}`, { _id: id }, headers)
const paths = (body: { details?: { path: string }[] }) => [...new Set(body.details?.map(({ path }) => path))].sort()
/** In no order: what one transaction makes is made at one moment. */
const mailsAbout = async (text: string) =>
  (await api.db.select().from(mails))
    .filter(({ aboutId, occasion }) => [aboutId, occasion].includes(text))
    .map(({ data }) => data.kind)
    .toSorted()
const transitionsOf = async (id: string) =>
  (await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, id)).orderBy(stateChanges.createdAt)).map(
    ({ to }) => to,
  )

describe('a quotation', () => {
  test('keeps what was agreed for the one before it, until something else is', async () => {
    const roomType = await newRoom(api)
    const { _id } = await requestRoom(api, owner.headers, { date: openDay(41) })
    const discount = { description: 'Vaste klant', amount: 1_000 }
    await put(_id, { ...quotation(roomType), cateringPrice: 400, discount }, staff)
    const again = (terms: object) => put(_id, { status: 'waiting_for_customer', ...terms }, staff)
    const { body: longer } = await again({ offerValidUntil: inDays(12) })
    expect(longer.offer).toMatchObject({ net: 13_000, agreed: { roomPrice: null, cateringPrice: 400, discount } })
    const { body: dearer } = await again({ offerValidUntil: inDays(12), discount: null })
    expect(dearer.offer).toMatchObject({ net: 14_000, agreed: { cateringPrice: 400, discount: null } })
    expect(dearer.offer.number).not.toBe(longer.offer.number)
    const { body: listed } = await again({ offerValidUntil: inDays(12), cateringPrice: null })
    expect(listed.offer).toMatchObject({ net: 15_000 })
  })

  test('is approved as it was read: not the dearer one that was sent meanwhile', async () => {
    const roomType = await newRoom(api)
    const read = await quotedBooking(api, owner.headers, { roomType })
    const { body: dearer } = await put(read._id, { ...quotation(roomType), roomPrice: 1_000_000 }, staff)
    const say = (offerNumber: string) =>
      api.send('POST', '/bookings/approve-offer?customerRef=PO1', { _id: read._id, offerNumber }, owner.headers)
    const changed = { status: 409, body: { message: 'The effect on money has changed' } }
    expect(await say(read.offer.number)).toMatchObject(changed)
    expect((await say(dearer.offer.number)).body).toMatchObject({ status: 'waiting_for_payment' })
    expect((await say(dearer.offer.number)).status).toBe(200)
    expect(await say(read.offer.number)).toMatchObject(changed)
  })

  test('says what it will always say, and is mailed as a PDF', async () => {
    const roomType = await newRoom(api)
    const { _id } = await requestRoom(api, owner.headers, { date: openDay(41) })
    const { status, body } = await put(_id, quotation(roomType), staff)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ status: 'waiting_for_customer', roomType, roomName: { nl: 'Zaal Proef' }, offerValidUntil: inDays(10) },
      offer: {
        ...{ issuedOn: inDays(0), validUntil: inDays(10), date: openDay(41), start: '08:30', end: '12:30' },
        ...{ room: 'Zaal Proef', persons: 10, reference: null, net: 15_000, vat: 3_150, total: 18_150 },
        lines: [{ amount: 10_000 }, { amount: 5_000, quantity: 10 }],
      },
    })
    const { number } = body.offer
    expect(number).toMatch(/^Q20\d\d-\d{4,}$/)
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'quotation'), eq(mails.occasion, number)))
    expect(mail?.data).toMatchObject({
      kind: 'quotation',
      values: { number, amount: 18_150, url: `http://site.test/my-account/bookings-data/${_id}` },
      attachments: [{ document: 'quotation', id: _id }],
    })
    await api.pool.query('update room_types set price_half_day = 1 where id = $1', [roomType])
    expect((await api.get(`/bookings/${_id}`, owner.headers)).body.offer).toEqual(body.offer)
  })

  test('may have prices of its own and an amount off, no more than there is to pay', async () => {
    const roomType = await newRoom(api)
    const { _id } = await requestRoom(api, owner.headers)
    const discount = { description: 'Vaste klant', amount: 1_000 }
    const agreed = { roomPrice: 8_000, cateringPrice: 450, discount }
    const { body } = await put(_id, quotation(roomType, agreed), staff)
    expect(body.offer).toMatchObject({ net: 11_500, lines: [{}, {}, { description: 'Vaste klant', amount: -1_000 }] })
    const tooMuch = quotation(roomType, { discount: { ...discount, amount: 1_000_000 } })
    expect(paths((await put(_id, tooMuch, staff)).body)).toEqual(['discount.amount'])
  })

  test.each([
    ['offerValidUntil', { offerValidUntil: undefined }],
    ['offerValidUntil', { offerValidUntil: inDays(-1) }],
    ['offerValidUntil', { offerValidUntil: plusDays(visit.date, 1) }],
    ['roomType', { roomType: null }],
    ['persons', { persons: 13 }],
    ['roomPrice', { roomPrice: -1 }],
    ['discount.description', { discount: { amount: 5 } }],
  ])('is not sent with a wrong %s: %o', async (path, wrong) => {
    const { _id } = await requestRoom(api, owner.headers)
    const { status, body } = await put(_id, quotation(await newRoom(api), wrong), staff)
    expect({ status, paths: paths(body) }).toEqual({ status: 400, paths: [path] })
    expect((await api.get(`/bookings/${_id}`, staff)).body.status).toBe('new')
  })

  test('is sent again when staff change its terms, not when they send it back as it is', async () => {
    const booking = await quotedBooking(api, owner.headers)
    const same = await put(booking._id, booking, staff)
    expect(same.body).toEqual(booking)
    expect((await put(booking._id, { persons: 11 }, staff)).status).toBe(409)
    const again = await put(booking._id, { ...booking, persons: 11 }, staff)
    expect(again.body.offer).toMatchObject({ persons: 11, net: 15_500 })
    expect(again.body.offer.number).not.toBe(booking.offer.number)
    expect(await mailsAbout(again.body.offer.number)).toEqual(['quotation'])
    const phone = await put(booking._id, { phone: '02 123 45 67' }, staff)
    expect(phone.body).toMatchObject({ phone: '02 123 45 67', offer: again.body.offer })
  })

  test('can be printed, and an example of it before that', async () => {
    const print = (id: string, headers?: Record<string, string>) =>
      api.send('POST', `/bookings/offer-example/${id}`, undefined, headers)
    const { _id } = await requestRoom(api, owner.headers)
    const booking = await quotedBooking(api, owner.headers)
    for (const id of [_id, booking._id]) {
      const { status, headers, body } = await print(id, owner.headers)
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/pdf' })
      expect(body).toMatch(/^%PDF/)
    }
    expect((await print(booking._id)).status).toBe(401)
    expect((await print(booking._id, (await newCustomer(api)).headers)).status).toBe(404)
    expect((await print('nothing', owner.headers)).status).toBe(404)
  })
})

describe('answering a quotation', () => {
  test('approved with a reference: invoiced, the provider told, once however often', async () => {
    const booking = await quotedBooking(api, owner.headers)
    const responses = await Promise.all(Array.from({ length: 5 }, () => approve(booking._id)))
    for (const { status, body } of responses) {
      expect(status).toBe(200)
      expect(body).toEqual(responses[0]?.body)
    }
    const { body } = responses[0] ?? {}
    expect(body).toMatchObject({ status: 'waiting_for_payment', customerRef: 'PO123' })
    expect((await approve(booking._id, owner.headers, '?customerRef=other')).body).toEqual(body)
    const [invoice, ...more] = await api.db.select().from(invoices).where(eq(invoices.bookingId, booking._id))
    expect(more).toEqual([])
    expect(body.issuedInvoice).toEqual({ _id: invoice?.id, number: invoice?.number })
    expect(invoice).toMatchObject({ status: 'open', total: 18_150, userId: owner.id, document: { reference: 'PO123' } })
    expect((await mailsAbout(booking._id)).sort()).toEqual(
      ['booking-received', 'booking-request', 'quotation', 'quotation-approved'].sort(),
    )
    expect(await transitionsOf(booking._id)).toEqual(['new', 'waiting_for_customer', 'waiting_for_payment'])
  })

  test('approved, its invoice is credited by canceling it, and not while it can be paid', async () => {
    const booking = await quotedBooking(api, owner.headers)
    const { issuedInvoice } = (await approve(booking._id)).body
    const staff = await api.as('STAFF')
    const path = `/invoices/${issuedInvoice._id}`
    expect(await api.send('PATCH', path, { status: 'credited' }, staff)).toMatchObject({
      status: 409,
      body: { message: 'Cancel the order, which credits its invoice' },
    })
    expect((await api.get(path, staff)).body.status).toBe('open')
    await put(booking._id, { status: 'canceled' }, staff)
    expect((await api.get(path, staff)).body.status).toBe('credited')
    const paying = await api.send('POST', '/bookings/create-payment', { id: booking._id }, owner.headers)
    expect(paying.status).toBe(409)
  })

  test('the booking may be sent whole, the reference left out', async () => {
    const booking = await quotedBooking(api, owner.headers, { customerRef: 'at first' })
    const { body } = await api.send('POST', '/bookings/approve-offer', booking, owner.headers)
    expect(body).toMatchObject({ status: 'waiting_for_payment', customerRef: 'at first' })
    expect((await api.send('POST', '/bookings/approve-offer', {}, owner.headers)).status).toBe(400)
    expect((await approve(booking._id, owner.headers, `?customerRef=${'x'.repeat(101)}`)).status).toBe(400)
  })

  test('too late, too early or after all is not possible', async () => {
    const late = await quotedBooking(api, owner.headers)
    await api.db
      .update(bookings)
      .set({ offerValidUntil: inDays(-1) })
      .where(eq(bookings.id, late._id))
    expect(await approve(late._id)).toMatchObject({ status: 409, body: { message: 'Quotation has expired' } })
    await api.db
      .update(bookings)
      .set({ offerValidUntil: inDays(0) })
      .where(eq(bookings.id, late._id))
    expect((await approve(late._id)).status).toBe(200)
    const early = await requestRoom(api, owner.headers)
    expect((await approve(early._id)).status).toBe(409)
    await put(early._id, { status: 'canceled' })
    expect((await approve(early._id)).status).toBe(409)
  })

  test('refused with a reason, which the provider reads', async () => {
    const booking = await quotedBooking(api, owner.headers)
    expect(paths((await put(booking._id, { status: 'rejected' })).body)).toEqual(['reason'])
    const { status, body } = await put(booking._id, { ...booking, status: 'rejected', reason: 'Te duur' })
    expect({ status, ...body }).toMatchObject({ status: 'rejected', reason: 'Te duur' })
    const told = (await api.mailsTo(provider.email)).find(
      ({ kind, aboutId }) => kind === 'quotation-refused' && aboutId === booking._id,
    )
    expect(told?.data.values).toMatchObject({ reason: 'Te duur', number: booking.offer.number })
    expect((await approve(booking._id)).status).toBe(409)
  })

  test('approved or refused by staff without a mail to themselves', async () => {
    const [yes, no] = [await quotedBooking(api, owner.headers), await quotedBooking(api, owner.headers)]
    expect((await approve(yes._id, staff)).status).toBe(200)
    expect((await put(no._id, { status: 'rejected', reason: 'Te duur' }, staff)).status).toBe(200)
    expect(await mailsAbout(yes._id)).not.toContain('quotation-approved')
    expect(await mailsAbout(no._id)).not.toContain('quotation-refused')
  })

  test('one room is given once for the same hours, also to those who approve at the same moment', async () => {
    const roomType = await newRoom(api)
    const parts = ['morning', 'all', 'morning', 'all', 'afternoon', 'all']
    const quoted = await Promise.all(parts.map((dayPart) => quotedBooking(api, owner.headers, { roomType, dayPart })))
    const responses = await Promise.all(quoted.map(({ _id }) => approve(_id)))
    const given = responses.flatMap(({ status, body }) => (status === 200 ? [body.dayPart] : [])).sort()
    expect([['all'], ['afternoon', 'morning']]).toContainEqual(given)
    for (const { status, body } of responses) if (status !== 200) expect(body.message).toBe('Room is taken')
    // Staff hear it in words of their own, and the desk which quotations can no longer be approved.
    const lost = quoted.filter((_, place) => responses[place]?.status !== 200).map(({ _id }) => _id)
    const told = await api.send('POST', '/bookings/approve-offer', { _id: lost[0] }, staff)
    expect(told).toMatchObject({ status: 409, body: { message: 'Room was given to another request' } })
    const { body: overtaken } = await api.get(`/bookings?isOvertaken=true&roomType=${roomType}&limit=99`, staff)
    expect(overtaken.items.map(({ _id }: { _id: string }) => _id).sort()).toEqual(lost.sort())
    const late = await requestRoom(api, owner.headers, { dayPart: 'all' })
    expect((await put(late._id, quotation(roomType), staff)).status).toBe(409)
    expect((await put(late._id, quotation(roomType, { date: plusDays(visit.date, 2) }), staff)).status).toBe(200)
  })
})

test('a quotation is withdrawn as it was read, not one that was sent meanwhile', async () => {
  const roomType = await newRoom(api)
  const quoted = await quotedBooking(api, owner.headers, { roomType })
  const { number: offerNumber } = quoted.offer
  const withdraw = () => put(quoted._id, { status: 'canceled', reason: 'Te laat', offerNumber }, staff)
  const again = quotation(roomType, { date: plusDays(visit.date, 3) })
  const [withdrawn, sent] = await Promise.all([withdraw(), put(quoted._id, again, staff)])
  expect([withdrawn.status, sent.status].sort()).toEqual([200, 409])
  if (withdrawn.status === 409) expect(withdrawn.body.message).toBe('The effect on money has changed')
  const { body: kept } = await api.get(`/bookings/${quoted._id}`, staff)
  expect(kept.status).toBe(withdrawn.status === 200 ? 'canceled' : 'waiting_for_customer')

  const other = await quotedBooking(api, owner.headers, { roomType, date: plusDays(visit.date, 4) })
  const read = other.offer.number
  expect((await put(other._id, quotation(roomType, { date: plusDays(visit.date, 5) }), staff)).status).toBe(200)
  const late = await put(other._id, { status: 'canceled', offerNumber: read }, staff)
  expect([late.status, late.body.message]).toEqual([409, 'The effect on money has changed'])
  const { body: now } = await api.get(`/bookings/${other._id}`, staff)
  expect(now.status).toBe('waiting_for_customer')
  expect((await approve(other._id)).status).toBe(200)
  const approved = await put(other._id, { status: 'canceled', offerNumber: now.offer.number }, staff)
  expect([approved.status, approved.body.message]).toEqual([409, 'The effect on money has changed'])
})

test('staff quote one room twice for the same hours only knowingly, and read who else has it', async () => {
  const roomType = await newRoom(api)
  const first = await quotedBooking(api, owner.headers, { roomType, date: openDay(44) })
  const { _id } = await requestRoom(api, undefined, { ...visitor(), dayPart: 'all', date: openDay(44) })
  const rivals = async () =>
    (await api.get(`/bookings/${_id}/rivals`, staff)).body.filter(
      (one: { roomType: string }) => one.roomType === roomType,
    )
  expect(await rivals()).toMatchObject([{ _id: first._id, status: 'waiting_for_customer' }])
  const unaware = await put(_id, { ...quotation(roomType), alongside: false }, staff)
  expect(unaware).toMatchObject({ status: 409, body: { message: 'Room is quoted to another request' } })
  expect((await put(_id, quotation(roomType), staff)).status).toBe(200)
  await approve(first._id)
  expect(await rivals()).toMatchObject([{ _id: first._id, status: 'waiting_for_payment' }])
})

describe('what follows', () => {
  test('staff note the payment, which the invoice follows, and that it took place', async () => {
    const booking = await quotedBooking(api, owner.headers)
    await approve(booking._id)
    expect((await put(booking._id, { status: 'paid' }, staff)).body.status).toBe('paid')
    expect(await api.db.select().from(invoices).where(eq(invoices.bookingId, booking._id))).toMatchObject([
      { status: 'paid' },
    ])
    expect(await mailsAbout(booking._id)).toContain('booking-paid')
    expect((await put(booking._id, { status: 'completed' }, staff)).body.status).toBe('completed')
  })

  test('staff note on the invoice that it was paid by bank: so is the booking, and nobody can pay it once more', async () => {
    const booking = await quotedBooking(api, owner.headers)
    const { issuedInvoice } = (await approve(booking._id)).body
    expect((await api.send('PATCH', `/invoices/${issuedInvoice._id}`, { status: 'paid' }, staff)).status).toBe(200)
    expect((await api.get(`/bookings/${booking._id}`, owner.headers)).body.status).toBe('paid')
    expect(await mailsAbout(booking._id)).toContain('booking-paid')
    expect(await mailsAbout(issuedInvoice._id)).not.toContain('invoice-settled')
    const again = await api.send('POST', '/bookings/create-payment', { id: booking._id }, owner.headers)
    expect(again.status).toBe(409)
  })

  test('that costs nothing is paid once it is approved, without an invoice', async () => {
    const roomType = await newRoom(api, { priceFullDay: 0, priceHalfDay: 0 })
    const booking = await quotedBooking(api, owner.headers, { roomType, catering: 'none' })
    expect(booking.offer.total).toBe(0)
    expect((await approve(booking._id)).body).toMatchObject({ status: 'paid', issuedInvoice: null })
    expect(await mailsAbout(booking._id)).toContain('booking-paid')
  })

  test('canceled before the payment, its room is free again and its invoice credited', async () => {
    const roomType = await newRoom(api)
    const booking = await quotedBooking(api, owner.headers, { roomType })
    const other = await quotedBooking(api, owner.headers, { roomType })
    await approve(booking._id)
    expect((await approve(other._id)).status).toBe(409)
    const { body } = await put(booking._id, { status: 'canceled', reason: 'In overleg' }, staff)
    expect(body).toMatchObject({ status: 'canceled', reason: 'In overleg' })
    expect(await mailsAbout(booking._id)).toContain('booking-canceled')
    const [invoice] = await api.db.select().from(invoices).where(eq(invoices.bookingId, booking._id))
    expect(invoice?.status).toBe('credited')
    const ofOwner = await api.db
      .select()
      .from(invoices)
      .where(eq(invoices.organisationId, String(owner.organisation)))
    const notes = ofOwner.filter(({ document }) => document.creditOf === invoice?.number)
    expect(notes).toHaveLength(1)
    expect(await mailsAbout(String(notes[0]?.id))).toEqual(['credit-note'])
    expect(await mailsAbout(booking._id)).not.toContain('booking-cancellation')
    expect((await approve(other._id)).status).toBe(200)
  })

  test('a request is turned down with a reason', async () => {
    const { _id } = await requestRoom(api, undefined, visitor())
    expect((await put(_id, { status: 'request_rejected' }, staff)).status).toBe(400)
    const { body } = await put(_id, { status: 'request_rejected', reason: 'Gesloten' }, staff)
    expect(body).toMatchObject({ status: 'request_rejected', reason: 'Gesloten' })
    expect(await mailsAbout(_id)).toContain('booking-request-rejected')
  })

  test('an approved booking is paid at the provider', async () => {
    const booking = await quotedBooking(api, owner.headers)
    const pay = () => api.send('POST', '/bookings/create-payment', { id: booking._id }, owner.headers)
    expect((await pay()).status).toBe(409)
    await approve(booking._id)
    const checkouts = await Promise.all([pay(), pay()])
    expect(checkouts[0]).toMatchObject({ status: 200, body: { redirectUrl: expect.stringContaining('/dev/pay/') } })
    expect(checkouts[1]?.body).toEqual(checkouts[0]?.body)
    const id = checkouts[0]?.body.redirectUrl.split('/').at(-1)
    await api.pool.query(`update test_payments set status = 'paid' where id = $1`, [id])
    expect((await pay()).status).toBe(409)
    expect((await api.get(`/bookings/${booking._id}`, owner.headers)).body.status).toBe('paid')
    expect(await transitionsOf(String(id))).toEqual(['open', 'paid'])
  })

  /** Begins to pay; gives back the payment's id. */
  async function beginPaying(bookingId: string) {
    const { body } = await api.send('POST', '/bookings/create-payment', { id: bookingId }, owner.headers)
    return String(body.redirectUrl.split('/').at(-1))
  }

  test('its customer hears of a payment that is under way or failed', async () => {
    const booking = await quotedBooking(api, owner.headers)
    await approve(booking._id)
    const payment = await beginPaying(booking._id)
    await payer.checkout.choose(payment, 'pending')
    await payer.checkout.choose(payment, 'failed')
    expect(await mailsAbout(payment)).toEqual(['booking-payment-failed', 'booking-payment-pending'])
    expect((await api.mailsTo(owner.email))[0]?.data).toMatchObject({
      values: { number: booking.offer.number, amount: booking.offer.total, date: booking.date },
    })
    expect(await beginPaying(booking._id)).not.toBe(payment)
  })

  test('money for one that was canceled goes back, as customer and provider hear', async () => {
    const booking = await quotedBooking(api, owner.headers)
    await approve(booking._id)
    const payment = await beginPaying(booking._id)
    await put(booking._id, { status: 'canceled' }, staff)
    await payer.checkout.choose(payment, 'paid')
    expect(await mailsAbout(payment)).toEqual(['booking-payment-refund', 'refund-due'])
    const due = (await api.mailsTo(provider.email)).find(
      ({ kind, aboutId }) => kind === 'refund-due' && aboutId === payment,
    )
    expect(due?.data.values).toMatchObject({ email: owner.email, amount: booking.offer.total })
    expect(JSON.stringify(due?.data.values)).toContain(booking.offer.number)
  })
})

test('staff find a booking by part of who asked, or of its quotation’s number; customers find their own alone', async () => {
  const asked = visitor()
  const { _id, offer } = await quotedBooking(api, undefined, asked)
  const found = async (customer: string, headers = staff) =>
    (await api.get(`/bookings?limit=999&customer=~${encodeURIComponent(customer)}`, headers)).body.items.map(
      (row: { _id: string }) => row._id,
    )
  for (const part of [asked.email.slice(0, 12).toUpperCase(), offer.number]) expect(await found(part)).toEqual([_id])
  expect(await found('Ann Claes')).toContain(_id)
  expect(await found(offer.number, owner.headers)).toEqual([])
})
