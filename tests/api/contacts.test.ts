import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { altchaCaptcha } from '../../src/adapters/captcha.ts'
import { contactMessages } from '../../src/db/tables.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { solvedCaptcha } from '../support/captcha.ts'

const texts = nl.error
let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const message = () => ({
  firstName: 'Karim',
  lastName: 'Dupont',
  email: `${crypto.randomUUID()}@contacts.test`,
  subject: 'Parkeren',
  message: 'Waar kan ik parkeren?\nMet dank',
})
const refusedCaptcha = {
  status: 400,
  body: { statusCode: 400, details: [{ path: 'captcha', message: texts.captcha }] },
}

describe('a message', () => {
  test('of anybody reaches the provider, and its sender hears so in their own language', async () => {
    const body = { ...message(), language: 'en', phone: '02 123 45 67' }
    const sent = await api.send('POST', '/contacts', { ...body, captcha: await solvedCaptcha(api) })
    expect(sent).toMatchObject({ status: 201, body: { ...body, verified: true, handled: false, handledAt: null } })
    expect(sent.body).not.toHaveProperty('captcha')
    const [receipt] = await api.mailsTo(body.email)
    expect(receipt).toMatchObject({ locale: 'en', data: { kind: 'contact-receipt' } })
    const arrived = (await api.mailsTo(provider.email)).filter(
      ({ kind, aboutId }) => kind === 'contact-message' && aboutId === sent.body._id,
    )
    expect(arrived[0]).toMatchObject({
      data: { kind: 'contact-message', values: { name: 'Karim Dupont', email: body.email, message: body.message } },
    })
  })

  test.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: 'x'.repeat(101) }],
    ['email', { email: 'karim@' }],
    ['subject', { subject: 'two\r\nlines' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\u0000b' }],
    ['captcha', { captcha: 'x'.repeat(4001) }],
  ])('with a wrong %s is refused there, and its captcha stays good', async (path, wrong) => {
    const right = { ...message(), captcha: await solvedCaptcha(api) }
    const { status, body } = await api.send('POST', '/contacts', { ...right, ...wrong })
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
    expect((await api.send('POST', '/contacts', right)).status).toBe(201)
  })

  test('is dealt with, found and deleted by staff', async () => {
    const { body } = await api.send('POST', '/contacts', { ...message(), captcha: await solvedCaptcha(api) })
    const path = `/contacts/${body._id}`
    const handled = await api.send('PATCH', path, { handled: true, subject: 'Other' }, staff)
    expect(handled.body).toMatchObject({ subject: 'Parkeren', handled: true, handledAt: expect.any(String) })
    expect((await api.send('PATCH', path, { handled: true }, staff)).body).toEqual(handled.body)
    const listed = await api.get(`/contacts?handled=true&createdAt=today&email=${body.email}`, staff)
    expect(listed.body.items).toEqual([handled.body])
    expect((await api.send('PATCH', path, { handled: false }, staff)).body).toEqual(body)
    expect((await api.send('PATCH', path, {}, staff)).status).toBe(400)
    expect((await api.send('DELETE', path, undefined, staff)).status).toBe(204)
    expect((await api.get(path, staff)).status).toBe(404)
  })
})

describe('under a key of its own, the same message', () => {
  const made = (email: string) => api.db.select().from(contactMessages).where(eq(contactMessages.email, email))
  const send = async (body: object, key: string) =>
    api.send('POST', '/contacts', { ...body, captcha: await solvedCaptcha(api) }, { 'Idempotency-Key': key })

  test('sent again is taken once, as is one that comes meanwhile', async () => {
    const body = message()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(body, 'a')))
    responses.push(await send(body, 'a'))
    for (const { status, body } of responses) expect([status, body]).toEqual([201, responses[0]?.body])
    expect(await made(body.email)).toHaveLength(1)
    expect(await api.mailsTo(body.email)).toHaveLength(1)
  })

  test('is another under another key, with other words, or ten minutes later', async () => {
    const body = message()
    await send(body, 'a')
    await send(body, 'b')
    await send({ ...body, message: 'Nog een vraag' }, 'a')
    expect(await made(body.email)).toHaveLength(3)
    const before = new Date(Date.now() - 11 * 60_000)
    await api.db.update(contactMessages).set({ createdAt: before }).where(eq(contactMessages.email, body.email))
    await send(body, 'a')
    expect(await made(body.email)).toHaveLength(4)
  })

  test('may have no key of more than 255 letters', async () => {
    expect((await send(message(), 'x'.repeat(256))).status).toBe(400)
  })
})

