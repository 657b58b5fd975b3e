import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

async function signIn(email: string, userAgent?: string) {
  const headers: Record<string, string> = userAgent ? { 'User-Agent': userAgent } : {}
  const { body } = await api.send('POST', '/auth/login', { email, password: 'leerplein-demo' }, headers)
  return { ...body.token, id: body.user._id, headers: { Authorization: `Bearer ${body.token.accessToken}` } }
}
const refresh = (refreshToken: string) => api.send('POST', '/auth/refresh-tokens', { refreshToken, isAdmin: false })

test('one sees where one is signed in, and ends a session on a device that is lost', async () => {
  const lost = await signIn('private@leerplein.test', phone)
  const here = await signIn('private@leerplein.test', firefox)
  await signIn('private@leerplein.test')
  const { body } = await api.get(`/users/me/${here.id}/sessions`, here.headers)
  expect(body).toHaveLength(3)
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', current: true }),
      expect.objectContaining({ browser: 'Safari', system: 'iOS', current: false }),
      expect.objectContaining({ browser: null, system: null, current: false }),
    ]),
  )
  const { _id, createdAt, lastUsedAt, expiresAt } = body.find((one: { system: string }) => one.system === 'iOS')
  expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastUsedAt))
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now())

  const path = `/users/me/${here.id}/sessions/${_id}`
  expect((await api.send('DELETE', path, undefined, here.headers)).status).toBe(204)
  expect((await api.get(`/users/me/${here.id}`, lost.headers)).status).toBe(401)
  expect((await refresh(lost.refreshToken)).status).toBe(401)
  expect((await api.get(`/users/me/${here.id}`, here.headers)).status).toBe(200)
  expect((await api.send('DELETE', path, undefined, here.headers)).status).toBe(404)
})

test('one signs out everywhere else at once; this one, and everybody else’s, go on', async () => {
  const account = await newCustomer(api)
  const [here, lost] = [await api.asUser(account.email), await api.asUser(account.email)]
  const another = await newCustomer(api)
  const path = `/users/me/${account.id}/sessions`
  expect((await api.send('DELETE', path, undefined, another.headers)).status).toBe(404)
  expect((await api.send('DELETE', path, undefined, here)).status).toBe(204)
  expect((await api.get(`/users/me/${account.id}`, lost)).status).toBe(401)
  expect((await api.get(path, here)).body).toMatchObject([{ current: true }])
  expect((await api.get(`/users/me/${another.id}`, another.headers)).status).toBe(200)
})

test('nobody sees or ends the sessions of another', async () => {
  const owner = await signIn('contact@leerplein.test')
  const another = await newCustomer(api)
  const [session] = (await api.get(`/users/me/${owner.id}/sessions`, owner.headers)).body
  for (const headers of [another.headers, await api.as('STAFF')]) {
    expect((await api.get(`/users/me/${owner.id}/sessions`, headers)).status).toBe(404)
  }
  for (const userId of [owner.id, another.id]) {
    const path = `/users/me/${userId}/sessions/${session._id}`
    expect((await api.send('DELETE', path, undefined, another.headers)).status).toBe(404)
  }
  const none = `/users/me/${owner.id}/sessions/${randomUUID()}`
  expect((await api.send('DELETE', none, undefined, owner.headers)).status).toBe(404)
  expect((await api.get(`/users/me/${owner.id}`, owner.headers)).status).toBe(200)
})

test('the list has only what is alive, and a long name of a browser is cut', async () => {
  const { id, headers } = await signIn('editor@leerplein.test', 'x'.repeat(5000))
  await signIn('editor@leerplein.test')
  const others = `update login_sessions set expires_at = now() where user_id = $1 and user_agent is null`
  await api.pool.query(others, [id])
  expect((await api.get(`/users/me/${id}/sessions`, headers)).body).toHaveLength(1)
  const { rows } = await api.pool.query('select max(length(user_agent)) as longest from login_sessions')
  expect(rows[0].longest).toBe(400)
})

const days = (body: { expiresAt: string }) => (Date.parse(body.expiresAt) - Date.now()) / 86_400_000

test.each([
  { email: 'contact@leerplein.test', idle: 14, absolute: 90 },
  { email: 'staff@leerplein.test', idle: 0.5, absolute: 7 },
])('a session of $email ends $idle days after its last use, and after $absolute at most', async (account) => {
  const { id, headers, refreshToken, accessToken } = await signIn(account.email)
  const list = async () => (await api.get(`/users/me/${id}/sessions`, headers)).body
  const current = async () => (await list()).find((one: { current: boolean }) => one.current)
  expect(days(await current())).toBeCloseTo(account.idle, 1)

  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString())
  const begun = `update login_sessions set created_at = now() - make_interval(secs => $2) where id = $1`
  await api.pool.query(begun, [sid, (account.absolute - 0.25) * 86_400])
  const renewed = await refresh(refreshToken)
  expect(renewed.status).toBe(200)
  expect(days(await current())).toBeCloseTo(0.25, 1)

  await api.pool.query('update login_sessions set expires_at = now() where id = $1', [sid])
  expect((await refresh(renewed.body.refreshToken)).status).toBe(401)
  expect((await api.get(`/users/me/${id}`, headers)).status).toBe(401)
})
