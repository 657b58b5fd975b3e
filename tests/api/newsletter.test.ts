import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientAddressHeader } from '../../src/config.ts'
import { newsletterSubscriptions, rateLimits } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const path = '/newsletter-subscriptions'
const someAddress = () => `${crypto.randomUUID()}@newsletter.test`
const subscribe = (body: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)
const alreadyThere = { status: 401, body: { statusCode: 401, message: 'Subscriber already exists' } }

/** The links mailed to an address, and the token in the newest. */
async function mailed(email: string) {
  const mails = await api.mailsTo(email)
  const urls = mails.map(({ data }) => (data.kind === 'newsletter-confirmation' ? data.values.url : ''))
  return { urls, token: new URL(urls[0] ?? '').pathname.split('/').at(-1) }
}
const confirm = (token: unknown) => api.send('POST', `${path}/confirm`, { token })
const unsubscribe = (token: unknown) => api.send('POST', `${path}/unsubscribe`, { token })

/** As though the address had been given longer ago. */
const hoursAgo = (email: string, hours: number) =>
  api.db
    .update(newsletterSubscriptions)
    .set({ createdAt: sql`now() - ${`${hours} hours`}::interval` })
    .where(eq(newsletterSubscriptions.email, email))

describe('subscribing', () => {
  test('takes an address, and counts once its owner confirms', async () => {
    const email = someAddress()
    const made = await subscribe({ email })
    expect(made).toMatchObject({ status: 201, body: { email, confirmed: false, firstName: null, language: 'nl' } })
    expect(JSON.stringify(made.body)).not.toContain('token')
    const { token, urls } = await mailed(email)
    expect(urls).toEqual([`http://site.test/newsletter/confirm/${token}`])
    const confirmed = await confirm(token)
    expect(confirmed).toMatchObject({ status: 200, body: { email, confirmed: true } })
    expect((await confirm(token)).body).toEqual(confirmed.body)
    expect(await subscribe({ email: email.toUpperCase() })).toMatchObject(alreadyThere)
  })

  test('asks in the language of the reader', async () => {
    const email = someAddress()
    expect((await subscribe({ email, firstName: 'Zoé', language: 'fr' })).body.firstName).toBe('Zoé')
    expect((await mailed(email)).urls[0]).toMatch(/^http:\/\/site\.test\/fr\/newsletter\/confirm\//)
  })

  test('while the first mail waits is rejected; after an hour one is asked again', async () => {
    const email = someAddress()
    await subscribe({ email })
    expect(await subscribe({ email })).toMatchObject(alreadyThere)
    expect((await mailed(email)).urls).toHaveLength(1)
    await hoursAgo(email, 2)
    expect(await subscribe({ email })).toMatchObject({ status: 201, body: { confirmed: false } })
    expect(await subscribe({ email })).toMatchObject(alreadyThere)
    const { urls, token } = await mailed(email)
    expect(urls).toHaveLength(2)
    expect(new Set(urls).size).toBe(1)
    expect((await confirm(token)).status).toBe(200)
    await hoursAgo(email, 5)
    expect(await subscribe({ email })).toMatchObject(alreadyThere)
    expect((await mailed(email)).urls).toHaveLength(2)
  })

  test('many times at once makes one subscription and one mail', async () => {
    const email = someAddress()
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe({ email })))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(401)])
    expect((await mailed(email)).urls).toHaveLength(1)
  })

  test.each([{}, { email: 'no' }, { email: someAddress(), language: 'de' }, { email: [] }])(
    'with %j is refused',
    async (body) => {
      expect((await subscribe(body)).status).toBe(400)
    },
  )

  test('from one place has an end', async () => {
    const headers = { [clientAddressHeader]: '198.51.100.7' }
    expect((await subscribe({ email: someAddress() }, headers)).status).toBe(201)
    await api.db.update(rateLimits).set({ points: 199 }).where(like(rateLimits.key, 'newsletter-address:%'))
    expect((await subscribe({ email: someAddress() }, headers)).status).toBe(201)
    const { status, headers: answered } = await subscribe({ email: someAddress() }, headers)
    expect(status).toBe(429)
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0)
    expect((await subscribe({ email: someAddress() })).status).toBe(201)
  })
})

test('unsubscribing with the same token forgets the address', async () => {
  const email = someAddress()
  const { body } = await subscribe({ email })
  const { token } = await mailed(email)
  await confirm(token)
  expect((await unsubscribe(token)).status).toBe(204)
  expect((await api.get(`${path}/${body._id}`, staff)).status).toBe(404)
  expect((await unsubscribe(token)).status).toBe(404)
  expect((await confirm(token)).status).toBe(404)
  expect((await confirm('')).status).toBe(400)
  expect((await subscribe({ email })).status).toBe(201)
})

test('staff see, change and delete subscriptions', async () => {
  const email = someAddress()
  const { body } = await subscribe({ email })
  const one = `${path}/${body._id}`
  expect((await api.get(`${path}?email=${email}&confirmed=false`, staff)).body.items).toEqual([body])
  expect((await api.send('PATCH', one, { lastName: 'Wouters', tokenHash: 'x' }, staff)).body).toEqual({
    ...body,
    lastName: 'Wouters',
  })
  const taken = someAddress()
  await subscribe({ email: taken })
  expect((await api.send('PATCH', one, { email: taken }, staff)).status).toBe(409)
  expect((await api.send('DELETE', one, undefined, staff)).status).toBe(204)
})
