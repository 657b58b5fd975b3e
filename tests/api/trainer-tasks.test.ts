import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { students as people, registrationStudents, results } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newTrainerOf, taughtMessage, taughtSession, taughtText } from '../support/trainer-links.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ jobs: true })
})
afterAll(() => api.stop())

describe('results by the link of a trainer', () => {
  const grade = (token: string, student: string | undefined, score: unknown, maximum: unknown = 20) =>
    api.send('PUT', `/trainer-sessions/${token}/results`, { student, score, maximum })

  test('are written and mended, as at the desk, and say who wrote them', async () => {
    const { token, students, session, staff } = await taughtSession(api)
    const { status, body } = await grade(token, students[0], '14,5')
    expect(status).toBe(200)
    expect(body.participants.map(({ result }: { result: object }) => result)).toEqual([
      { score: 14.5, maximum: 20, passed: true },
      null,
    ])
    await Promise.all([grade(token, students[0], 9), grade(token, students[0], 9)])
    expect((await api.get(`/trainer-sessions/${token}`)).body.participants[0].result).toMatchObject({
      score: 9,
      passed: false,
    })
    const history = (await api.get(`/sessions/${session}/history`, staff)).body
    expect(history.filter(({ what }: { what: string }) => what === 'result')).toMatchObject([
      { to: '9/20', by: 'Karim Benali' },
      { to: '14.5/20', by: 'Karim Benali' },
    ])
    const [row] = (await api.get(`/sessions/${session}/participants`, staff)).body
    expect(row.result).toMatchObject({ score: 9, maximum: 20, passed: false })
  })

  test('of another session, of who left, of more points than there are, or by an ended link are not taken', async () => {
    const [one, other] = [await taughtSession(api), await taughtSession(api)]
    expect((await grade(one.token, other.students[0], 10)).status).toBe(400)
    expect((await grade(one.token, one.students[0], 21)).body.details).toMatchObject([{ path: 'score' }])
    expect((await grade(one.token, one.students[0], -1)).status).toBe(400)
    expect((await grade(one.token, 'x', 1)).status).toBe(400)
    await api.db
      .update(registrationStudents)
      .set({ held: false })
      .where(eq(registrationStudents.studentId, String(one.students[1])))
    expect((await grade(one.token, one.students[1], 10)).status).toBe(400)
    await one.revoke()
    expect((await grade(one.token, one.students[0], 10)).status).toBe(404)
    await newTrainerOf(api, other.session)
    expect((await grade(other.token, other.students[0], 10)).status).toBe(404)
    for (const session of [one.session, other.session])
      expect(await api.db.select().from(results).where(eq(results.sessionId, session))).toEqual([])
  })
})

describe('a message to all of a session by the link of its trainer', () => {
  const at = (token: string, rest = '') => `/trainer-sessions/${token}/messages${rest}`
  const write = (token: string, input: object = taughtText) => api.send('POST', at(token), input)
  const send = (token: string, id: string, shown: string) => api.send('POST', at(token, `/${id}/send`), { shown })

  test('reaches each participant once, in their language, and says that it is from the trainer', async () => {
    const { token, students, session, staff, email } = await taughtSession(api)
    const [first = '', second = ''] = students
    await api.db.update(people).set({ language: 'fr', firstName: 'Luc' }).where(eq(people.id, second))
    expect((await api.get(at(token))).body).toMatchObject({ total: 2, left: 5, sent: [] })
    const french = { nl: taughtText.text.nl, fr: 'Bonjour {{firstName}}.' }
    const { body } = await write(token, { subject: { nl: 'Laptop', fr: 'Portable' }, text: french })
    const draft = (await api.get(at(token, `/${body._id}`))).body
    expect(draft).toMatchObject({
      state: 'draft',
      total: 2,
      leftOut: [],
      previews: [
        { language: 'nl', subject: 'Laptop', text: expect.stringContaining('Karim Benali, lesgever') },
        { language: 'fr', subject: 'Portable', text: expect.stringContaining('Bonjour Luc.') },
      ],
    })
    expect(JSON.stringify(draft)).not.toContain('@')
    const sendings = await Promise.all([1, 2, 3].map(() => send(token, body._id, draft.shown)))
    expect(sendings.map(({ status }) => status)).toEqual([200, 200, 200])
    await api.jobsDone()
    const rows = await api.db.select().from(people)
    for (const id of [first, second]) {
      const own = await api.mailsTo(rows.find((row) => row.id === id)?.email ?? '')
      expect(own.filter(({ kind }) => kind === 'desk-message')).toHaveLength(1)
      expect(JSON.stringify(own)).not.toContain(email)
    }
    const line = { author: 'Karim Benali', isByTrainer: true, total: 2 }
    expect((await api.get(`/desk-messages?session=${session}`, staff)).body).toMatchObject([line])
    expect((await api.get(`/desk-messages?student=${first}`, staff)).body).toMatchObject([line])
    expect((await api.get(at(token))).body).toMatchObject({ left: 4, sent: [line] })
  })

  test('says who is left out, without what they pay', async () => {
    const { token, students } = await taughtSession(api)
    await api.db
      .update(people)
      .set({ email: '' })
      .where(eq(people.id, String(students[0])))
    const { body } = await write(token)
    const { total, leftOut } = (await api.get(at(token, `/${body._id}`))).body
    expect({ total, leftOut }).toEqual({ total: 1, leftOut: [{ name: expect.any(String), why: 'noAddress' }] })
  })

  test('is not sent to others than were shown, by another’s link, by an ended one, nor a sixth time in a day', async () => {
    const [one, other] = [await taughtMessage(api), await taughtMessage(api)]
    expect((await send(one.token, one.id, 'others')).status).toBe(409)
    expect((await send(other.token, one.id, one.shown)).status).toBe(404)
    expect((await api.get(at(other.token, `/${one.id}`))).status).toBe(404)
    expect((await api.send('POST', `/desk-messages/${one.id}/send`, { shown: one.shown }, one.staff)).status).toBe(404)
    const input = { session: one.session, to: 'participants', ...taughtText }
    const ofDesk = (await api.send('POST', '/desk-messages', input, one.staff)).body._id
    expect((await api.get(at(one.token, `/${ofDesk}`))).status).toBe(404)
    expect((await send(one.token, ofDesk, one.shown)).status).toBe(404)
    const drafts = await Promise.all(Array.from({ length: 6 }, () => write(one.token)))
    const sent = await Promise.all(drafts.map(({ body }) => send(one.token, body._id, one.shown)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429])
    await other.revoke()
    expect((await write(other.token)).status).toBe(404)
    expect((await send(other.token, other.id, other.shown)).status).toBe(404)
    expect((await api.get(at(other.token))).status).toBe(404)
  })

  test('names fields that there are, in languages that have a subject too, and reaches nobody else', async () => {
    const { token, session, staff } = await taughtSession(api)
    const wrong = await write(token, { subject: { nl: 'A', fr: 'B' }, text: { nl: '{{wachtwoord}}' } })
    expect(wrong.body.details.map(({ path }: { path: string }) => path)).toEqual(['text.nl', 'text.fr'])
    const more = { ...taughtText, session: crypto.randomUUID(), to: 'both', copyToSelf: true }
    const { _id } = (await write(token, more)).body
    expect((await api.get(`/desk-messages/${_id}`, staff)).body).toMatchObject({
      session,
      to: 'participants',
      copyToSelf: false,
    })
  })
})
