import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses, registrationStudents, sessions, students } from '../../src/db/tables.ts'
import { provider } from '../../src/domain/provider.ts'
import { allTexts } from '../../src/ui/all-texts.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A registration of one participant, and somebody else of the same customer. */
async function seat(isPartner = false) {
  const customer = await newCustomer(api, { isPartner })
  const [leaving = '', student = ''] = await newStudents(api, customer, 2)
  const session = await newSession(api)
  const { body } = await api.send('POST', '/registrations', registrationOf(session, [leaving]), customer.headers)
  const replace = (by: string, headers = customer.headers) =>
    api.send('PUT', `/registrations/${body._id}/students/${leaving}`, { student: by }, headers)
  return { customer, leaving, student, session, registration: body, replace }
}

test('somebody else takes the seat, free of charge, and both sides hear of it', async () => {
  const { customer, leaving, student, session, registration, replace } = await seat(true)
  expect((await replace(student)).status).toBe(204)
  const { body } = await api.get(`/registrations/${registration._id}`, customer.headers)
  expect(body.students.map(({ _id }: { _id: string }) => _id)).toEqual([student])
  expect([body.total, body.status]).toEqual([registration.total, registration.status])
  expect((await api.get(`/sessions/${session}/registration-count`)).body.registrationCount).toBe(1)
  const about = (mails: { kind: string; aboutId: string | null; occasion: string }[]) =>
    mails.filter(({ aboutId, occasion }) => aboutId === registration._id && occasion.startsWith(student))
  expect(about(await api.mailsTo(customer.email))).toHaveLength(1)
  expect(about(await api.mailsTo(provider.email))).toHaveLength(1)
  expect(about(await api.mailsTo(body.students[0].email))).toHaveLength(1)
  const left = (await api.get(`/students/${leaving}`, customer.headers)).body
  expect(about(await api.mailsTo(left.email)).map(({ kind }) => kind)).toEqual(['participant-left'])
})

test('whoever gets a firm seat back hears of it again, and of nothing twice', async () => {
  const { customer, leaving, student, registration, replace } = await seat(true)
  const swap = (from: string, to: string) =>
    api.send('PUT', `/registrations/${registration._id}/students/${from}`, { student: to }, customer.headers)
  expect((await replace(student)).status).toBe(204)
  expect((await swap(student, leaving)).status).toBe(204)
  const { email } = (await api.get(`/students/${leaving}`, customer.headers)).body
  const kinds = async () => (await api.mailsTo(email)).map(({ kind }) => kind)
  const told = ['participant-registered', 'participant-left', 'participant-registered']
  expect((await kinds()).toSorted()).toEqual(told.toSorted())
  await api.send('PATCH', `/registrations/${registration._id}`, { status: 'paid' }, await api.as('STAFF'))
  expect(await kinds()).toHaveLength(3)
})

test('neither side of a seat that is not paid yet hears of it', async () => {
  const { customer, leaving, student, replace } = await seat()
  expect((await replace(student)).status).toBe(204)
  for (const id of [leaving, student]) {
    const { body } = await api.get(`/students/${id}`, customer.headers)
    expect(await api.mailsTo(body.email)).toEqual([])
  }
})

test('whoever was put aside, or has no birth data for a certificate, is refused at the field that was sent', async () => {
  const { student, session, replace } = await seat()
  const refusal = async () => {
    const { status, body } = await replace(student)
    return [status, body.details]
  }
  await api.db.update(students).set({ status: 'inactive' }).where(eq(students.id, student))
  const { participantInactive, birthData } = allTexts.nl.error
  expect(await refusal()).toEqual([400, [{ path: 'student', message: participantInactive }]])
  await api.db.update(students).set({ status: 'active', birthPlace: null }).where(eq(students.id, student))
  const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  await api.db.update(courses).set({ type: 'CERTIFICATION' }).where(inArray(courses.id, course))
  expect(await refusal()).toEqual([400, [{ path: 'student', message: birthData }]])
})

test('nobody of another customer does, nor who has a seat, nor once the session has started', async () => {
  const { leaving, student, session, replace } = await seat()
  const other = await newCustomer(api)
  const [foreign = ''] = await newStudents(api, other)
  expect((await replace(foreign)).status).toBe(404)
  expect((await replace(student, other.headers)).status).toBe(404)
  expect((await replace(leaving)).status).toBe(409)
  await api.db.update(sessions).set({ startDate: new Date() }).where(eq(sessions.id, session))
  expect((await replace(student)).body.message).toBe('Session has started')
  const held = and(eq(registrationStudents.sessionId, session), eq(registrationStudents.studentId, leaving))
  expect(await api.db.$count(registrationStudents, held)).toBe(1)
})

