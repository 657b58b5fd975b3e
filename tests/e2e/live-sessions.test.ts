import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { MeDocument } from '../../src/ui/gql/graphql.ts'
import { test as base, startSiteProcess } from '../support/site.ts'

// Three processes start first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const password = 'drie woorden na elkaar'

async function send(url: string, method: string, path: string, body?: object, token = '') {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

/** Two processes on one database, and a third whose gateway calls the first over HTTP; `person` is a new account. */
const test = base
  .extend('sites', { scope: 'file' }, async ({ database, site }, { onCleanup }) => {
    const others = await Promise.all([startSiteProcess(database), startSiteProcess(database, { API_URL: site.url })])
    onCleanup(async () => {
      await Promise.all(others.map((one) => one.stop()))
    })
    return [site, ...others]
  })
  .extend('query', { scope: 'file' }, async ({ client }) => {
    return async (text: string, values: unknown[]): Promise<unknown> =>
      (await client.query({ text, values, rowMode: 'array' })).rows[0]?.[0]
  })
  .extend('person', async ({ site, sites }) => {
    const email = `${randomUUID()}@levend.test`
    const given = { email, password, firstName: 'Lena', lastName: 'Maes', isPrivatePerson: true }
    const id = String((await send(site.url, 'POST', '/api/users', given)).body._id)
    const api = (method: string, path: string, body?: object, token?: string) =>
      send(site.url, method, `/api${path}`, body, token)
    const signIn = async () => (await api('POST', '/auth/login', { email, password })).body.token

    const me = { extensions: { persistedQuery: { version: 1, sha256Hash: MeDocument.__meta__?.hash } } }
    const asked = { ...me, variables: { userId: id } }
    /** What each process says to a token: over REST, and over GraphQL. */
    const seen = (token: string): Promise<number[]> =>
      Promise.all(
        sites.flatMap(({ url }) => [
          send(url, 'GET', `/api/users/me/${id}`, undefined, token).then(({ status }) => status),
          send(url, 'POST', '/graphql', asked, token).then(
            ({ body }) => body.errors?.[0].extensions.status ?? (body.data.me.email === email ? 200 : 0),
          ),
        ]),
      )
    return { id, email, api, signIn, seen }
  })

const alive = Array<number>(6).fill(200)
const dead = Array<number>(6).fill(401)

test('signing out ends the access token in every process at once', async ({ person }) => {
  const token = await person.signIn()
  const other = await person.signIn()
  expect(await person.seen(token.accessToken)).toEqual(alive)
  await person.api('POST', '/auth/logout', { refreshToken: token.refreshToken })
  expect(await person.seen(token.accessToken)).toEqual(dead)
  expect(await person.seen(other.accessToken)).toEqual(alive)
})

test('a change of the password ends those of every other session', async ({ person }) => {
  const [here, elsewhere] = [await person.signIn(), await person.signIn()]
  expect(await person.seen(elsewhere.accessToken)).toEqual(alive)
  const change = { oldPassword: password, newPassword: 'vier woorden na elkaar' }
  expect((await person.api('POST', '/auth/change-password', change, here.accessToken)).status).toBe(200)
  expect(await person.seen(elsewhere.accessToken)).toEqual(dead)
  expect(await person.seen(here.accessToken)).toEqual(alive)
})

test('a password that was forgotten and chosen anew ends all of them', async ({ person, query }) => {
  const { accessToken } = await person.signIn()
  expect(await person.seen(accessToken)).toEqual(alive)
  await person.api('POST', '/auth/reset-password', { email: person.email })
  const link = await query(
    `select data->'values'->>'url' from mails where "to" = $1 and data->>'kind' = 'password-reset'`,
    [person.email],
  )
  const chosen = { password: 'vijf woorden na elkaar', confirmPassword: 'vijf woorden na elkaar' }
  const token = String(link).split('/').at(-1)
  expect((await person.api('POST', `/auth/reset-password/${token}`, chosen)).status).toBe(200)
  expect(await person.seen(accessToken)).toEqual(dead)
})

test('an account that staff close is out at once', async ({ person }) => {
  const { accessToken } = await person.signIn()
  expect(await person.seen(accessToken)).toEqual(alive)
  const staff = await person.api('POST', '/auth/login', { email: 'staff@leerplein.test', password: 'leerplein-demo' })
  await person.api('PATCH', `/users/${person.id}`, { active: false }, staff.body.token.accessToken)
  expect(await person.seen(accessToken)).toEqual(dead)
})

test('another role, given in whatever way, holds for tokens from before', async ({ person, query, sites }) => {
  const { accessToken } = await person.signIn()
  expect(await person.seen(accessToken)).toEqual(alive)
  const statuses = () =>
    Promise.all(sites.map(({ url }) => send(url, 'GET', '/api/contacts', undefined, accessToken).then((r) => r.status)))
  expect(await statuses()).toEqual([403, 403, 403])
  await query(`update users set role = 'STAFF' where id = $1`, [person.id])
  await expect.poll(statuses).toEqual([200, 200, 200])
  await query(`update users set role = 'CONTACT' where id = $1`, [person.id])
  await expect.poll(statuses).toEqual([403, 403, 403])
})

test('whoever makes an organisation has it in the next call, with the token from before', async ({ person, sites }) => {
  const { accessToken } = await person.signIn()
  expect(await person.seen(accessToken)).toEqual(alive)
  const name = `Huis ${randomUUID()}`
  const made = await person.api('POST', '/organisations', { name }, accessToken)
  expect(made.status).toBe(201)
  const given = { firstName: 'Jan', lastName: 'Bos', email: `${randomUUID()}@levend.test` }
  const student = await person.api('POST', '/students', { ...given, organisation: made.body._id }, accessToken)
  expect(student.status).toBe(201)
  for (const { url } of sites) {
    const list = await send(url, 'GET', '/api/organisations', undefined, accessToken)
    expect(list.body.items.map((one: { name: string }) => one.name)).toEqual([name])
    const students = await send(url, 'GET', '/api/students', undefined, accessToken)
    expect(students.body.items.map((one: { _id: string }) => one._id)).toEqual([student.body._id])
    const path = `/api/students/${student.body._id}`
    expect((await send(url, 'GET', path, undefined, accessToken)).status).toBe(200)
  }
})

test('renewals in two processes at once, and again after a lost response, bring the same tokens', async ({
  person,
  sites,
}) => {
  const { refreshToken } = await person.signIn()
  const renew = (url: string, token = refreshToken) =>
    send(url, 'POST', '/api/auth/refresh-tokens', { refreshToken: token, isAdmin: false })
  const renewals = await Promise.all(sites.map(({ url }) => renew(url)))
  const again = await renew(sites[1]?.url ?? '')
  expect([...renewals, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const [successor, ...others] = new Set([...renewals, again].map(({ body }) => body.refreshToken))
  expect(others).toEqual([])
  expect(await person.seen(again.body.accessToken)).toEqual(alive)
  expect((await renew(sites[0]?.url ?? '', successor)).status).toBe(200)
  // Used: the one before it is worth nothing any more, and ends the session.
  expect((await renew(sites[1]?.url ?? '')).status).toBe(401)
  expect(await person.seen(again.body.accessToken)).toEqual(dead)
})
