import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { someone } from '../support/operations/auth.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('a long password of any characters counts letter by letter', async () => {
  const password = `${'Zon, maan en sterren — été 雪 🚲 '.repeat(3)}einde`
  const person = someone({ password })
  expect(password.length).toBeGreaterThan(64)
  expect((await api.send('POST', '/users', person)).status).toBe(201)
  const signIn = async (tried: string) =>
    (await api.send('POST', '/auth/login', { email: person.email, password: tried })).status
  expect(await signIn(password)).toBe(200)
  for (const other of [password.toLowerCase(), password.slice(0, 72), `${password} `, password.trimStart().slice(1)]) {
    expect(await signIn(other)).toBe(401)
  }
})
