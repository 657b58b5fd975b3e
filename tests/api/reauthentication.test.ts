import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchTags } from '../../src/db/notifications.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const password = 'leerplein-demo'
const bearer = ({ accessToken }: { accessToken: string }) => ({ Authorization: `Bearer ${accessToken}` })
const signIn = async (email: string) => (await api.send('POST', '/auth/login', { email, password })).body

/** As when the password was given an hour ago, and the session renewed since. */
async function signedInAnHourAgo(email: string) {
  const { token, user } = await signIn(email)
  const anHourAgo = `update login_sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`
  await api.pool.query(anHourAgo, [user._id])
  const renewed = await api.send('POST', '/auth/refresh-tokens', { refreshToken: token.refreshToken, isAdmin: false })
  return bearer(renewed.body)
}

const again = { status: 403, body: { statusCode: 403, message: 'Sign in again' } }

test('staff change an e-mail address with their own password, or just after they signed in', async () => {
  const { id } = await newCustomer(api)
  const change = (headers: Record<string, string>, given: object = {}) =>
    api.send('PATCH', `/users/${id}`, { email: `${randomUUID()}@nieuw.test`, ...given }, headers)
  const old = await signedInAnHourAgo('staff@leerplein.test')
  expect(await change(old)).toMatchObject(again)
  expect(await change(old, { password: 'a-wrong-one' })).toMatchObject({ status: 401 })
  expect((await change(old, { password })).status).toBe(200)
  expect((await change(bearer((await signIn('staff@leerplein.test')).token))).status).toBe(200)
  expect((await api.send('PATCH', `/users/${id}`, { firstName: 'Eva' }, old)).status).toBe(200)
})

test('a role is given just after signing in', async () => {
  const invite = (headers: Record<string, string>, roles: string[]) => {
    const invited = { email: `${randomUUID()}@rol.test`, firstName: 'An', lastName: 'Bos', inviteType: 'CONTACT' }
    return api.send('POST', '/users', { ...invited, contact: { roles } }, headers)
  }
  const old = await signedInAnHourAgo('admin@brouwerij.test')
  expect(await invite(old, ['ORGANISATION_ADMIN'])).toMatchObject(again)
  expect((await invite(old, [])).status).toBe(201)
  const fresh = bearer((await signIn('admin@brouwerij.test')).token)
  expect((await invite(fresh, ['ORGANISATION_ADMIN'])).status).toBe(201)
})

test('somebody is taken out of an organisation just after signing in', async () => {
  const old = await signedInAnHourAgo('admin@brouwerij.test')
  const { token, user } = await signIn('admin@brouwerij.test')
  const invited = { email: `${randomUUID()}@rol.test`, firstName: 'An', lastName: 'Bos', inviteType: 'CONTACT' }
  const { body } = await api.send('POST', '/users', invited, bearer(token))
  const path = `/organisations/${user.organisation._id}/contacts/${body._id}`
  expect(await api.send('DELETE', path, undefined, old)).toMatchObject(again)
  expect((await api.send('DELETE', path, undefined, bearer(token))).status).toBe(204)
})

test('one’s own address never changes without the password', async () => {
  const { token, user } = await signIn('private@leerplein.test')
  const change = { email: `${randomUUID()}@nieuw.test` }
  expect(await api.send('PATCH', `/users/${user._id}`, change, bearer(token))).toMatchObject({
    status: 400,
    body: { details: [{ path: 'password' }] },
  })
})

test('a password given once more counts as signing in, for this session', async () => {
  const old = await signedInAnHourAgo('beheer@leerplein.test')
  const other = await signedInAnHourAgo('beheer@leerplein.test')
  const { token, user } = await signIn('beheer@leerplein.test')
  const invited = { email: `${randomUUID()}@rol.test`, firstName: 'An', lastName: 'Bos', inviteType: 'CONTACT' }
  const { body } = await api.send('POST', '/users', invited, bearer(token))
  const give = (headers: Record<string, string>, roles: string[]) =>
    api.send('PATCH', `/organisations/${user.organisation._id}/contacts/${body._id}`, { roles }, headers)
  const confirm = (given: string) => api.send('POST', '/auth/confirm-password', { password: given }, old)
  expect(await give(old, ['ORGANISATION_ADMIN'])).toMatchObject(again)
  expect((await confirm('a-wrong-one')).status).toBe(401)
  expect(await give(old, ['ORGANISATION_ADMIN'])).toMatchObject(again)
  expect((await confirm(password)).status).toBe(204)
  expect(await give(old, ['ORGANISATION_ADMIN'])).toMatchObject({
    status: 200,
    body: { roles: ['ORGANISATION_ADMIN'] },
  })
  expect((await give(old, ['STAFF'])).status).toBe(400)
  expect(await give(other, [])).toMatchObject(again)
})

test('a role, and a password that was confirmed, are answered once every process has heard of them', async () => {
  const { token, user } = await signIn('admin@brouwerij.test')
  const headers = bearer(token)
  const invited = { email: `${randomUUID()}@rol.test`, firstName: 'An', lastName: 'Bos', inviteType: 'CONTACT' }
  const { body } = await api.send('POST', '/users', invited, headers)
  const path = `/organisations/${user.organisation._id}/contacts/${body._id}`
  const role = await watchTags(() => api.send('PATCH', path, { roles: ['ORGANISATION_ADMIN'] }, headers))
  expect([role.result.status, role.sentTags]).toEqual([200, true])
  const confirmed = await watchTags(() => api.send('POST', '/auth/confirm-password', { password }, headers))
  expect([confirmed.result.status < 300, confirmed.sentTags]).toEqual([true, true])
})
