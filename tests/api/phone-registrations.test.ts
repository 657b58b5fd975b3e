import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { organisations, registrations, sessions, students, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { billedTo, newCustomer, newSession, newStudents } from '../support/training.ts'
import { newVatNumber } from '../support/vat-number.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const post = (body: object, headers = staff) => api.send('POST', '/registrations/phone', body, headers)

type Effect = Record<string, string>
const effectOf = ({ details = [] }: { details?: { path: string; message: string }[] }): Effect =>
  Object.fromEntries(details.map(({ path, message }) => [path.replace('effect.', ''), message]))

/** Asks what it comes to, and then does that. */
async function register(body: object, headers = staff) {
  const shown = await post(body)
  expect(shown.status, JSON.stringify(shown.body)).toBe(409)
  const effect = effectOf(shown.body)
  return { effect, ...(await post({ ...body, total: Number(effect.total) }, headers)) }
}

const read = async (id: string) => (await api.get(`/registrations/${id}`, staff)).body
const kindsTo = async (email: string) => (await api.mailsTo(email)).map(({ data }) => data.kind)
const historyOf = async (id: string): Promise<{ reason: string | null; by: string }[]> =>
  (await api.get(`/registrations/${id}/history`, staff)).body

async function known(wish: { count?: number; isPartner?: boolean; capacity?: number; price?: number | null } = {}) {
  const { count = 2, isPartner, ...planned } = wish
  const customer = await newCustomer(api, { isPartner })
  const session = await newSession(api, planned)
  const people = await newStudents(api, customer, count)
  const body = {
    session,
    user: customer.id,
    organisation: customer.organisation,
    students: people,
    invoice: billedTo,
    payment: 'invoice',
    agreedToTerms: true,
  }
  return { customer, session, people, body }
}

const newPerson = () => ({
  firstName: 'Lotte',
  lastName: 'Claes',
  email: `${randomUUID()}@bellers.test`,
  phone: '0470 12 34 56',
  language: 'fr',
})

describe('a customer who is known', () => {
  test('is told first what it comes to, of which nothing is kept', async () => {
    const { body, session, customer } = await known()
    const { status, body: refused } = await post(body)
    expect(status).toBe(409)
    expect(effectOf(refused)).toMatchObject({ net: '90000', total: '108900', payment: 'invoice', waiting: '0' })
    expect(await api.db.$count(registrations, eq(registrations.sessionId, session))).toBe(0)
    expect(await kindsTo(customer.email)).toEqual([])
  })

  test('is registered on invoice, which leaves at once', async () => {
    const { body, customer } = await known()
    const { status, body: made } = await register(body)
    expect(status).toBe(201)
    const registration = await read(made._id)
    expect(registration).toMatchObject({
      paymentMethod: 'invoice',
      user: customer.id,
      organisation: customer.organisation,
    })
    expect(registration.issuedInvoice).toMatchObject({ number: expect.any(String) })
    expect(await kindsTo(customer.email)).toContain('registration-invoice')
  })

  test('pays by the link of a mail, and has its seats meanwhile', async () => {
    const { body, customer } = await known()
    const { body: made } = await register({ ...body, payment: 'online' })
    const registration = await read(made._id)
    expect(registration).toMatchObject({ status: 'awaiting_payment', paymentMethod: 'online', issuedInvoice: null })
    expect(Date.parse(registration.expiresAt)).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000)
    expect(await kindsTo(customer.email)).toEqual(['registration-received'])
  })

  test('is billed by agreement where it is a partner', async () => {
    const { body } = await known({ isPartner: true })
    const { effect, body: made } = await register({ ...body, payment: 'online' })
    expect(effect.payment).toBe('partner')
    expect(await read(made._id)).toMatchObject({ outcome: 'partner' })
  })

  test('pays the price that was agreed, which the invoice says and the history explains', async () => {
    const { body } = await known()
    expect((await post({ ...body, price: 40_000 })).body.details).toEqual([expect.objectContaining({ path: 'reason' })])
    const { body: made } = await register({ ...body, price: 40_000, reason: 'Vaste klant', note: 'Belt terug' })
    const registration = await read(made._id)
    expect(registration).toMatchObject({ net: 80_000, total: 96_800 })
    const { body: invoice } = await api.get(`/invoices/${registration.issuedInvoice._id}`, staff)
    expect(invoice).toMatchObject({ net: 80_000, total: 96_800, lines: [{ quantity: 2, unitPrice: 40_000 }] })
    const reasons = (await historyOf(made._id)).map(({ reason }) => reason)
    expect(reasons).toEqual(expect.arrayContaining(['agreed: Vaste klant', 'note: Belt terug']))
    expect((await compareBooks(api.db)).differences).toEqual([])
  })

  test('has one price or one code, and gives what an agreed price of nothing makes of it', async () => {
    const { body } = await known()
    const priced = { ...body, price: 0, reason: 'Cadeau' }
    expect((await post({ ...priced, discountCode: 'LENTE' })).body.details).toEqual([
      expect.objectContaining({ path: 'discountCode' }),
    ])
    const { body: made } = await register(priced)
    expect(await read(made._id)).toMatchObject({ status: 'paid', total: 0, issuedInvoice: null })
  })

  test('is refused where it comes to something else by then', async () => {
    const { body } = await known()
    const { status, body: refused } = await post({ ...body, total: 1 })
    expect([status, effectOf(refused).total]).toEqual([409, '108900'])
  })

  test('brings new participants along; whom it has already by that address is that one', async () => {
    const { body, customer, people } = await known({ count: 1 })
    const [mine] = await api.db
      .select()
      .from(students)
      .where(eq(students.id, String(people[0])))
    const same = { firstName: 'Jan', lastName: 'Peeters', email: mine?.email.toUpperCase(), birthPlace: 'Gent' }
    const fresh = { firstName: 'Eva', lastName: 'Smet', email: `${randomUUID()}@deelnemer.test` }
    const { body: made } = await register({ ...body, students: [], newStudents: [same, fresh] })
    expect((await read(made._id)).students.map(({ lastName }: { lastName: string }) => lastName)).toHaveLength(2)
    const theirs = await api.db
      .select()
      .from(students)
      .where(eq(students.organisationId, String(customer.organisation)))
    expect(theirs).toHaveLength(2)
    expect(theirs.find(({ id }) => id === people[0])?.birthPlace).toBe('Gent')
  })

  test('says whose data of birth a certificate needs, at who was ticked or in the row', async () => {
    const customer = await newCustomer(api)
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const people = await newStudents(api, customer, 1)
    const body = {
      ...{ session, user: customer.id, organisation: customer.organisation, invoice: billedTo, payment: 'invoice' },
      agreedToTerms: true,
    }
    const ticked = await post({ ...body, students: people })
    expect(ticked.body.details[0]).toMatchObject({ path: 'students' })
    const row = { firstName: 'Eva', lastName: 'Smet', email: `${randomUUID()}@deelnemer.test` }
    const { body: refused } = await post({ ...body, newStudents: [row] })
    expect(refused.details.map(({ path }: { path: string }) => path)).toEqual([
      'newStudents.0.dateOfBirth',
      'newStudents.0.birthPlace',
    ])
  })
})

