import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registrations, sessions, stateChanges, students } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

type Headers = Record<string, string>

let api: TestApi
let contact: Headers
let other: Headers
let person: Headers
let staff: Headers
beforeAll(async () => {
  api = await startApi()
  contact = await api.as('CONTACT')
  other = await api.asUser('admin@brouwerij.test')
  person = await api.asUser('private@leerplein.test')
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const smallest = () => ({ firstName: 'Sofie', lastName: 'Janssens', email: `${crypto.randomUUID()}@students.test` })
const add = (body: object, headers = contact) => api.send('POST', '/students', body, headers)
const added = async (body: object = smallest(), headers = contact) => (await add(body, headers)).body
const ownOrganisation = async (headers: Headers) => (await api.get('/organisations/all', headers)).body[0]._id

describe('adding a participant', () => {
  test('takes three fields, and makes it the caller’s own', async () => {
    const body = smallest()
    expect(await add(body)).toMatchObject({
      status: 201,
      body: { ...body, status: 'new', language: 'nl', organisation: await ownOrganisation(contact), attendances: [] },
    })
    expect(await add(smallest(), person)).toMatchObject({ status: 201, body: { organisation: null, language: 'fr' } })
    expect(await add(smallest(), staff)).toMatchObject({ status: 201, body: { organisation: null } })
    expect((await api.mailsTo(body.email)).length).toBe(0)
  })

  test('for another organisation is for staff only', async () => {
    const organisation = await ownOrganisation(other)
    expect((await add({ ...smallest(), organisation })).status).toBe(404)
    expect((await add({ ...smallest(), organisation }, person)).status).toBe(404)
    expect((await add({ ...smallest(), organisation }, staff)).body.organisation).toBe(organisation)
    expect((await add({ ...smallest(), organisation: crypto.randomUUID() }, staff)).status).toBe(400)
  })

  test.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: undefined }],
    ['email', { email: 'nobody' }],
    ['email', { email: {} }],
    ['phone', { phone: '12' }],
    ['language', { language: 'de' }],
    ['dateOfBirth', { dateOfBirth: '2000-02-30' }],
    ['dateOfBirth', { dateOfBirth: '1899-12-31' }],
    ['dateOfBirth', { dateOfBirth: '2999-01-01' }],
    ['birthPlace', { birthPlace: 'a\nb' }],
    ['organisation', { organisation: '1' }],
  ])('with a wrong %s is refused there', async (path, wrong) => {
    const { status, body } = await add({ ...smallest(), ...wrong })
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  })

  test('happens once for each e-mail address of an organisation or a private person', async () => {
    const body = smallest()
    const again = { ...body, email: body.email.toUpperCase() }
    const inUse = { status: 409, body: { message: 'Student already exists', details: [{ path: 'email' }] } }
    for (const headers of [contact, person]) {
      expect((await add(body, headers)).status).toBe(201)
      expect(await add(again, headers)).toMatchObject(inUse)
    }
    const second = await added()
    expect(await api.send('PATCH', `/students/${second._id}`, { email: body.email }, contact)).toMatchObject(inUse)
  })

  test('can invite it in its own language', async () => {
    const body = { ...smallest(), language: 'fr', sendMail: true }
    const student = await added(body)
    expect(student.status).toBe('invited')
    const [mail, ...more] = await api.mailsTo(body.email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      locale: 'fr',
      data: {
        kind: 'student-invitation',
        values: { firstName: 'Sofie', invitedBy: 'Bakkerij De Korenbloem bv', url: expect.any(String) },
      },
    })
    const link = new URL(mail?.data.kind === 'student-invitation' ? mail.data.values.url : '')
    expect([link.origin + link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
      'http://site.test/fr/login',
      { organisation: expect.any(String), email: body.email },
    ])
    const moves = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, student._id))
    expect(moves.map(({ from, to }) => [from, to]).sort()).toEqual([
      [null, 'new'],
      ['new', 'invited'],
    ])
  })
})

