import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const login = (email: string, address: string) =>
  api.send('POST', '/auth/login', { email, password: 'leerplein-demo' }, { 'x-client-address': address })

test('320 valid logins at once from one address hold up nobody elsewhere', async () => {
  const flood = Array.from({ length: 320 }, () => login('contact@leerplein.test', '203.0.113.1'))
  const began = performance.now()
  const others = await Promise.all([
    login('private@leerplein.test', '203.0.113.2'),
    login('admin@brouwerij.test', '2001:db8:1::5'),
  ])
  const waited = performance.now() - began
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  // 16 seconds when they stood in one queue.
  expect(waited).toBeLessThan(5000)
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test('successes count as well', async () => {
  const expire = Date.now() + 60_000
  await api.pool.query(`insert into rate_limits (key, points, expire) values ('login-address:203.0.113.9', 599, $1)`, [
    expire,
  ])
  expect((await login('private@leerplein.test', '203.0.113.9')).status).toBe(200)
  const rejected = await login('private@leerplein.test', '203.0.113.9')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login('private@leerplein.test', '203.0.113.8')).status).toBe(200)
})
