import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'

const password = 'leerplein-demo'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const login = (body: object) => api.send('POST', '/auth/login', body)
const refresh = (refreshToken: string) => api.send('POST', '/auth/refresh-tokens', { refreshToken, isAdmin: false })

test.each([
  'contact@leerplein.test',
  'private@leerplein.test',
  'admin@brouwerij.test',
  'editor@leerplein.test',
  'staff@leerplein.test',
])('%s logs in and is known by the token', async (email) => {
  const { status, body } = await login({ email: email.toUpperCase(), password })
  expect(status).toBe(200)
  expect(body).toMatchObject({ token: { expiresIn: 900 }, user: { email, active: true } })
  expect(JSON.stringify(body)).not.toContain('argon2')
  const me = await api.get(`/users/me/${body.user._id}`, { Authorization: `Bearer ${body.token.accessToken}` })
  expect(me.body).toEqual(body.user)
})

test('a wrong password and an unknown address are told apart, as the specification says', async () => {
  expect(await login({ email: 'contact@leerplein.test', password: 'nothing' })).toMatchObject({
    status: 401,
    body: { statusCode: 401, message: 'Wrong password' },
  })
  expect(await login({ email: 'nobody@leerplein.test', password })).toMatchObject({
    status: 401,
    body: { statusCode: 401, message: 'User not found' },
  })
  expect((await login({ email: 'contact@leerplein.test' })).body.details).toMatchObject([{ path: 'password' }])
})

test('the control panel is for editors and staff', async () => {
  expect((await login({ email: 'staff@leerplein.test', password, isAdmin: true })).status).toBe(200)
  expect((await login({ email: 'contact@leerplein.test', password, isAdmin: true })).body.message).toBe(
    'User not found',
  )
})

test('an account that is not active is told so, once the password is right', async () => {
  await api.pool.query(`update users set active = false where email = 'private@leerplein.test'`)
  expect((await login({ email: 'private@leerplein.test', password: 'nothing' })).body.message).toBe('Wrong password')
  expect(await login({ email: 'private@leerplein.test', password })).toMatchObject({
    status: 401,
    body: { message: 'Account is not active' },
  })
  await api.pool.query(`update users set active = true where email = 'private@leerplein.test'`)
})

test('refresh tokens rotate, and one used twice ends all that came of it', async () => {
  const { token } = (await login({ email: 'contact@leerplein.test', password })).body
  const other = (await login({ email: 'contact@leerplein.test', password })).body.token
  const second = await refresh(token.refreshToken)
  expect(second).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } })
  const third = await refresh(second.body.refreshToken)
  expect(third.status).toBe(200)
  expect((await refresh(token.refreshToken)).status).toBe(401)
  expect((await refresh(third.body.refreshToken)).status).toBe(401)
  expect((await refresh(other.refreshToken)).status).toBe(200)
})

test('a token of another kind, another key or another time opens nothing', async () => {
  const { token, user } = (await login({ email: 'contact@leerplein.test', password })).body
  const sign = (secret: string, expires: string) =>
    new SignJWT({ role: 'STAFF', org: null })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user._id)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  const bad = [token.refreshToken, await sign(jwtSecret, '-1s'), await sign('x'.repeat(40), '1h'), 'nothing']
  for (const wrong of bad) {
    expect((await api.get(`/users/me/${user._id}`, { Authorization: `Bearer ${wrong}` })).status).toBe(401)
    expect((await api.get('/faqs', { Authorization: `Bearer ${wrong}` })).status).toBe(401)
  }
  expect((await refresh(token.accessToken)).status).toBe(401)
  expect((await refresh('nothing')).status).toBe(401)
})

test('an old access token does not stand in the way of new ones', async () => {
  const { token } = (await login({ email: 'contact@leerplein.test', password })).body
  const old = { Authorization: 'Bearer nothing' }
  expect((await api.send('POST', '/auth/refresh-tokens', { refreshToken: token.refreshToken }, old)).status).toBe(200)
  expect((await api.send('POST', '/auth/login', { email: 'contact@leerplein.test', password }, old)).status).toBe(200)
})

test('nobody reads the account of another', async () => {
  const { user } = (await login({ email: 'contact@leerplein.test', password })).body
  expect((await api.get(`/users/me/${user._id}`)).status).toBe(401)
  expect((await api.get(`/users/me/${user._id}`, await api.as('STAFF'))).status).toBe(404)
})
