import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { organisations } from '../../src/db/tables.ts'
import { apiOn, jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { join } from '../support/memberships.ts'

const password = 'leerplein-demo'

const texts = nl.error
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
  // Its successor was used: nobody honest still has it.
  expect((await refresh(token.refreshToken)).status).toBe(401)
  expect((await refresh(third.body.refreshToken)).status).toBe(401)
  expect((await refresh(other.refreshToken)).status).toBe(200)
})

test('signing out ends what came of one sign-in, and no other', async () => {
  const { token } = (await login({ email: 'contact@leerplein.test', password })).body
  const other = (await login({ email: 'contact@leerplein.test', password })).body.token
  const next = (await refresh(token.refreshToken)).body
  const logout = (refreshToken: string) =>
    api.send('POST', '/auth/logout', { refreshToken }, { Authorization: 'Bearer old' })
  expect((await logout(token.refreshToken)).status).toBe(204)
  expect((await refresh(next.refreshToken)).status).toBe(401)
  expect((await logout(next.refreshToken)).status).toBe(204)
  expect((await logout('nothing')).status).toBe(401)
  expect((await refresh(other.refreshToken)).status).toBe(200)
})

test('a token of another kind, another key or another time opens nothing', async () => {
  const { token, user } = (await login({ email: 'contact@leerplein.test', password })).body
  const good = decodeJwt(token.accessToken)
  const sign = (change: object, { typ = 'at+jwt', secret = jwtSecret } = {}) =>
    new SignJWT({ ...good, ...change }).setProtectedHeader({ alg: 'HS256', typ }).sign(new TextEncoder().encode(secret))
  const repeated = { Authorization: `Bearer ${await sign({})}` }
  expect((await api.get(`/users/me/${user._id}`, repeated)).status).toBe(200)
  const bad = [
    'nothing',
    token.refreshToken,
    await sign({}, { secret: 'x'.repeat(40) }),
    await sign({}, { typ: 'rt+jwt' }),
    await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
    await sign({ exp: undefined }),
    await sign({ aud: 'refresh' }),
    await sign({ aud: undefined }),
    await sign({ iss: 'elsewhere' }),
    await sign({ sid: randomUUID() }),
    await sign({ sid: undefined }),
    await sign({ sub: (await login({ email: 'staff@leerplein.test', password })).body.user._id }),
  ]
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

test('a customer gets no tokens of the control panel, and loses none by asking', async () => {
  const { token } = (await login({ email: 'contact@leerplein.test', password })).body
  const asked = { refreshToken: token.refreshToken, isAdmin: true }
  expect((await api.send('POST', '/auth/refresh-tokens', asked)).status).toBe(401)
  expect((await refresh(token.refreshToken)).status).toBe(200)
})

/** A private person of its own for a test. */
async function register(extra: object = {}) {
  const email = `${randomUUID()}@auth.test`
  const given = {
    email,
    password: 'first-password',
    firstName: 'An',
    lastName: 'Maes',
    isPrivatePerson: true,
    ...extra,
  }
  expect((await api.send('POST', '/auth/register', given)).status).toBe(201)
  return email
}
const newestTo = async (email: string) => (await api.mailsTo(email))[0]
const requestReset = (email: string, headers = {}) => api.send('POST', '/auth/reset-password', { email }, headers)
const choose = (token: string, choice: string, again = choice) =>
  api.send('POST', `/auth/reset-password/${token}`, { password: choice, confirmPassword: again })

async function resetToken(email: string) {
  expect((await requestReset(email)).status).toBe(200)
  const mail = await newestTo(email)
  if (mail?.data.kind !== 'password-reset') throw new Error('No link was mailed')
  const token = mail.data.values.url.split('/').at(-1) ?? ''
  return { token, url: mail.data.values.url, locale: mail.locale }
}

describe('refreshing', () => {
  test('reads the account anew: refused ones do not go on', async () => {
    const email = await register()
    const { token, user } = (await login({ email, password: 'first-password' })).body
    const [organisation] = await api.db.select().from(organisations).limit(1)
    await join(api, user._id, organisation?.id)
    const moved = (await refresh(token.refreshToken)).body
    await api.pool.query(`update memberships set approval = 'rejected' where user_id = $1`, [user._id])
    expect((await refresh(moved.refreshToken)).status).toBe(401)
    await api.pool.query(`update memberships set approval = 'approved' where user_id = $1`, [user._id])
    expect((await refresh(moved.refreshToken)).status).toBe(401)
  })

  test('one token used many times at once, or again after a lost response, brings one and the same successor', async () => {
    const { token } = (await login({ email: 'private@leerplein.test', password })).body
    const renewals = await Promise.all(Array.from({ length: 8 }, () => refresh(token.refreshToken)))
    renewals.push(await refresh(token.refreshToken))
    expect(renewals.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const successors = new Set(renewals.map(({ body }) => body.refreshToken))
    expect(successors.size).toBe(1)
    expect((await refresh([...successors][0])).status).toBe(200)
  })

  test('the token before the newest is worth nothing after a minute', async () => {
    const { token, user } = (await login({ email: 'private@leerplein.test', password })).body
    const renewed = (await refresh(token.refreshToken)).body
    await api.pool.query(`update login_sessions set renewed_at = now() - interval '61 seconds' where user_id = $1`, [
      user._id,
    ])
    expect((await refresh(token.refreshToken)).status).toBe(401)
    expect((await refresh(renewed.refreshToken)).status).toBe(401)
  })

  test('two processes on one database give the same successor', async () => {
    const other = apiOn(api.url, api.filesDir)
    const { token } = (await login({ email: 'private@leerplein.test', password })).body
    const body = { refreshToken: token.refreshToken, isAdmin: false }
    const renewals = await Promise.all([api, other, other].map((one) => one.send('POST', '/auth/refresh-tokens', body)))
    expect(renewals.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(renewals.map((one) => one.body.refreshToken)).size).toBe(1)
    await other.stop()
  })

  test('no refresh token stands in the database', async () => {
    const { token } = (await login({ email: 'private@leerplein.test', password })).body
    const signature = token.refreshToken.split('.')[2]
    const { rows } = await api.pool.query('select login_sessions::text as row from login_sessions')
    for (const { row } of rows) expect(row).not.toContain(signature)
  })
})

describe('a forgotten password', () => {
  test('is chosen anew on a link that is mailed in the account’s language', async () => {
    const email = await register({ language: 'fr' })
    const before = (await login({ email, password: 'first-password' })).body.token
    const { token, url, locale } = await resetToken(email)
    expect(locale).toBe('fr')
    expect(url).toBe(`http://site.test/fr/password-reset/${token}`)
    expect(await choose(token, 'second-password')).toMatchObject({ status: 200, body: { email } })
    expect((await login({ email, password: 'first-password' })).status).toBe(401)
    expect((await login({ email, password: 'second-password' })).status).toBe(200)
    expect((await refresh(before.refreshToken)).status).toBe(401)
    expect((await newestTo(email))?.data.kind).toBe('password-changed')
  })

  test('the link works once, for an hour', async () => {
    const email = await register()
    const first = await resetToken(email)
    const second = await resetToken(email)
    expect((await choose(first.token, 'second-password')).status).toBe(200)
    const late = { status: 400, body: { message: 'This link was used before or has expired' } }
    expect(await choose(first.token, 'third-password')).toMatchObject(late)
    expect(await choose(second.token, 'third-password')).toMatchObject(late)
    expect(await choose('nothing', 'third-password')).toMatchObject(late)
    const old = await resetToken(email)
    await api.pool.query(`update password_resets set expires_at = expires_at - interval '1 hour'`)
    expect(await choose(old.token, 'third-password')).toMatchObject(late)
    expect((await login({ email, password: 'second-password' })).status).toBe(200)
  })

  test('used many times at once, the link sets one password', async () => {
    const { token } = await resetToken(await register())
    const responses = await Promise.all(Array.from({ length: 5 }, (_, index) => choose(token, `brug-en-lamp-${index}`)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('of an unknown address is told as the specification says, and a bad new one is refused', async () => {
    expect(await requestReset('nobody@auth.test')).toMatchObject({ status: 401, body: { message: 'Email not found' } })
    const { token } = await resetToken(await register())
    expect((await choose(token, 'short')).body.details).toEqual([{ path: 'password', message: texts.password }])
    expect((await choose(token, 'long enough', 'another one')).body.details).toEqual([
      { path: 'confirmPassword', message: texts.confirmed },
    ])
    expect((await choose(token, `${'lang '.repeat(40)}!`)).status).toBe(400)
    expect((await choose(token, 'lang '.repeat(40))).status).toBe(200)
  })

  test('an access token that is too old is no hindrance', async () => {
    const old = { Authorization: 'Bearer nothing' }
    expect((await requestReset(await register(), old)).status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (body: object, accessToken: string) =>
    api.send('POST', '/auth/change-password', body, { Authorization: `Bearer ${accessToken}` })

  test('takes the old one, goes on here and ends every other session', async () => {
    const email = await register()
    const here = (await login({ email, password: 'first-password' })).body.token
    const elsewhere = (await login({ email, password: 'first-password' })).body.token
    expect(
      await change({ oldPassword: 'first-passwort', newPassword: 'second-password' }, here.accessToken),
    ).toMatchObject({ status: 401, body: { message: 'Wrong password' } })
    const given = { oldPassword: 'first-password', newPassword: 'second-password', confirmPassword: 'second-password' }
    expect(await change(given, here.accessToken)).toMatchObject({ status: 200, body: { email } })
    expect((await refresh(elsewhere.refreshToken)).status).toBe(401)
    const next = (await refresh(here.refreshToken)).body
    expect((await newestTo(email))?.data.kind).toBe('password-changed')
    const again = { oldPassword: 'second-password', password: 'third-password', confirmPassword: 'third-password' }
    expect((await change(again, next.accessToken)).status).toBe(200)
    expect((await login({ email, password: 'third-password' })).status).toBe(200)
  })

  test('needs a caller, a long enough password, and the same twice', async () => {
    expect((await api.send('POST', '/auth/change-password', {})).status).toBe(401)
    const { accessToken } = (await login({ email: await register(), password: 'first-password' })).body.token
    const given = { oldPassword: 'first-password', newPassword: 'short', confirmPassword: 'shirt' }
    expect(
      (await change(given, accessToken)).body.details.map(({ message }: { message: string }) => message).sort(),
    ).toEqual([texts.confirmed, texts.password])
  })
})

describe('attempts are counted', () => {
  const from = (address: string) => ({ 'x-client-address': address })
  const attempt = (email: string, given: string, address: string) =>
    api.send('POST', '/auth/login', { email, password: given }, from(address))

  test('ten wrong passwords of an account from one address are enough, and lock its owner out nowhere else', async () => {
    const email = await register()
    for (let index = 0; index < 10; index += 1) {
      expect((await attempt(email, 'wrong', '10.0.0.1')).status).toBe(401)
    }
    expect((await attempt(email, 'first-password', '10.0.0.2')).status).toBe(200)
    const rejected = await attempt(email, 'first-password', '10.0.0.1')
    expect(rejected).toMatchObject({ status: 429, body: { statusCode: 429, message: 'Too many attempts' } })
    const wait = Number(rejected.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    await api.pool.query('update rate_limits set expire = 0')
    expect((await attempt(email, 'first-password', '10.0.0.1')).status).toBe(200)
  })

  test('a hundred wrong passwords of an account in an hour are enough, wherever they come from', async () => {
    const email = await register()
    const key = createHash('sha256').update(email).digest('base64url')
    const limit = 'insert into rate_limits (key, points, expire) values ($1, $2, $3)'
    await api.pool.query(limit, [`login-account:${key}`, 99, Date.now() + 60_000])
    expect((await attempt(email, 'first-password', '10.0.4.1')).status).toBe(200)
    expect((await attempt(email, 'wrong', '10.0.4.2')).status).toBe(401)
    expect((await attempt(email, 'first-password', '10.0.4.3')).status).toBe(429)
  })

  test('many guesses at once are no way around it', async () => {
    const email = await register()
    const responses = await Promise.all(Array.from({ length: 40 }, () => attempt(email, 'wrong', '10.0.1.1')))
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(12)
  })

  test('a right password begins the count anew, also for many at once', async () => {
    const email = await register()
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 8; index += 1) await attempt(email, 'wrong', '10.0.2.1')
      expect((await attempt(email, 'first-password', '10.0.2.1')).status).toBe(200)
    }
    const responses = await Promise.all(Array.from({ length: 20 }, () => attempt(email, 'first-password', '10.0.2.1')))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
  })

  test('an address is refused after a hundred failures, whatever accounts it tries', async () => {
    await api.pool.query(
      `insert into rate_limits (key, points, expire) values ('login-failures-address:10.0.3.1', 100, $1)`,
      [Date.now() + 60_000],
    )
    expect((await attempt('contact@leerplein.test', password, '10.0.3.1')).status).toBe(429)
    expect((await attempt('contact@leerplein.test', password, '10.0.3.2')).status).toBe(200)
  })

  test('links for one account are mailed ten times an hour', async () => {
    const email = await register()
    for (let index = 0; index < 10; index += 1) expect((await requestReset(email)).status).toBe(200)
    const rejected = await requestReset(email)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await api.mailsTo(email)).toHaveLength(11)
  })
})