describe('changing a participant', () => {
  test('keeps what is not named, and knows no other fields', async () => {
    const student = await added({ ...smallest(), dateOfBirth: '1990-05-17', birthPlace: 'Gent' })
    const path = `/students/${student._id}`
    const changes = { phone: '+32 470 12 34 56', birthPlace: '', organisation: crypto.randomUUID(), ownerId: 'x' }
    expect(await api.send('PATCH', path, changes, contact)).toMatchObject({
      status: 200,
      body: { ...student, phone: '+32 470 12 34 56', birthPlace: null },
    })
    expect((await api.get(path, contact)).body.dateOfBirth).toBe('1990-05-17')
    expect((await api.send('PATCH', path, { email: '' }, contact)).status).toBe(400)
  })

  test('sends the mail of a seat to come to a corrected address too, and to no other', async () => {
    const customer = await newCustomer(api)
    const [student = ''] = await newStudents(api, customer, 1)
    const session = await newSession(api)
    const { body } = await api.send('POST', '/registrations', registrationOf(session, [student]), customer.headers)
    await api.db.update(registrations).set({ status: 'paid' }).where(eq(registrations.id, body._id))
    const email = `${crypto.randomUUID()}@verbeterd.test`
    const change = (changes: object) => api.send('PATCH', `/students/${student}`, changes, customer.headers)
    expect((await change({ email })).status).toBe(200)
    await change({ email: email.toUpperCase() })
    await change({ lastName: 'Verhoeven' })
    const kinds = (await api.mailsTo(email)).map(({ data }) => data.kind)
    expect(kinds).toEqual(['participant-registered'])
  })

  test('moves its status where the table allows', async () => {
    const { _id, email } = await added()
    const move = async (status: string, headers = contact) =>
      (await api.send('PATCH', `/students/${_id}`, { status }, headers)).status
    expect(await move('invited')).toBe(200)
    expect((await api.mailsTo(email))[0]?.data.kind).toBe('student-invitation')
    expect(await move('new')).toBe(409)
    expect(await move('active')).toBe(200)
    expect(await move('active')).toBe(200)
    expect(await move('wait_for_approval')).toBe(409)
    expect(await move('inactive', staff)).toBe(200)
    expect(await move('deleted')).toBe(400)
    expect(await move('elsewhere')).toBe(400)
    expect((await api.get(`/students/${_id}`, contact)).body.status).toBe('inactive')
  })
})

describe('deleting a participant', () => {
  test('hides it, and lets its address be used again', async () => {
    const body = smallest()
    const path = `/students/${(await added(body))._id}`
    expect((await api.send('DELETE', path, undefined, contact)).status).toBe(204)
    for (const headers of [contact, staff]) {
      expect((await api.get(path, headers)).status).toBe(404)
      expect((await api.send('PATCH', path, { phone: null }, headers)).status).toBe(404)
      expect((await api.send('DELETE', path, undefined, headers)).status).toBe(404)
      expect((await api.get(`/students/all?email=${body.email}`, headers)).body).toEqual([])
    }
    expect((await add(body)).status).toBe(201)
  })

  test('is refused while a session is still to come', async () => {
    const [session] = await api.db
      .select()
      .from(sessions)
      .where(and(gt(sessions.startDate, new Date(Date.now() + 86_400_000)), eq(sessions.seatsTaken, 0)))
      .limit(1)
    const { _id } = await added({ ...smallest(), dateOfBirth: '1990-05-17', birthPlace: 'Gent' })
    const invoice = {
      name: 'Sofie',
      address: 'Markt 1',
      zip: '9000',
      city: 'Gent',
      country: 'BE',
      email: 'sofie@students.test',
    }
    const request = { session: session?.id, students: [_id], invoice, agreedToTerms: true }
    const registered = await api.send('POST', '/registrations', request, contact)
    expect(registered.status).toBe(201)
    const remove = () => api.send('DELETE', `/students/${_id}`, undefined, contact)
    expect(await remove()).toMatchObject({ status: 400, body: { message: 'Student has registrations' } })
    const path = `/registrations/${registered.body._id}`
    expect((await api.send('PATCH', path, { status: 'expired' }, staff)).status).toBe(200)
    expect((await remove()).status).toBe(204)
  })
})

