import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const add = (subject: string, id: string, text: string, headers = staff) =>
  api.send('POST', '/notes', { subject, id, text }, headers)
const read = (subject: string, id: string, headers = staff) => api.get(`/notes/${subject}/${id}`, headers)

/** A customer with a registration for a session, by what a note calls each. */
async function subjects() {
  const customer = await newCustomer(api)
  const person = await newCustomer(api, { isPrivatePerson: true })
  const session = await newSession(api)
  const wish = registrationOf(session, await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', wish, customer.headers)
  return {
    customer,
    all: [
      ['customer', String(customer.organisation)],
      ['customer', person.id],
      ['registration', String(body._id)],
      ['session', session],
    ] as [string, string][],
  }
}

test('what is noted about a customer, a registration or a session is read there, the newest first, by name', async () => {
  const { all } = await subjects()
  for (const [subject, id] of all) {
    expect((await add(subject, id, ` Eerste ${subject} `)).status).toBe(201)
    const { status, body } = await add(subject, id, 'Tweede\nregel')
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { text: 'Tweede\nregel', author: 'Yasmina Haddad', mayRemove: true },
      { text: `Eerste ${subject}` },
    ])
    expect((await read(subject, id)).body).toEqual(body)
  }
})

test('what is not there gets no note, and an empty one is refused', async () => {
  const colleague = await newColleague(api)
  const missing = [
    ['customer', randomUUID()],
    ['customer', colleague.id],
    ['registration', randomUUID()],
    ['session', randomUUID()],
  ] as const
  for (const [subject, id] of missing) {
    expect((await add(subject, id, 'Iets')).status).toBe(404)
    expect((await read(subject, id)).body).toEqual([])
  }
  expect((await read('session', 'nothing')).status).toBe(404)
  expect((await read('invoice', randomUUID())).status).toBe(404)
  const { all } = await subjects()
  const [[subject, id] = ['', '']] = all
  const { status, body } = await add(subject, id, '  ')
  expect([status, body.details[0].path]).toEqual([400, 'text'])
})

test('who does not see the thing sees no note of it, and customers see none', async () => {
  const { customer, all } = await subjects()
  const rooms = await newColleague(api, 'STAFF', ['rooms'])
  const finance = await newColleague(api, 'STAFF', ['finance'])
  const answers = async (headers: Headers) =>
    Promise.all(all.map(async ([subject, id]) => (await read(subject, id, headers)).status))
  expect(await answers(customer.headers)).toEqual([403, 403, 403, 403])
  expect(await answers(rooms.headers)).toEqual([200, 200, 403, 403])
  expect(await answers(finance.headers)).toEqual([200, 200, 200, 403])
  const [, , registration = ['', '']] = all
  expect((await add(...registration, 'Iets', rooms.headers)).status).toBe(403)
})

test('a note goes by who wrote it or an administrator, and with what it is about', async () => {
  const { all } = await subjects()
  const [[subject, id] = ['', '']] = all
  const [one, other] = [await newColleague(api, 'STAFF', ['desk']), await newColleague(api, 'STAFF', ['desk'])]
  const { body: written } = await add(subject, id, 'Van een collega', one.headers)
  const remove = (note: string, headers: Headers) => api.send('DELETE', `/notes/${note}`, undefined, headers)
  expect((await read(subject, id, other.headers)).body[0].mayRemove).toBe(false)
  expect((await remove(written[0]._id, other.headers)).status).toBe(404)
  expect((await remove(written[0]._id, one.headers)).status).toBe(204)
  const { body: again } = await add(subject, id, 'Nog een', one.headers)
  expect((await remove(again[0]._id, staff)).status).toBe(204)

  const session = await newSession(api)
  await add('session', session, 'Deze gaat weg')
  expect((await api.send('DELETE', `/sessions/${session}`, undefined, staff)).status).toBe(204)
  expect((await read('session', session)).body).toEqual([])
})
