import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { visit, visitor } from '../support/rooms.ts'
import { followVerification } from '../support/verification.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const address = () => `${randomUUID()}@vreemd.test`
const send = (path: string, body: object, headers?: Record<string, string>) => api.send('POST', path, body, headers)
const mailedIn = async (emails: string[]) =>
  (await Promise.all(emails.map((email) => api.mailsTo(email)))).flat().length
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const counted = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

async function freshAccount() {
  const email = address()
  const organisation = { name: `Huis ${randomUUID()}` }
  await send('/users', { email, password: 'a-good-password', firstName: 'Noor', lastName: 'Peeters', organisation })
  return { email, headers: await api.asUser(email) }
}

test('a fresh account mails none of 60 others, and once it is verified 20 an hour', async () => {
  const { email, headers } = await freshAccount()
  const invite = (to: string) =>
    send('/students', { firstName: 'Jan', lastName: 'Peeters', email: to, sendMail: true }, headers)
  const others = times(60, address)
  expect(counted(await Promise.all(others.map(invite)), 403)).toBe(60)
  expect(await mailedIn(others)).toBe(0)
  await followVerification(api, email)
  const responses = await Promise.all(others.map(invite))
  expect([counted(responses, 201), counted(responses, 429)]).toEqual([20, 40])
  expect(await mailedIn(others)).toBe(20)
})

test('the 21st invitation of a contact within the hour is refused', async () => {
  const { email, headers } = await freshAccount()
  await followVerification(api, email)
  const others = times(21, address)
  const responses = []
  for (const to of others) {
    responses.push(await send('/users', { inviteType: 'CONTACT', firstName: 'A', lastName: 'B', email: to }, headers))
  }
  expect([counted(responses, 201), counted(responses, 429)]).toEqual([20, 1])
  expect(responses.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await mailedIn(others)).toBe(20)
})

test('of 40 bookings for one person, however the address is written, 20 are taken and answered', async () => {
  const name = randomUUID()
  const written = (index: number) => (index % 2 ? `${name.toUpperCase()}@VREEMD.test` : `${name}+${index}@vreemd.test`)
  const responses = await Promise.all(
    times(40, (index) => send('/bookings', { ...visit, ...visitor(), email: written(index) })),
  )
  expect([counted(responses, 201), counted(responses, 429)]).toEqual([20, 20])
  expect(await mailedIn(times(40, written).filter((to, index, all) => all.indexOf(to) === index))).toBe(20)
})

test('all that is mailed to one person counts together', async () => {
  const email = address()
  await send('/newsletter-subscriptions', { email })
  const message = async () =>
    send('/contacts', { ...visitor(), email, subject: 'Win', message: 'Koop', captcha: await solvedCaptcha(api) })
  const responses = []
  for (let index = 0; index < 20; index += 1) responses.push(await message())
  expect([counted(responses, 201), counted(responses, 429)]).toEqual([19, 1])
  expect((await send('/bookings', { ...visit, ...visitor(), email })).status).toBe(429)
})

test('who asks for rooms with somebody’s address keeps them from nothing of their own', async () => {
  const email = address()
  const ask = () => send('/bookings', { ...visit, ...visitor(), email })
  for (let index = 0; index < 20; index += 1) expect((await ask()).status).toBe(201)
  expect((await ask()).status).toBe(429)
  const person = { email, password: 'a-good-password', firstName: 'Noor', lastName: 'Peeters', isPrivatePerson: true }
  expect((await send('/users', person)).status).toBe(201)
  expect((await send('/auth/verify-email/resend', { email })).status).toBe(200)
  expect((await send('/auth/reset-password', { email })).status).toBe(200)
  const again = await Promise.all(times(25, () => send('/auth/verify-email/resend', { email })))
  expect(counted(again, 429)).toBe(7)
})

test('a booking that goes to another address counts for that address', async () => {
  const { email, headers } = await freshAccount()
  await followVerification(api, email)
  const { body } = await send('/bookings', { ...visit, email }, headers)
  const responses = []
  const to = address()
  for (let index = 0; index < 21; index += 1) {
    responses.push(await api.send('PUT', `/bookings/${body._id}`, { email: to }, headers))
  }
  expect([counted(responses, 200), counted(responses, 429)]).toEqual([20, 1])
})

test('a receipt repeats nothing that somebody else wrote', async () => {
  const email = address()
  const words = { subject: 'Onweerstaanbaar aanbod', message: 'Kijk op https://evil.test' }
  await send('/contacts', { ...visitor(), email, ...words, captcha: await solvedCaptcha(api) })
  const [receipt] = await api.mailsTo(email)
  expect(receipt?.data.kind).toBe('contact-receipt')
  expect(JSON.stringify(receipt)).not.toMatch(/Onweerstaanbaar|evil/)
})

test.each([
  ['/users', { firstName: 'Win op evil.test', lastName: 'x', password: 'a-good-password' }, 'firstName'],
  ['/users', { firstName: 'A', lastName: 'https://x', password: 'a-good-password' }, 'lastName'],
  [
    '/users',
    { firstName: 'A', lastName: 'B', password: 'a-good-password', organisation: { name: 'www.x' } },
    'organisation.name',
  ],
  ['/contacts', { firstName: 'evil.test/x', lastName: 'B', subject: 'x', message: 'x', captcha: 'x' }, 'firstName'],
  ['/bookings', { ...visit, firstName: 'A', lastName: 'B', organisationName: 'Gratis: evil.test' }, 'organisationName'],
  ['/newsletter-subscriptions', { firstName: 'jan@evil.test' }, 'firstName'],
])('a name that mail programs would make a link of is no name: %s %j', async (path, body, field) => {
  const { status, body: failure } = await send(path, { email: address(), ...body })
  expect(status).toBe(400)
  expect(failure.details).toEqual([{ path: field, message: nl.error.nameAddress }])
})