describe('a customer who is new', () => {
  test('gets an account without a password, and one mail that says what for and where to claim it', async () => {
    const contact = newPerson()
    const session = await newSession(api)
    const name = `Nieuw ${randomUUID()}`
    const invoice = { ...billedTo, name, email: contact.email, vat: undefined }
    const vat = newVatNumber()
    const body = {
      ...{ session, contact, newOrganisation: { name, vat }, invoice, payment: 'online', agreedToTerms: true },
      contactTakesPart: true,
    }
    const { status, body: made } = await register(body)
    expect(status).toBe(201)
    const [account] = await api.db.select().from(users).where(eq(users.email, contact.email))
    expect(account).toMatchObject({ passwordHash: null, isPrivatePerson: false, language: 'fr' })
    const [mail, ...others] = await api.mailsTo(contact.email)
    expect([mail?.data.kind, mail?.locale, others]).toEqual(['phone-registration', 'fr', []])
    expect(mail?.data.values).toMatchObject({ amount: 54_450, url: expect.stringContaining('/password-reset/') })
    expect(await read(made._id)).toMatchObject({ students: [{ lastName: 'Claes' }], user: account?.id })
    expect(await api.db.$count(organisations, eq(organisations.name, name))).toBe(1)
    // Whoever registers on the site with that address does not take its seats away.
    const own = { ...contact, password: 'een-lang-wachtwoord-9', isPrivatePerson: true }
    expect((await api.send('POST', '/users', own)).status).toBe(409)
    expect((await read(made._id)).status).toBe('awaiting_payment')
  })

  test('may be a private person, whose participants hear of their seats though no address is verified', async () => {
    const contact = newPerson()
    const email = `${randomUUID()}@deelnemer.test`
    const body = {
      ...{ session: await newSession(api), contact, invoice: { ...billedTo, vat: undefined }, payment: 'invoice' },
      newStudents: [{ firstName: 'Eva', lastName: 'Smet', email }],
      agreedToTerms: true,
    }
    const { body: made } = await register(body)
    expect(await read(made._id)).toMatchObject({ organisation: null })
    expect(await kindsTo(email)).toEqual(['participant-registered'])
    expect((await compareBooks(api.db)).differences).toEqual([])
  })

  test('who is known by address or number is found, said, and never made twice', async () => {
    const { body, customer } = await known()
    const vat = newVatNumber()
    await api.db
      .update(organisations)
      .set({ vat })
      .where(eq(organisations.id, String(customer.organisation)))
    const { user: _, organisation: __, ...rest } = body
    const contact = { ...newPerson(), email: customer.email.toUpperCase() }
    const given = { ...rest, contact, newOrganisation: { name: `Anders ${randomUUID()}`, vat } }
    const shown = effectOf((await post(given)).body)
    expect(shown).toMatchObject({ knownUser: customer.id, knownOrganisation: customer.organisation })
    const total = Number(shown.total)
    expect((await post({ ...given, total })).status).toBe(409)
    const { status } = await post({ ...rest, user: shown.knownUser, organisation: shown.knownOrganisation, total })
    expect(status).toBe(201)
  })

  test('a new contact of an organisation that is there acts for it, which is said', async () => {
    const { body, customer } = await known()
    const contact = newPerson()
    const { effect } = await register({ ...body, user: undefined, contact })
    expect(effect.joining).toBe((await api.get(`/organisations/${customer.organisation}`, staff)).body.name)
  })

  test('errors stand at their fields, and nothing is made', async () => {
    const session = await newSession(api)
    const contact = { ...newPerson(), lastName: '' }
    const { status, body } = await post({ session, contact, payment: 'invoice', agreedToTerms: true })
    expect([status, body.details[0].path]).toEqual([400, 'contact.lastName'])
    const { body: other } = await post({
      ...{ session, contact: newPerson(), payment: 'invoice', agreedToTerms: true },
      contactTakesPart: true,
    })
    expect(other.details).toEqual([{ path: 'invoice.address', message: expect.any(String) }])
  })
})