test('what has expired keeps who was put down', async () => {
  const { student, registration, replace } = await seat()
  await api.send('PATCH', `/registrations/${registration._id}`, { status: 'expired' }, await api.as('STAFF'))
  expect((await replace(student)).status).toBe(409)
})

/** Somebody nobody knows yet. */
const newcomer = (given: object = {}) => ({
  ...{ firstName: 'Lotte', lastName: 'Claes', email: `${randomUUID()}@deelnemer.test`, phone: '0471 23 45 67' },
  ...given,
})

/** A seat, with somebody new instead of who has it, and how many participants its customer has. */
async function seatToTake(isPartner = false) {
  const known = await seat(isPartner)
  const { customer, leaving, registration } = known
  const path = `/registrations/${registration._id}/students/${leaving}`
  return {
    ...known,
    take: (newStudent: object, headers = customer.headers) => api.send('PUT', path, { newStudent }, headers),
    people: async (): Promise<{ _id: string; email: string }[]> =>
      (await api.get('/students', customer.headers)).body.items,
    seated: async (): Promise<{ _id: string; email: string }[]> =>
      (await api.get(`/registrations/${registration._id}`, customer.headers)).body.students,
  }
}

test('somebody new takes the seat and becomes a participant of the customer, by staff and by the customer', async () => {
  for (const who of ['STAFF', 'customer']) {
    const { customer, leaving, registration, take, people, seated } = await seatToTake(true)
    const headers = who === 'STAFF' ? await api.as('STAFF') : customer.headers
    const given = newcomer()
    expect((await take(given, headers)).status).toBe(204)
    const [now] = await seated()
    expect(now).toMatchObject({ firstName: 'Lotte', lastName: 'Claes', email: given.email })
    const added = (await api.get(`/students/${now?._id}`, customer.headers)).body
    expect(added).toMatchObject({
      status: 'new',
      phone: given.phone,
      organisation: customer.organisation,
      language: 'nl',
    })
    expect(await people()).toHaveLength(3)
    const kindsTo = async (email: string) => (await api.mailsTo(email)).map(({ kind }) => kind)
    expect(await kindsTo(given.email)).toEqual(['participant-registered'])
    expect(await kindsTo(customer.email)).toContain('participant-replaced')
    const left = (await api.get(`/students/${leaving}`, customer.headers)).body
    expect(await kindsTo(left.email)).toContain('participant-left')
    const toDesk = (await api.mailsTo(provider.email)).filter(({ aboutId }) => aboutId === registration._id)
    expect(toDesk.map(({ kind }) => kind).includes('participant-replacement')).toBe(who === 'customer')
  }
})

test('somebody new speaks the language of whoever registered, and is a private person’s own', async () => {
  const customer = await newCustomer(api, { isPrivatePerson: true, language: 'fr' })
  const [leaving = ''] = await newStudents(api, customer)
  const { body } = await api.send(
    'POST',
    '/registrations',
    registrationOf(await newSession(api), [leaving]),
    customer.headers,
  )
  const path = `/registrations/${body._id}/students/${leaving}`
  expect((await api.send('PUT', path, { newStudent: newcomer() }, await api.as('STAFF'))).status).toBe(204)
  const { students: seated } = (await api.get(`/registrations/${body._id}`, customer.headers)).body
  const added = (await api.get(`/students/${seated[0]._id}`, customer.headers)).body
  expect([added.language, added.organisation, added.firstName]).toEqual(['fr', null, 'Lotte'])
})

test('whom the customer has by that name and address takes the seat, and is never there twice', async () => {
  const { customer, student, take, people, seated } = await seatToTake()
  const { firstName, lastName, email } = (await api.get(`/students/${student}`, customer.headers)).body
  const shouted = { firstName: firstName.toUpperCase(), lastName, email: email.toUpperCase() }
  expect((await take(newcomer({ ...shouted, firstName: 'Somebody' }))).body).toMatchObject({
    ...{ statusCode: 409, message: 'Student already exists' },
    details: [{ path: 'newStudent.email', message: allTexts.nl.error.participantKnown }],
  })
  expect((await take(newcomer(shouted))).status).toBe(204)
  expect((await seated()).map(({ _id }) => _id)).toEqual([student])
  expect(await people()).toHaveLength(2)
})

