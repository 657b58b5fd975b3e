import { afterAll, beforeAll, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer } from '../support/training.ts'

const texts = nl.error
let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const write = (body: object, headers = staff) => api.send('POST', '/attendances', body, headers)

test('staff write down who was there, once a day', async () => {
  const { student, session, days } = await newSeat(api, { days: 2 })
  const { status, body } = await write({ student, session, day: days[0], present: true })
  expect(status).toBe(201)
  expect(body).toMatchObject({ student, session, day: days[0], present: true })
  expect((await write({ student, session, day: days[0], present: false })).status).toBe(409)
  expect((await write({ student, session, day: days[1], present: false })).status).toBe(201)
  const { body: changed } = await api.send('PATCH', `/attendances/${body._id}`, { present: false }, staff)
  expect(changed).toEqual({ ...body, present: false })
  expect((await api.send('DELETE', `/attendances/${body._id}`, undefined, staff)).status).toBe(204)
})

test('only of participants with a seat, on days of the session', async () => {
  const { student, session, days } = await newSeat(api)
  const elsewhere = await newSeat(api)
  const rejected = async (body: object) => {
    const { status, body: response } = await write({ student, session, day: days[0], present: true, ...body })
    return [status, response.details?.[0]]
  }
  expect(await rejected({ student: elsewhere.student })).toEqual([
    400,
    { path: 'student', message: texts.notRegistered },
  ])
  expect(await rejected({ day: '2020-01-01' })).toEqual([400, { path: 'day', message: texts.notOnSchedule }])
  expect(await rejected({ day: '2020-02-30' })).toEqual([400, { path: 'day', message: texts.date }])
})

test('whoever manages the participant reads them, nobody else does', async () => {
  for (const isPrivatePerson of [false, true]) {
    const { customer, student, session, days } = await newSeat(api, { isPrivatePerson })
    const { body } = await write({ student, session, day: days[0], present: true })
    const other = await newCustomer(api, { isPrivatePerson })
    expect((await api.get(`/attendances/${body._id}`, customer.headers)).body).toEqual(body)
    expect((await api.get(`/attendances?student=${student}&day=${days[0]}`, customer.headers)).body.total).toBe(1)
    expect((await api.get('/attendances/all', other.headers)).body).toEqual([])
    expect((await api.get(`/attendances/${body._id}`, other.headers)).status).toBe(404)
    expect((await api.get(`/attendances/${body._id}`)).status).toBe(401)
    expect((await write({ student, session, day: days[0], present: true }, customer.headers)).status).toBe(403)
    expect((await api.send('DELETE', `/attendances/${body._id}`, undefined, customer.headers)).status).toBe(403)
  }
})