describe('a full session', () => {
  test('is refused until staff accept it by name; the seats come free before others', async () => {
    const full = await known({ count: 2, capacity: 2 })
    await register(full.body)
    const customer = await newCustomer(api)
    const people = await newStudents(api, customer, 1)
    const more = { ...full.body, user: customer.id, organisation: customer.organisation, students: people }
    const { effect, status } = await register(more)
    expect([status, effect.taken, effect.capacity]).toEqual([409, '2', '2'])
    const accepted = { ...more, isOverCapacityAccepted: true, total: Number(effect.total) }
    const { body: made } = await post(accepted)
    const seats = () => api.db.select().from(sessions).where(eq(sessions.id, full.session))
    expect(await seats()).toMatchObject([{ seatsTaken: 3, extraSeats: 1, capacity: 2 }])
    const [event] = (await historyOf(made._id)).filter(({ reason }) => reason === 'over capacity 3 of 2')
    expect(event?.by).toEqual(expect.any(String))
    expect((await compareBooks(api.db)).differences).toEqual([])
    const { body: shown } = await api.get(`/registrations/${made._id}/cancellation-effect`, staff)
    const { credit, refund } = shown
    expect((await api.send('POST', `/registrations/${made._id}/cancellation`, { credit, refund }, staff)).status).toBe(
      200,
    )
    expect(await seats()).toMatchObject([{ seatsTaken: 2, extraSeats: 0 }])
  })

  test('two desks that want the last seat: one has it, the other is asked', async () => {
    const one = await known({ count: 1, capacity: 1 })
    const customer = await newCustomer(api)
    const people = await newStudents(api, customer, 1)
    const other = { ...one.body, user: customer.id, organisation: customer.organisation, students: people }
    const bodies = [one.body, other].map((body) => ({ ...body, total: 54_450 }))
    const answers = await Promise.all(bodies.map((body) => post(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Session fully booked')
  })
})

test('a double press registers once, a new account and all', async () => {
  const contact = newPerson()
  const session = await newSession(api)
  const body = {
    ...{ session, contact, invoice: { ...billedTo, vat: undefined }, payment: 'invoice', agreedToTerms: true },
    ...{ contactTakesPart: true, total: 54_450 },
  }
  const headers = { ...staff, 'Idempotency-Key': randomUUID() }
  const [first, second] = await Promise.all([post(body, headers), post(body, headers)])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body._id).toBe(first.body._id)
  expect(await api.db.$count(registrations, eq(registrations.sessionId, session))).toBe(1)
})

test('staff find who calls by name, organisation, number or a typing error, and sessions by course, place or day', async () => {
  const customer = await newCustomer(api)
  const name = 'Schrijnwerkerij Vermeulen en Zoon'
  await api.db
    .update(organisations)
    .set({ name, vat: 'BE0403170701' })
    .where(eq(organisations.id, String(customer.organisation)))
  await api.db.update(users).set({ lastName: 'Korenbloem', phone: '+32470998877' }).where(eq(users.id, customer.id))
  const search = async (text: string) =>
    (await api.get(`/registrations/phone?${new URLSearchParams({ caller: text })}`, staff)).body.customers
  const it = expect.arrayContaining([expect.objectContaining({ user: customer.id, organisationName: name })])
  for (const text of [
    'vermeulen schrijn',
    'Vermuelen',
    'korenblom',
    'nel korenblom',
    customer.email,
    '0470 99 88 77',
    'BE 0403.170.701',
  ])
    expect(await search(text), text).toEqual(it)
  const session = await newSession(api)
  const asked = new URLSearchParams({
    ...{ sought: 'boekhouden', session, user: customer.id, organisation: String(customer.organisation) },
  })
  const { body } = await api.get(`/registrations/phone?${asked}`, staff)
  expect(body.sessions.length).toBeGreaterThan(0)
  expect(body).toMatchObject({ session: { session: { _id: session }, waiting: 0 }, customer: { students: [] } })
})

test('is for staff alone', async () => {
  const { body, customer } = await known()
  expect((await post(body, customer.headers)).status).toBe(403)
  expect((await api.get('/registrations/phone', customer.headers)).status).toBe(403)
})