describe('the list', () => {
  test('leaves out each participant’s records', async () => {
    const [listed] = (await api.get('/students?lastName=Benali', contact)).body.items
    expect(Object.keys(listed)).toContain('dateOfBirth')
    for (const records of ['attendances', 'certificates', 'results']) expect(Object.keys(listed)).not.toContain(records)
    const whole = (await api.get(`/students/${listed._id}`, contact)).body
    expect(whole).toMatchObject({ ...listed, attendances: expect.any(Array) })
  })

  test('has them when the query asks for records', async () => {
    expect((await api.get('/students?records=all', contact)).status).toBe(400)
    expect((await api.get('/students?records=true&lastName=Benali', contact)).body.items).toHaveLength(1)
    const { body } = await api.get('/students/all?records=true&lastName=Benali', contact)
    const [student] = body
    expect(student.attendances.map(({ day }: { day: string }) => day)).toEqual(
      student.attendances.map(({ day }: { day: string }) => day).toSorted(),
    )
    expect(student.certificates[0]).toMatchObject({ code: expect.any(String), course: { nl: expect.any(String) } })
    expect(student.results[0]).toMatchObject({ score: expect.any(Number), passed: expect.any(Boolean) })
  })

  test('is filtered by what a participant is', async () => {
    const body = { ...smallest(), dateOfBirth: '1966-03-01' }
    const { _id } = await added(body)
    const ids = async (query: string) =>
      (await api.get(`/students/all?${query}`, contact)).body.map((student: { _id: string }) => student._id)
    expect(await ids(`email=${body.email}`)).toEqual([_id])
    expect(await ids('dateOfBirth=1966-03-01')).toContain(_id)
    expect(await ids('dateOfBirth=<1966-03-01')).not.toContain(_id)
    expect(await ids('status=new')).toContain(_id)
    expect(await ids('status=active')).not.toContain(_id)
    expect((await api.get('/students?ownerId=1', contact)).status).toBe(400)
  })
})

