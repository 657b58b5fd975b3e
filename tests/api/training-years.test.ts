import { afterAll, beforeAll, expect, test } from 'vitest'
import { brusselsYear } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const yearOf = (days: string[]) => brusselsYear(new Date(days[0] ?? ''))

test('counts days and hours of what was ordered and followed, but none that was missed', async () => {
  const { customer, student, session, days } = await newSeat(api, { days: 2 })
  const query = `year=${yearOf(days)}`
  const read = async () => (await api.get(`/training-years?${query}`, customer.headers)).body
  expect(await read()).toMatchObject({
    total: 1,
    items: [
      { _id: student, days: 2, hours: 7, trainings: [{ session, days: 2, hours: 7, firstDay: days[0], dates: days }] },
    ],
  })
  const missed = { student, session, day: days[0], present: false }
  await api.send('POST', '/attendances', missed, await api.as('STAFF'))
  expect((await read()).items[0]).toMatchObject({ days: 1, hours: 3.5, trainings: [{ firstDay: days[1] }] })
  expect((await api.get('/training-years?year=2001', customer.headers)).body).toMatchObject({ items: [], total: 0 })
})

test('shows an employer only what it ordered itself, and finds people by name', async () => {
  const { customer, days } = await newSeat(api, { student: { firstName: 'Zoë', lastName: 'Çelik' } })
  await newSeat(api, { customer })
  const other = await newCustomer(api)
  await newSeat(api, { customer: other })
  const query = `year=${yearOf(days)}`
  expect((await api.get(`/training-years?${query}`, customer.headers)).body.total).toBe(2)
  expect((await api.get(`/training-years?${query}&limit=1&page=2`, customer.headers)).body.items).toHaveLength(1)
  const { body } = await api.get(`/training-years?${query}&search=%C3%87el`, customer.headers)
  expect(body.items.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Çelik'])
  expect((await api.get('/training-years?year=20', customer.headers)).status).toBe(400)
})

test('comes as CSV in which no name runs as a formula', async () => {
  const { customer, days } = await newSeat(api, { student: { firstName: '=1+1', lastName: '@evil' } })
  const path = `/api/training-years/csv?year=${yearOf(days)}&locale=en`
  const response = await api.api.fetch(new Request(`http://api.test${path}`, { headers: customer.headers }))
  const text = await response.text()
  expect(text).toContain('Last name;First name;Course;First day;Last day;Days;Hours\r\n')
  expect(text).toContain(`'@evil;'=1+1;Bookkeeping;${days[0]};${days[0]};1;7\r\n`)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''followed-20\d\d\.csv$/)
})
