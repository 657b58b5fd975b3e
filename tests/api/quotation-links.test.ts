import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, invoices, users } from '../../src/db/tables.ts'
import { forgottenMark, withoutSecretLink } from '../../src/domain/mails.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { guestQuotation, tokenOf } from '../support/guest-quotation.ts'
import { inDays, newRoom, quotation, quotedBooking, requestRoom, visitor } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const nowhere = { address: null, zip: null, city: null, country: null }
const home = { address: 'Dorpsstraat 3', zip: '9000', city: 'Gent', country: 'BE' }

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const shown = (token: string) => api.get(`/quotations/${token}`)
const approve = (token: string, body: object) => api.send('POST', `/quotations/${token}/approve`, body)
const refuse = (token: string, body: object) => api.send('POST', `/quotations/${token}/refuse`, body)
const paths = (body: { details?: { path: string }[] }) => body.details?.map(({ path }) => path).sort()
const invoiceOf = async (id: string) => (await api.db.select().from(invoices).where(eq(invoices.bookingId, id)))[0]
const changed = { status: 409, body: { message: 'The effect on money has changed' } }

test('a guest reads the quotation by the link of its mail, and approves it with where the invoice goes', async () => {
  const { _id, token, offer } = await guestQuotation(api, nowhere)
  const { status, headers, body } = await shown(token)
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
  expect(body).toMatchObject({ status: 'waiting_for_customer', isOpen: true, offer: { number: offer.number } })
  expect(body).not.toHaveProperty('_id')
  const { number: offerNumber } = offer
  const without = await approve(token, { offerNumber })
  expect([without.status, paths(without.body)]).toEqual([400, ['address', 'city', 'country', 'zip']])
  const wrong = await approve(token, { offerNumber, ...home, vat: 'BE0123456789' })
  expect([wrong.status, paths(wrong.body)]).toEqual([400, ['vat']])
  const answered = await approve(token, { offerNumber, ...home, vat: 'BE 0417.497.106', customerRef: 'PO-9' })
  expect(answered).toMatchObject({ status: 200, body: { status: 'waiting_for_payment', isOpen: false, offer: null } })
  const { room, date, start, end } = offer
  expect(answered.body.agreed).toEqual({ room, date, start, end })
  expect((await invoiceOf(_id))?.document).toMatchObject({
    customer: { ...home, vat: 'BE0417497106' },
    reference: 'PO-9',
  })
  expect((await approve(token, { offerNumber })).status).toBe(200)
  expect((await refuse(token, { offerNumber, reason: 'Toch niet' })).status).toBe(409)
})

test('a guest refuses with a reason; after that the link tells nothing of who asked', async () => {
  const { token, offer } = await guestQuotation(api)
  const { number: offerNumber } = offer
  expect(paths((await refuse(token, { offerNumber })).body)).toEqual(['reason'])
  const { status, body } = await refuse(token, { offerNumber, reason: 'Te duur' })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ status: 'rejected', reason: 'Te duur', offer: null, agreed: null }),
  ])
  expect(JSON.stringify(body)).not.toContain('Kerkstraat')
  expect((await approve(token, { offerNumber })).status).toBe(409)
})

test('another quotation than the one that was read is refused, and the link shows the new one', async () => {
  const { _id, roomType, token, offer } = await guestQuotation(api)
  const dearer = await api.send('PUT', `/bookings/${_id}`, { ...quotation(roomType), roomPrice: 99_900 }, staff)
  const read = { offerNumber: offer.number }
  expect(await approve(token, read)).toMatchObject(changed)
  expect(await refuse(token, { ...read, reason: 'Te duur' })).toMatchObject(changed)
  const { body } = await shown(token)
  expect(body.offer.number).toBe(dearer.body.offer.number)
  expect((await approve(token, { offerNumber: body.offer.number })).status).toBe(200)
})