describe('without scripts', () => {
  const from = (address: string, captcha: string, given: object = {}) =>
    api.send('POST', '/contacts', { ...message(), ...given, captcha }, { 'x-client-address': address })

  test('a message with any word for a captcha is taken, and marked', async () => {
    const { status, body } = await from('192.0.2.1', 'twaalf')
    expect({ status, verified: body.verified }).toEqual({ status: 201, verified: false })
    const listed = await api.get(`/contacts/all?verified=false&email=${body.email}`, staff)
    expect(listed.body).toEqual([body])
  })

  test('twenty an hour are taken from one address, and from others and from who did the work still more', async () => {
    const words = ['eye', 'extra', 'bnVsbA==', 'x', '{}', 'null']
    const asked = Array.from({ length: 21 }, (_, place) => words[place % words.length] ?? 'x')
    const responses = await Promise.all(asked.map((word) => from('192.0.2.2', word)))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 429])
    const rejected = await from('192.0.2.2', 'x')
    expect(rejected).toMatchObject({ status: 429, body: { statusCode: 429 } })
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await from('192.0.2.2', await solvedCaptcha(api))).status).toBe(201)
    expect((await from('192.0.2.3', 'x')).status).toBe(201)
  })

  test('what is refused for another reason does not count', async () => {
    for (let time = 0; time < 6; time++) expect((await from('192.0.2.4', 'x', { email: 'x' })).status).toBe(400)
    expect((await from('192.0.2.4', 'x')).status).toBe(201)
  })
})

describe('the captcha', () => {
  const send = (captcha: unknown) => api.send('POST', '/contacts', { ...message(), captcha })
  const encoded = (response: unknown) => Buffer.from(JSON.stringify(response)).toString('base64')
  const decoded = (response: string) => JSON.parse(Buffer.from(response, 'base64').toString())

  test('must be there and right', async () => {
    const { body: challenge } = await api.get('/captcha/challenge')
    const solution = { counter: 1, derivedKey: 'ab'.repeat(32) }
    const solved = await solvedCaptcha(api)
    const wrong = [undefined, '', ' ', {}, encoded({}), encoded({ challenge, solution }), encoded({ challenge })]
    wrong.push(solved.slice(0, -8), encoded({ ...decoded(solved), solution }))
    for (const response of wrong) {
      const { status, body } = await send(response)
      expect({ status, path: body.details[0].path }).toEqual({ status: 400, path: 'captcha' })
    }
    expect(await send(encoded({ challenge: { ...challenge, parameters: null }, solution }))).toMatchObject(
      refusedCaptcha,
    )
    expect(api.logged).toEqual([])
  })

  test('must not be too old', async () => {
    const captcha = await solvedCaptcha(api)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 })
    const late = await send(captcha).finally(() => vi.useRealTimers())
    expect(late).toMatchObject(refusedCaptcha)
    expect((await send(captcha)).status).toBe(201)
  })

  test('must be one of ours and unchanged', async () => {
    const solved = decoded(await solvedCaptcha(api))
    const { parameters } = solved.challenge
    const later = { ...solved.challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } }
    expect(await send(encoded({ ...solved, challenge: later }))).toMatchObject(refusedCaptcha)
    const { challenge } = altchaCaptcha('the secret of another installation')
    const foreign = await solvedCaptcha({
      get: async () => ({ status: 200, headers: new Headers(), body: await challenge() }),
    })
    expect(await send(foreign)).toMatchObject(refusedCaptcha)
  })

  test('is good once, also for those who come together', async () => {
    const captcha = await solvedCaptcha(api)
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(captcha)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    expect(await send(captcha)).toMatchObject(refusedCaptcha)
  })
})

test('chosen messages are dealt with together; of the others it says why not', async () => {
  const sent = async () =>
    (await api.send('POST', '/contacts', { ...message(), captcha: await solvedCaptcha(api) })).body._id
  const [open, answered, gone] = [await sent(), await sent(), crypto.randomUUID()]
  await api.send('PATCH', `/contacts/${answered}`, { handled: true }, staff)
  const { status, body } = await api.send('POST', '/contacts/handled', { chosen: [open, answered, gone, open] }, staff)
  expect([status, body.done]).toEqual([200, [open]])
  expect(body.refused).toEqual([
    { _id: answered, why: 'already' },
    { _id: gone, why: 'missing' },
  ])
  expect((await api.get(`/contacts/${open}`, staff)).body).toMatchObject({ handled: true, handledBy: 'Yasmina Haddad' })
  expect((await api.send('POST', '/contacts/handled', { chosen: [] }, staff)).status).toBe(400)
})
