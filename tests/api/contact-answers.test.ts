import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactAnswers, mails } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { solvedCaptcha } from '../support/captcha.ts'
import { newColleague } from '../support/second-factor.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
let colleague: Headers
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
  colleague = (await newColleague(api)).headers
})
afterAll(() => api.stop())

/** Somebody wrote; gives their address and the path of the message. */
async function written(language = 'nl', subject = 'Parkeren') {
  const email = `${randomUUID()}@contacts.test`
  const visitor = { firstName: 'Karim', lastName: 'Dupont', email, subject, language }
  const message = 'Waar kan ik parkeren?\nMet dank'
  const { body } = await api.send('POST', '/contacts', { ...visitor, message, captcha: await solvedCaptcha(api) })
  const path = `/contacts/${body._id}`
  const answer = (text: string, { headers = staff, key = '', answers = 0, handled = false } = {}) =>
    api.send(
      'POST',
      `${path}/answers`,
      { text, answers, handled },
      { ...headers, ...(key && { 'Idempotency-Key': key }) },
    )
  const answered = async () => (await api.mailsTo(email)).filter(({ kind }) => kind === 'contact-answer')
  const listed = async () => (await api.get(`${path}/answers`, staff)).body
  return { email, path, answer, answered, listed }
}

const since = { status: 409, body: { statusCode: 409, message: 'Somebody answered since' } }

test('an answer is mailed to who wrote, in their language and with their message under it, and kept', async () => {
  const { path, answer, answered, listed } = await written('fr')
  const { status, body } = await answer('  Derrière le bâtiment.\n\nÀ bientôt ')
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { text: 'Derrière le bâtiment.\n\nÀ bientôt', author: 'Yasmina Haddad', createdAt: expect.any(String) },
  })
  expect((await api.get(path, staff)).body).toMatchObject({ handled: true, handledBy: 'Yasmina Haddad' })
  await api.jobsDone()
  const [mail, ...others] = await answered()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ locale: 'fr', subject: 'Re : Parkeren' })
  const text = mail?.text?.replaceAll('\u00a0', ' ') ?? ''
  expect(text).toMatch(/^Bonjour Karim,\n\nDerrière le bâtiment\.\n\nÀ bientôt\n\n/)
  expect(text).toContain('Votre message :\n> Waar kan ik parkeren?\n> Met dank')
  expect(await listed()).toEqual([{ ...body, mail: mail?.id, mailState: 'sent' }])
})

test('what answers an answer begins with one Re alone', async () => {
  for (const [subject, said] of [
    ['RE: re : Parkeren', 'Re: Parkeren'],
    ['Reis: parkeren', 'Re: Reis: parkeren'],
  ] as const) {
    const { answer, answered } = await written('nl', subject)
    await answer('Achteraan.')
    await api.jobsDone()
    expect(await answered()).toMatchObject([{ subject: said }])
  }
})

test('its mail that did not arrive is told as that', async () => {
  const { answer, listed } = await written()
  const { body } = await answer('Achteraan.')
  await api.jobsDone()
  await api.db
    .update(mails)
    .set({ sentAt: null, createdAt: new Date(Date.now() - 2 * 3_600_000) })
    .where(eq(mails.id, body.mail))
  expect(await listed()).toMatchObject([{ mail: body.mail, mailState: 'undelivered' }])
})

test('the same request is answered once, also when it comes several times at once', async () => {
  const { answer, answered, listed } = await written()
  const responses = await Promise.all(Array.from({ length: 5 }, () => answer('Achteraan.', { key: 'a' })))
  responses.push(await answer('Achteraan.', { key: 'a' }))
  for (const { status, body } of responses) expect([status, body._id]).toEqual([201, responses[0]?.body._id])
  expect(await listed()).toHaveLength(1)
  expect(await answered()).toHaveLength(1)
})