test('in a certified course somebody new is asked for their birth, and so is who is known without it', async () => {
  const { customer, session, student, take, people, seated } = await seatToTake()
  const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
  await api.db.update(courses).set({ type: 'CERTIFICATION' }).where(inArray(courses.id, course))
  const missing = async (given: object) => {
    const { status, body } = await take(newcomer(given))
    return [status, body.details.map(({ path }: { path: string }) => path)]
  }
  expect(await missing({ birthPlace: 'Gent' })).toEqual([400, ['newStudent.dateOfBirth']])
  expect(await missing({})).toEqual([400, ['newStudent.dateOfBirth', 'newStudent.birthPlace']])
  expect(await people()).toHaveLength(2)

  await api.db.update(students).set({ dateOfBirth: null, birthPlace: null }).where(eq(students.id, student))
  const { firstName, lastName, email } = (await api.get(`/students/${student}`, customer.headers)).body
  const born = { dateOfBirth: '1990-04-01', birthPlace: 'Gent' }
  expect((await take({ firstName, lastName, email, ...born })).status).toBe(204)
  expect((await seated()).map(({ _id }) => _id)).toEqual([student])
  expect((await api.get(`/students/${student}`, customer.headers)).body).toMatchObject(born)
})

test('what is refused makes nobody, and says so where it was typed', async () => {
  const { customer, leaving, student, session, registration, take, people, seated } = await seatToTake()
  const other = await newCustomer(api)
  const path = `/registrations/${registration._id}/students/${leaving}`
  const detailOf = async (body: object) => (await api.send('PUT', path, body, customer.headers)).body.details
  const { required, oneReplacement, email, participantRegistered } = allTexts.nl.error
  expect(await detailOf({})).toEqual([{ path: 'student', message: required }])
  expect(await detailOf({ student, newStudent: newcomer() })).toEqual([{ path: 'student', message: oneReplacement }])
  expect(await detailOf({ newStudent: newcomer({ email: 'lotte' }) })).toEqual([
    { path: 'newStudent.email', message: email },
  ])
  expect((await detailOf({ newStudent: newcomer({ lastName: '' }) }))[0].path).toBe('newStudent.lastName')
  const [now] = await seated()
  const same = (await api.get(`/students/${now?._id}`, customer.headers)).body
  const again = await take({ firstName: same.firstName, lastName: same.lastName, email: same.email })
  expect([again.status, again.body.details]).toEqual([
    409,
    [{ path: 'newStudent.email', message: participantRegistered }],
  ])
  expect((await take(newcomer(), other.headers)).status).toBe(404)

  const terms = (daysToReplace: number) =>
    api.db.execute(sql`update cancellation_terms set days_to_replace = ${daysToReplace}
      where id = (select terms_id from registrations where id = ${registration._id})`)
  const { rows } = await api.db.execute<{ days: number }>(sql`select days_to_replace as days from cancellation_terms
    where id = (select terms_id from registrations where id = ${registration._id})`)
  await terms(3000)
  expect((await take(newcomer(), await api.as('STAFF'))).body.message).toBe('Too late by the terms of the order')
  await terms(Number(rows[0]?.days))
  await api.db.update(sessions).set({ startDate: new Date() }).where(eq(sessions.id, session))
  expect((await take(newcomer())).body.message).toBe('Session has started')
  expect(await people()).toHaveLength(2)
  expect((await api.get('/students', other.headers)).body.total).toBe(0)
})

test('two who send the same newcomer at once make one participant', async () => {
  const { customer, leaving, registration, take, people, seated } = await seatToTake()
  const given = newcomer()
  const answers = await Promise.all([take(given), take(given)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect(await people()).toHaveLength(3)
  expect(await seated()).toHaveLength(1)
  const [events] = (await api.get(`/registrations/${registration._id}/history`, await api.as('STAFF'))).body
  expect(events).toMatchObject({ about: 'Lotte Claes', before: expect.stringContaining('Jan Peeters') })
  expect((await api.get(`/students/${leaving}`, customer.headers)).status).toBe(200)
})
