import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const write = (body: object, headers = staff) => api.send('POST', '/results', body, headers)

test('half of the points is a pass, unless staff say otherwise', async () => {
  const { student, session } = await newSeat(api)
  const { status, body } = await write({ student, session, score: 12.5, maximum: 20, remark: 'Vlot' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ student, session, score: 12.5, maximum: 20, passed: true, remark: 'Vlot' })
  expect((await write({ student, session, score: 1, maximum: 2 })).status).toBe(409)
  const change = async (changes: object) => (await api.send('PATCH', `/results/${body._id}`, changes, staff)).body
  expect(await change({ score: 9 })).toMatchObject({ score: 9, passed: false })
  expect(await change({ passed: true })).toMatchObject({ score: 9, passed: true })
  expect(await change({ remark: 'Herkansing' })).toMatchObject({ passed: true, remark: 'Herkansing' })
  expect(await change({ score: 21 })).toMatchObject({ statusCode: 400, details: [{ path: 'score' }] })
  expect((await api.send('DELETE', `/results/${body._id}`, undefined, staff)).status).toBe(204)
})

test('the score lies between nothing and the maximum, of participants with a seat', async () => {
  const { student, session } = await newSeat(api)
  const elsewhere = await newSeat(api)
  const paths = async (body: object) =>
    (await write({ student, session, score: 5, maximum: 10, ...body })).body.details?.map(
      ({ path }: { path: string }) => path,
    )
  expect(await paths({ score: 11 })).toEqual(['score'])
  expect(await paths({ score: -1 })).toEqual(['score'])
  expect(await paths({ maximum: 0 })).toEqual(['maximum'])
  expect(await paths({ session: elsewhere.session })).toEqual(['student'])
})

test('whoever manages the participant reads them, nobody else does', async () => {
  const { customer, student, session } = await newSeat(api)
  const { body } = await write({ student, session, score: 8, maximum: 10 })
  const other = await newCustomer(api)
  expect((await api.get(`/results/${body._id}`, customer.headers)).body).toEqual(body)
  expect((await api.get('/results?passed=true&sort=score:DESC', customer.headers)).body.total).toBe(1)
  expect((await api.get('/results?score=<8', customer.headers)).body.total).toBe(0)
  expect((await api.get(`/results/${body._id}`, other.headers)).status).toBe(404)
  expect((await api.get('/results/all', other.headers)).body).toEqual([])
  expect((await api.get('/results')).status).toBe(401)
  expect((await write({ student, session, score: 1, maximum: 1 }, customer.headers)).status).toBe(403)
})
