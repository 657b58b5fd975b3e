import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { requestRoom } from '../support/rooms.ts'
import { newCustomer } from '../support/training.ts'
import { newVatNumber } from '../support/vat-number.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const found = async (query: string) => {
  const { body } = await api.get(`/customers?limit=999&${query}`, staff)
  return body.items.map(({ _id }: { _id: string }) => _id)
}
const record = async (id: string) => (await api.get(`/customers/${id}`, staff)).body

test('organisations and accounts are one list, searched by name and address, narrowed and paged', async () => {
  const { id, organisation, email } = await newCustomer(api)
  const { name } = await record(organisation ?? '')
  expect(await found(`search=~${encodeURIComponent(email.toUpperCase())}`)).toEqual([id])
  expect(await found(`search=~${encodeURIComponent(name)}&kind=organisation`)).toEqual([organisation])
  expect(await found(`search=~${encodeURIComponent(name)}&kind=person`)).toEqual([id])
  const { body: first } = await api.get('/customers?limit=1&page=2', staff)
  expect([first.items.length, first.page]).toEqual([1, 2])
  expect(first.total).toBe((await found('')).length)
  expect((await api.get('/customers?nothing=1', staff)).status).toBe(400)
})

test('a customer’s page has all that there is: orders, bills, rooms, mails, and who decided what', async () => {
  const { customer, id, students } = await newRegistration(api, { paid: 'partner' })
  const room = await requestRoom(api, customer.headers)
  const [person, organisation] = [await record(customer.id), await record(customer.organisation ?? '')]
  for (const one of [person, organisation]) {
    expect(one.registrations).toMatchObject([{ _id: id, participants: students.length }])
    expect(one.invoices).toHaveLength(1)
    expect(one.bookings).toMatchObject([{ _id: room._id }])
    expect(one.mails.length).toBeGreaterThan(0)
  }
  expect(organisation.people).toMatchObject([{ _id: customer.id, approval: 'approved' }])
  expect(person.organisations).toMatchObject([{ _id: customer.organisation, approval: 'approved' }])
  expect(organisation.participants).toBe(students.length)
  await api.send('PATCH', `/users/${customer.id}`, { active: false }, staff)
  expect(await record(customer.id)).toMatchObject({
    state: 'inactive',
    history: [{ to: 'inactive', by: expect.any(String) }],
  })
})

test('nobody of the panel is a customer, and nothing else either', async () => {
  const [colleague] = (await api.get('/panel/settings', staff)).body.colleagues
  for (const id of [colleague._id, crypto.randomUUID(), 'nothing'])
    expect((await api.get(`/customers/${id}`, staff)).status).toBe(404)
  expect(await found(`search=~${encodeURIComponent(colleague.email)}`)).toEqual([])
})

test('a file has the chosen rows and the chosen columns, in the order of the file', async () => {
  const [one, other] = [
    await newCustomer(api, { isPrivatePerson: true }),
    await newCustomer(api, { isPrivatePerson: true }),
  ]
  const { body } = await api.get(`/customers/csv?_id=${one.id},${other.id}&columns=state,email,nothing`, staff)
  const [heading, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(heading).toBe('E-mailadres;Stand')
  expect(rows.sort()).toEqual([one, other].map(({ email }) => `${email};Actief`).sort())
  const whole = await api.get(`/customers/csv?_id=${one.id}&columns=nothing`, staff)
  expect(whole.body.split('\r\n')[0].split(';')).toHaveLength(6)
})

test('an organisation has the address of its administrator, or else of whoever was there first', async () => {
  const { id, organisation, email } = await newCustomer(api)
  const other = await newCustomer(api)
  await api.db.execute(sql`insert into memberships (user_id, organisation_id, contact_roles)
    values (${other.id}, ${organisation}, '{}')`)
  const listed = async () => (await api.get(`/customers?_id=${organisation}`, staff)).body.items[0].email
  await api.db.execute(sql`update memberships set contact_roles = '{}' where user_id = ${id}`)
  expect(await listed()).toBe(email)
  await api.db.execute(sql`update memberships set contact_roles = '{ORGANISATION_ADMIN}'
    where user_id = ${other.id} and organisation_id = ${organisation}`)
  expect(await listed()).toBe(other.email)
  await api.send('PATCH', `/users/${other.id}`, { active: false }, staff)
  expect(await listed()).toBe(email)
  const { body } = await api.get(`/customers/csv?_id=${organisation}&columns=email`, staff)
  expect(body).toContain(email)
  expect((await record(organisation ?? '')).email).toBeNull()
})

test('the search of customers and registrations forgives: order, typing errors, numbers as they are written', async () => {
  const { customer, id } = await newRegistration(api, { paid: 'partner', price: 777_700 })
  const word = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(4, 'k')
  await api.db.execute(sql`update users set first_name = 'Lieselot', last_name = ${`Vermeulen${word}`}, phone = '+32 470 99 88 77'
    where id = ${customer.id}`)
  const vat = newVatNumber()
  await api.db.execute(sql`update organisations set vat = ${vat} where id = ${customer.organisation}`)
  await api.db.execute(
    sql`update registrations set invoice = jsonb_set(invoice, '{vat}', ${JSON.stringify(vat)}::jsonb) where id = ${id}`,
  )
  const { rows } = await api.db.execute<{ number: string; reference: string }>(
    sql`select document->>'number' as number, document->>'paymentReference' as reference from invoices
      where registration_id = ${id}`,
  )
  const [{ number, reference } = { number: '', reference: '' }] = rows
  const texts = [
    `vermeulen${word} lieselot`,
    `Vermeulen${word}, Lieselot`,
    `vermeulen${word} lies`,
    `Vermuelen${word}`,
    `lie Vermuelen${word}`,
    vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3'),
    '0470 99.88.77',
    number,
    ...(reference ? [reference, reference.replaceAll(/\D/g, '')] : []),
  ]
  const registrations = async (text: string) =>
    (await api.get(`/registrations/desk?search=${encodeURIComponent(text)}`, staff)).body.items
  for (const text of texts) {
    expect(await registrations(text), text).toMatchObject([{ _id: id }])
    const ids = await found(`search=~${encodeURIComponent(text)}`)
    expect(
      [customer.id, customer.organisation].some((one) => ids.includes(one)),
      text,
    ).toBe(true)
    expect(ids.length, text).toBeLessThan(3)
  }
  const alike = await registrations('Korenblom')
  expect(alike.length).toBeGreaterThan(0)
  for (const one of alike) expect(JSON.stringify(one)).toContain('Korenbloem')
  expect((await found('search=~Korenblom')).length).toBeGreaterThan(0)
  for (const amount of ['18.820,34', '€ 18820,34', '18820.34', '18,820.34 euro'])
    expect(await registrations(amount), amount).toMatchObject([{ _id: id, total: 1_882_034 }])
  for (const nobody of ['18.820,35', '999999999999', 'Zevenslaper', ',,,']) {
    expect(await registrations(nobody)).toEqual([])
    expect(await found(`search=~${encodeURIComponent(nobody)}`)).toEqual([])
  }
})
