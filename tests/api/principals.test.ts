import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPrincipals, principalCacheOptions } from '../../src/api/identity/principals.ts'
import { createStore } from '../../src/cache/store.ts'
import { connect } from '../../src/db/client.ts'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'

const megabyte = 1024 * 1024

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** With a store that hears of changes, and a connection that can be cut. */
function openPrincipals() {
  const { db, close } = connect(api.url)
  const store = createStore(megabyte)
  store.trust()
  return {
    principals: createPrincipals({ db, jwtSecret, cache: store.cache('principal', principalCacheOptions) }),
    store,
    close,
  }
}

async function listenTo(heard: string[]) {
  const client = await api.pool.connect()
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen leerplein_tags')
  return client
}

const tokenOf = async (email: string) => (await api.asUser(email)).Authorization?.slice('Bearer '.length) ?? ''

test('a token that was seen before costs no statement, until its account changes', async () => {
  const { principals, store, close } = openPrincipals()
  const token = await tokenOf('admin@brouwerij.test')
  const known = await principals.of(token)
  expect(known).toMatchObject({
    userId: decodeJwt(token).sub,
    role: 'CONTACT',
    organisation: expect.any(String),
    contactRoles: ['ORGANISATION_ADMIN'],
    name: expect.stringContaining(' '),
    organisationName: expect.any(String),
  })
  await close()
  expect(await principals.of(token)).toEqual(known)
  store.drop(['user:somebody-else'])
  expect(await principals.of(token)).toEqual(known)
  store.drop([`user:${known.userId}`])
  await expect(principals.of(token)).rejects.toThrow()
})

test('every process hears that a person or an organisation has another name', async () => {
  const email = 'contact@leerplein.test'
  const { principals, close } = openPrincipals()
  const heard: string[] = []
  const client = await listenTo(heard)
  const before = await principals.of(await tokenOf(email))
  await api.pool.query(`update users set first_name = 'Ada' where email = $1`, [email])
  await api.pool.query(`update organisations set name = 'Anders nv' where id = $1`, [before.organisation])
  await expect.poll(() => heard.filter((tag) => tag.includes(before.userId))).toHaveLength(2)
  const after = await principals.of(await tokenOf(email))
  expect([after.name.split(' ')[0], after.organisationName]).toEqual(['Ada', 'Anders nv'])
  await api.pool.query(`update users set first_name = $2 where email = $1`, [email, before.name.split(' ')[0]])
  await api.pool.query(`update organisations set name = $2 where id = $1`, [
    before.organisation,
    before.organisationName,
  ])
  client.release(true)
  await close()
})

test('nothing is trusted while changes may be missed', async () => {
  const { principals, store, close } = openPrincipals()
  const token = await tokenOf('contact@leerplein.test')
  await principals.of(token)
  store.bypass()
  const { sid } = decodeJwt(token)
  await api.pool.query('delete from login_sessions where id = $1', [sid])
  await expect(principals.of(token)).rejects.toThrow('Token is invalid or expired')
  await close()
})

test.each(['pending', 'rejected'])('an account whose joining is %s speaks for nobody', async (approval) => {
  const { principals, close } = openPrincipals()
  const token = await tokenOf('admin@brouwerij.test')
  const approve = (to: string) =>
    api.pool.query(
      `update memberships set approval = $1 from users where users.id = user_id and email = 'admin@brouwerij.test'`,
      [to],
    )
  await approve(approval)
  await expect(principals.of(token)).rejects.toThrow('Token is invalid or expired')
  await approve('approved')
  await close()
})
