import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../src/api/app/app.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { colleaguePassword, colleagueWithFactor } from '../support/second-factor.ts'

let api: TestApi
let told: { securityEvent?: string }[]
let app: ReturnType<typeof createApi>
beforeAll(async () => {
  api = await startApi()
  told = []
  const note = (details: object) => told.push(details)
  app = createApi({ ...api.parts, log: { error: note, warn: note, info: note } })
})
afterAll(() => api.stop())

const address = '203.0.113.40'
const password = 'drie woorden na elkaar'

async function send(method: string, path: string, body?: object, token?: string) {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Request-Id': 'a-request',
    'X-Client-Address': address,
  })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await app.fetch(new Request(`http://api.test/api${path}`, init))
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
/** What the log was told since the last question. */
const news = () => told.splice(0).filter(({ securityEvent }) => securityEvent)

async function person() {
  const email = `${randomUUID()}@gebeurtenis.test`
  const given = { email, password, firstName: 'An', lastName: 'Maes', isPrivatePerson: true }
  const { body } = await send('POST', '/users', given)
  return { email, id: String(body._id) }
}
const login = async (email: string, given = password) =>
  (await send('POST', '/auth/login', { email, password: given })).body?.token
const seen = { requestId: 'a-request', address }

test('signing in, failing to and signing out are told', async () => {
  const { email, id } = await person()
  news()
  await login(email, 'another password')
  expect(news()).toEqual([
    expect.objectContaining({ securityEvent: 'sign-in-failed', userId: id, code: 'WRONG_PASSWORD', ...seen }),
    expect.objectContaining({ securityEvent: 'call-refused', path: '/api/auth/login', status: 401, ...seen }),
  ])
  const { refreshToken } = await login(email)
  await send('POST', '/auth/logout', { refreshToken })
  expect(news()).toEqual([
    expect.objectContaining({ securityEvent: 'signed-in', userId: id, session: expect.any(String), ...seen }),
    expect.objectContaining({ securityEvent: 'signed-out', userId: id, ...seen }),
  ])
})

test('a wrong code of a second factor is told, whichever way it came', async () => {
  const { id, email } = await colleagueWithFactor(api)
  const given = { email, password: colleaguePassword, isAdmin: true }
  const { body } = await send('POST', '/auth/login', given)
  news()
  const refused = expect.objectContaining({ securityEvent: 'second-factor-refused', userId: id, ...seen })
  await send('POST', '/auth/second-factor', { ticket: body.ticket, code: '12345' })
  expect(news()).toContainEqual(refused)
  await send('POST', '/auth/login', { ...given, code: '12345' })
  expect(news()).toContainEqual(refused)
})

test('a change of password, address or account is told, and by whom', async () => {
  const { email, id } = await person()
  const { accessToken } = await login(email)
  const staff = await login('staff@leerplein.test', 'leerplein-demo')
  news()
  await send('POST', '/auth/change-password', { oldPassword: password, newPassword: `${password} meer` }, accessToken)
  expect(news()).toEqual([expect.objectContaining({ securityEvent: 'password-changed', userId: id, ...seen })])
  await send('PATCH', `/users/${id}`, { active: false }, staff.accessToken)
  expect(news()).toEqual([
    expect.objectContaining({ securityEvent: 'account-changed', account: id, active: false, ...seen }),
  ])
})

test('what is refused is told: no token, too low a role, too many attempts; a token used twice', async () => {
  const { email, id } = await person()
  const token = await login(email)
  news()
  await send('GET', '/students')
  await send('GET', '/contacts', undefined, token.accessToken)
  expect(news()).toMatchObject([
    { securityEvent: 'call-refused', method: 'GET', path: '/api/students', status: 401, code: 'NOT_SIGNED_IN' },
    { securityEvent: 'call-refused', path: '/api/contacts', status: 403, userId: id, ...seen },
  ])
  for (let attempt = 0; attempt < 10; attempt += 1) await login(email, 'another password')
  news()
  await login(email)
  expect(news()).toMatchObject([{ securityEvent: 'call-refused', status: 429, code: 'TOO_MANY', ...seen }])

  const refresh = (refreshToken: string) => send('POST', '/auth/refresh-tokens', { refreshToken, isAdmin: false })
  const next = await refresh(token.refreshToken)
  await refresh(next.body.refreshToken)
  news()
  await refresh(token.refreshToken)
  expect(news()).toMatchObject([{ securityEvent: 'refresh-token-reused', userId: id, ...seen }, { status: 401 }])
})

test('nothing that opens anything is told: no password, token or link', async () => {
  const { email } = await person()
  const token = await login(email)
  await send('GET', '/students', undefined, `${token.accessToken}x`)
  await send('POST', '/auth/refresh-tokens', { refreshToken: `${token.refreshToken}x` })
  await send('POST', '/auth/reset-password', { email })
  const [mail] = await api.mailsTo(email)
  if (mail?.data.kind !== 'password-reset') throw new Error('No link was mailed')
  const link = mail.data.values.url.split('/').at(-1) ?? ''
  const chosen = { password: 'vier woorden na elkaar', confirmPassword: 'vier woorden na elkaar' }
  await send('POST', `/auth/reset-password/${link}`, chosen)
  await send('POST', `/auth/reset-password/${link}`, chosen, token.accessToken)
  const log = JSON.stringify(told)
  expect(log).toContain('password-reset-requested')
  for (const secret of [password, chosen.password, link, token.accessToken, token.refreshToken, email]) {
    expect(log).not.toContain(secret)
  }
})