test('a link ends with its quotation, and where the quotation goes to another address', async () => {
  const late = await guestQuotation(api)
  await api.db
    .update(bookings)
    .set({ offerValidUntil: inDays(-1) })
    .where(eq(bookings.id, late._id))
  expect((await shown(late.token)).body).toMatchObject({ isOpen: false, offer: null })
  const answer = await approve(late.token, { offerNumber: late.offer.number })
  expect(answer).toMatchObject({ status: 409, body: { message: 'Quotation has expired' } })

  const withdrawn = await guestQuotation(api)
  await api.send('PUT', `/bookings/${withdrawn._id}`, { status: 'canceled' }, staff)
  expect((await shown(withdrawn.token)).body).toMatchObject({ status: 'canceled', isOpen: false, offer: null })
  expect((await approve(withdrawn.token, { offerNumber: withdrawn.offer.number })).status).toBe(409)

  const { _id, roomType, token } = await guestQuotation(api)
  await api.send('PUT', `/bookings/${_id}`, { email: visitor().email }, staff)
  expect((await shown(token)).status).toBe(404)
  const { body } = await api.send('PUT', `/bookings/${_id}`, { ...quotation(roomType), roomPrice: 1 }, staff)
  const anew = await tokenOf(api, body.offer.number)
  expect([anew === token, (await shown(anew)).status, (await shown(token)).status]).toEqual([false, 200, 404])
  expect((await shown('nothing')).status).toBe(404)
})

test('what is kept of the mail opens nothing, and whoever has an account is led there', async () => {
  const { email } = await guestQuotation(api)
  const mail = (await api.mailsTo(email)).find(({ data }) => data.kind === 'quotation-by-link')
  expect(mail && withoutSecretLink(mail.data).values).toMatchObject({
    url: `http://site.test/quotation/${forgottenMark}`,
  })
  const customer = await newCustomer(api)
  const own = await quotedBooking(api, customer.headers)
  expect(await tokenOf(api, own.offer.number)).toBe('')
})

const approveOwn = (who: Customer, body: object) => api.send('POST', '/bookings/approve-offer', body, who.headers)

test.for([{ isPrivatePerson: true }, { isPrivatePerson: false }])(
  'an account says where the invoice goes when it approves, once: private $isPrivatePerson',
  async (options) => {
    const customer = await newCustomer(api, options)
    const { _id } = await quotedBooking(api, customer.headers, nowhere)
    const without = await approveOwn(customer, { _id, zip: '9000' })
    expect([without.status, paths(without.body)]).toEqual([400, ['address', 'city', 'country']])
    expect((await approveOwn(customer, { _id, ...home })).body).toMatchObject({
      status: 'waiting_for_payment',
      ...home,
    })
    expect((await invoiceOf(_id))?.document.customer).toMatchObject(home)
    const { _id: next } = await requestRoom(api, customer.headers, nowhere)
    expect((await api.get(`/bookings/${next}`, customer.headers)).body).toMatchObject(home)
  },
)

test('an address that is known goes along with the request, also on what is printed', async () => {
  const customer = await newCustomer(api, { isPrivatePerson: true })
  await api.db.update(users).set(home).where(eq(users.id, customer.id))
  const { _id } = await quotedBooking(api, customer.headers, nowhere)
  expect((await approveOwn(customer, { _id, vat: 'BE0417497106' })).body).toMatchObject(home)
  const { id, document } = (await invoiceOf(_id)) ?? {}
  expect(document?.customer).toMatchObject(home)
  expect((await api.get(`/invoices/${id}/ubl`, customer.headers)).body).toContain('Dorpsstraat 3')
})

test('staff fill it in with the quotation, and what costs nothing needs none', async () => {
  const { _id } = await requestRoom(api, undefined, { ...visitor(), ...nowhere })
  const { body } = await api.send('PUT', `/bookings/${_id}`, { ...quotation(await newRoom(api)), ...home }, staff)
  expect(body).toMatchObject(home)
  expect((await api.send('POST', '/bookings/approve-offer', { _id }, staff)).status).toBe(200)
  const roomType = await newRoom(api, { priceFullDay: 0, priceHalfDay: 0 })
  const free = await guestQuotation(api, { ...nowhere, roomType, catering: 'none' })
  expect((await approve(free.token, { offerNumber: free.offer.number })).body.status).toBe('paid')
})
