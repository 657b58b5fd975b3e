import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataSecurityHeaders } from '../../src/server/responses/index.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('over https browsers are told to stay there for a year, subdomains too', () => {
  expect(dataSecurityHeaders(true)['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
  expect(dataSecurityHeaders(false)['Strict-Transport-Security']).toBeUndefined()
})

test('no origin is let in, whoever asks', async () => {
  const asked = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'POST' }
  for (const [method, path] of [
    ['GET', '/faqs'],
    ['OPTIONS', '/auth/login'],
    ['GET', '/openapi.json'],
  ] as const) {
    const { headers } = await api.send(method, path, undefined, asked)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('what somebody’s token shows is not to be stored', async () => {
  const { id, headers } = await newCustomer(api)
  for (const path of [`/users/me/${id}`, '/students', '/registrations/all', '/invoices', '/bookings']) {
    expect([path, (await api.get(path, headers)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})
