import { and, eq, inArray } from 'drizzle-orm'
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