describe('several participants at once', () => {
  const customerWith = async (count: number) => {
    const customer = await newCustomer(api)
    return { ...customer, students: await newStudents(api, customer, count) }
  }
  const act = (what: string, students: string[], headers: Headers) =>
    api.send('POST', `/students/${what}`, { students }, headers)
  const statusOf = async (id: string) =>
    (await api.db.select({ status: students.status }).from(students).where(eq(students.id, id)))[0]?.status

  test('are removed, but for those who still have sessions', async () => {
    const customer = await customerWith(2)
    const [expected = '', gone = ''] = customer.students
    await api.send('POST', '/registrations', registrationOf(await newSession(api), [expected]), customer.headers)
    expect(await act('remove', [expected, gone, gone.toUpperCase()], customer.headers)).toMatchObject({
      status: 200,
      body: { done: [gone], refused: [{ _id: expected, firstName: 'Jan', message: 'Student has registrations' }] },
    })
    expect([await statusOf(expected), await statusOf(gone)]).toEqual(['new', 'deleted'])
  })

  test('stay as they are when one of them is somebody else’s', async () => {
    const [mine, theirs] = [await customerWith(1), await customerWith(1)]
    for (const what of ['remove', 'invite']) {
      expect((await act(what, [...mine.students, ...theirs.students], mine.headers)).status).toBe(404)
    }
    expect(await statusOf(String(mine.students[0]))).toBe('new')
    expect((await act('remove', [], mine.headers)).body.details).toMatchObject([{ path: 'students' }])
  })

  test('come back as they were, within a day and together', async () => {
    const customer = await customerWith(2)
    const [first = '', second = ''] = customer.students
    await api.send('PATCH', `/students/${first}`, { status: 'inactive' }, customer.headers)
    await act('remove', [first, second], customer.headers)
    const outsider = await newCustomer(api)
    expect((await act('restore', [first], outsider.headers)).status).toBe(404)
    expect((await act('restore', [first, second], customer.headers)).body.done).toHaveLength(2)
    expect([await statusOf(first), await statusOf(second)]).toEqual(['inactive', 'new'])

    await act('remove', [first, second], customer.headers)
    await api.db
      .update(stateChanges)
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60_000) })
      .where(eq(stateChanges.entityId, first))
    expect((await act('restore', [first, second], customer.headers)).status).toBe(404)
    expect(await statusOf(second)).toBe('deleted')
  })

  test.for([false, true])(
    'are again the account whose address they have, and nobody else’s (private person: %s)',
    async (isPrivatePerson) => {
      const customer = await newCustomer(api, { isPrivatePerson })
      const own = await newStudents(api, customer, 1, { email: customer.email.toUpperCase() })
      const others = await newStudents(api, customer, 1)
      const [outsider] = await newStudents(api, await newCustomer(api), 1, { email: customer.email })
      const ownStudent = async () =>
        (await api.get(`/users/me/${customer.id}`, customer.headers)).body.student?._id ?? null
      await act('remove', [...own, ...others], customer.headers)
      expect(await ownStudent()).toBe(null)
      await act('restore', [...own, ...others], customer.headers)
      expect(await ownStudent()).toBe(own[0])
      expect(await statusOf(String(outsider))).toBe('new')
    },
  )

  test('do not come back where somebody new has the address', async () => {
    const customer = await customerWith(1)
    const { email } = (await api.get(`/students/${customer.students[0]}`, customer.headers)).body
    await act('remove', customer.students, customer.headers)
    await newStudents(api, customer, 1, { email })
    expect(await act('restore', customer.students, customer.headers)).toMatchObject({
      status: 409,
      body: { message: 'Student already exists' },
    })
  })

  test('are invited, each with a mail of its own', async () => {
    const customer = await customerWith(1)
    const active = await newStudents(api, customer, 1, { status: 'active', lastName: 'Actief' })
    const { email } = (await api.get(`/students/${customer.students[0]}`, customer.headers)).body
    expect((await act('invite', [...customer.students, ...active], customer.headers)).body).toMatchObject({
      done: customer.students,
      refused: [{ _id: active[0], lastName: 'Actief', message: 'Not possible in this state' }],
    })
    expect(await api.mailsTo(email)).toMatchObject([{ data: { kind: 'student-invitation' } }])
  })
})

describe('looking for participants', () => {
  test('finds parts of names and addresses, in any order, with or without accents', async () => {
    const customer = await newCustomer(api)
    await newStudents(api, customer, 1, { firstName: 'Zoë', lastName: 'D’Hondt', email: 'zoe@looking.test' })
    await newStudents(api, customer, 1, { firstName: 'Jan', lastName: 'Ångström', email: 'jan_a@looking.test' })
    const found = async (search: string) =>
      (await api.get(`/students?search=${encodeURIComponent(search)}&sort=name:DESC`, customer.headers)).body.items.map(
        ({ firstName }: { firstName: string }) => firstName,
      )
    expect(await found('~ZOE')).toEqual(['Zoë'])
    expect(await found('~hondt zoë')).toEqual(['Zoë'])
    expect(await found('~angs')).toEqual(['Jan'])
    expect(await found('~n_a')).toEqual(['Jan'])
    expect(await found('~looking')).toEqual(['Zoë', 'Jan'])
    expect(await found('~%')).toEqual([])
  })

  test('goes to a file of one’s own participants, in which no formula runs', async () => {
    const customer = await newCustomer(api)
    await newStudents(api, customer, 1, { firstName: '=1+1', lastName: '@SUM(A1)', email: '-x@looking.test' })
    await newStudents(api, await newCustomer(api), 1, { lastName: 'Anders' })
    const { headers, body } = await api.get('/students/export?locale=en&status=new', customer.headers)
    expect((await api.get('/students/export?locale=de', customer.headers)).status).toBe(400)
    expect(headers.get('content-disposition')).toContain('participants.csv')
    expect(body).toBe(
      "First name;Last name;Email address;Phone;\"Language (nl, en or fr)\";Date of birth;Place of birth\r\n'=1+1;'@SUM(A1);'-x@looking.test;;nl;;\r\n",
    )
  })
})