test('of two colleagues who answer at once one does, and the other is told; who saw that answers after it', async () => {
  const { path, answer, answered, listed } = await written()
  const responses = await Promise.all([
    answer('Achteraan.', { key: 'a' }),
    answer('Vooraan.', { headers: colleague, key: 'b' }),
  ])
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(responses.find(({ status }) => status === 409)).toMatchObject(since)
  expect(await answered()).toHaveLength(1)
  const { handledAt, handledBy } = (await api.get(path, staff)).body
  const more = await answer('En vooraan.', { headers: colleague, answers: 1, handled: true })
  expect(more).toMatchObject({ status: 201, body: { author: 'Ruben Maes' } })
  expect((await listed()).at(-1)).toMatchObject({ text: 'En vooraan.', author: 'Ruben Maes' })
  // It was dealt with by the first of them.
  expect((await api.get(path, staff)).body).toMatchObject({ handledAt, handledBy })
})

test('what a colleague dealt with meanwhile, or took back, is refused', async () => {
  const { path, answer, answered } = await written()
  await api.send('PATCH', path, { handled: true }, colleague)
  expect(await answer('Achteraan.')).toMatchObject(since)
  await api.send('PATCH', path, { handled: false }, colleague)
  expect(await answer('Achteraan.', { handled: true })).toMatchObject(since)
  expect(await answered()).toEqual([])
  expect((await answer('Achteraan.')).status).toBe(201)
})

test.each([
  ['text', { text: ' ' }],
  ['text', { text: 'x'.repeat(5001) }],
  ['text', { text: 'a\u0000b' }],
  ['answers', { answers: -1 }],
  ['answers', { answers: null }],
  ['handled', { handled: null }],
])('a wrong %s is refused there, and nothing is mailed', async (name, wrong) => {
  const { path, answered } = await written()
  const right = { text: 'Achteraan.', answers: 0, handled: false }
  const { status, body } = await api.send('POST', `${path}/answers`, { ...right, ...wrong }, staff)
  expect(status).toBe(400)
  expect(body.details.map((detail: { path: string }) => detail.path)).toContain(name)
  expect(await answered()).toEqual([])
})

test('whoever is not at the desk answers nothing and reads none', async () => {
  const { path, answer, answered } = await written()
  for (const role of ['editor', 'finance', 'rooms'] as const) {
    const { headers } = await newColleague(api, role === 'editor' ? 'EDITOR' : 'STAFF', [role])
    expect((await answer('Achteraan.', { headers })).status, role).toBe(403)
    expect((await api.get(`${path}/answers`, headers)).status, role).toBe(403)
  }
  expect((await answer('Achteraan.', { headers: {} })).status).toBe(401)
  expect((await answer('Achteraan.', { headers: await api.as('CONTACT') })).status).toBe(403)
  expect(await answered()).toEqual([])
})

test('it goes with its message, and stays when its writer goes', async () => {
  const { path, answer, listed } = await written()
  const leaving = await newColleague(api)
  const { body } = await answer('Achteraan.', { headers: leaving.headers })
  await api.db.update(contactAnswers).set({ authorId: null }).where(eq(contactAnswers.id, body._id))
  expect(await listed()).toMatchObject([{ text: 'Achteraan.', author: null }])
  expect((await api.send('DELETE', path, undefined, staff)).status).toBe(204)
  expect(await api.db.$count(contactAnswers, eq(contactAnswers.id, body._id))).toBe(0)
  expect((await api.get(`${path}/answers`, staff)).status).toBe(404)
  expect((await answer('Achteraan.', { answers: 1, handled: true })).status).toBe(404)
})

test('the journal says who answered', async () => {
  const { path, answer } = await written()
  await answer('Achteraan.', { headers: colleague })
  const id = path.split('/').at(-1)
  const { items } = (await api.get(`/activities?kind=contact-message&subject=${id}`, staff)).body
  expect(items).toMatchObject([{ event: 'answered', by: 'Ruben Maes', subject: 'Parkeren', target: 'message' }])
})
