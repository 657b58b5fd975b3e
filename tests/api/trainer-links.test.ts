import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailTrainers } from '../../src/api/registrations/trainer-links.ts'
import { sessions, sessionTrainers, students, trainerLinks, trainers } from '../../src/db/tables.ts'
import { practicalMoment } from '../../src/domain/practical.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newTrainerOf, taughtSession, trainerTokens } from '../support/trainer-links.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const day = 86_400_000

/** Does what the clock does, at a moment. */
const tick = (now = new Date()) => mailTrainers({ ...api.parts, user: null }, now)

const startOf = async (session: string) =>
  (await api.db.select().from(sessions).where(eq(sessions.id, session)))[0]?.startDate ?? new Date()

describe('the link of a trainer', () => {
  test('opens that session without an account: when, where and who, and no more of anybody than a name', async () => {
    const { open, trainer, session, customer, students: ids, email } = await taughtSession(api)
    await api.db
      .update(students)
      .set({ dateOfBirth: '1990-05-04', birthPlace: 'Halle' })
      .where(eq(students.id, String(ids[0])))
    const { status, body } = await open()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      _id: session,
      trainer: 'Karim Benali',
      session: { course: { title: { nl: 'Boekhouden' } } },
    })
    expect(Object.keys(body.participants[0])).toEqual([
      '_id',
      'firstName',
      'lastName',
      'organisation',
      'days',
      'marks',
      'result',
    ])
    expect(body.participants.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Peeters 0', 'Peeters 1'])
    for (const secret of [
      '1990-05-04',
      'Halle',
      customer.email,
      email,
      String(trainer.phone),
      '45000',
      '@deelnemer.test',
    ])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  test('opens no other session, and with a letter changed none', async () => {
    const [one, other] = [await taughtSession(api), await taughtSession(api)]
    expect((await one.open()).body._id).toBe(one.session)
    expect((await other.open()).body._id).toBe(other.session)
    const wrong = one.token.slice(0, -1) + (one.token.endsWith('a') ? 'b' : 'a')
    expect((await one.open(wrong)).status).toBe(404)
    expect((await one.open(one.session)).status).toBe(404)
  })

  test('opens nothing once it is withdrawn, the session canceled or somebody else’s, or two weeks after its end', async () => {
    const withdrawn = await taughtSession(api)
    expect((await withdrawn.revoke()).status).toBe(204)
    expect((await withdrawn.open()).status).toBe(404)
    expect((await withdrawn.revoke()).status).toBe(404)
    expect(await withdrawn.link()).toMatchObject({ isOpen: false, version: 1 })

    const canceled = await taughtSession(api)
    await api.send('POST', `/sessions/${canceled.session}/cancel`, undefined, canceled.staff)
    expect((await canceled.open()).status).toBe(404)

    const given = await taughtSession(api)
    await newTrainerOf(api, given.session)
    expect((await given.open()).status).toBe(404)

    const over = await taughtSession(api)
    const end = (before: number) =>
      api.db
        .update(sessions)
        .set({ endDate: new Date(Date.now() - before) })
        .where(eq(sessions.id, over.session))
    await end(13.9 * day)
    expect((await over.open()).status).toBe(200)
    await end(14.1 * day)
    expect((await over.open()).status).toBe(404)
    expect((await over.send(1)).status).toBe(409)
  })

  test('is known by its hash alone, and whoever guesses is stopped', async () => {
    const { session, token, open } = await taughtSession(api)
    const rows = await api.db.select().from(trainerLinks).where(eq(trainerLinks.sessionId, session))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.openedAt).toBeNull()
    await open()
    const [opened] = await api.db.select().from(trainerLinks).where(eq(trainerLinks.sessionId, session))
    expect(opened?.openedAt).not.toBeNull()
    const guesses = { 'x-client-address': '203.0.113.77' }
    const statuses = await Promise.all(
      Array.from({ length: 210 }, () => api.get(`/trainer-sessions/${crypto.randomUUID()}`, guesses)),
    )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404, 429]))
    await api.db.execute(sql`delete from rate_limits`)
  })

  test('goes once for what was read, and to another address as another link', async () => {
    const { send, tokens, open, token, link, trainer } = await taughtSession(api)
    await Promise.all([send(1), send(1)])
    expect(await tokens()).toEqual([token, token])
    const other = `${crypto.randomUUID()}@lesgever.test`
    expect((await send(2, other)).body).toMatchObject({ version: 3, sentTo: other, isOpen: true })
    expect((await open()).status).toBe(404)
    const [newer = ''] = await trainerTokens(api, other)
    expect((await open(newer)).status).toBe(200)
    expect((await link()).trainer).toMatchObject({ email: other, name: 'Karim Benali' })
    expect((await api.db.select().from(trainers).where(eq(trainers.id, trainer.id)))[0]?.email).toBe(other)
    expect((await send(3, 'geen adres')).status).toBe(400)
  })

  test('is not sent where nobody teaches', async () => {
    const { session } = await newRegistration(api, { paid: 'partner' })
    const input = { version: 0, email: 'iemand@lesgever.test' }
    const { status } = await api.send('POST', `/sessions/${session}/trainer-link`, input, await api.as('STAFF'))
    expect(status).toBe(409)
  })

  test('the address and phone of a trainer stand nowhere that everybody reads', async () => {
    const { session, email } = await taughtSession(api)
    const { course } = (await api.get(`/sessions/${session}`)).body
    for (const path of [`/sessions/${session}`, `/courses/${course}`, `/courses/${course}/sessions`]) {
      const text = JSON.stringify((await api.get(path)).body)
      expect(text).toContain(session)
      expect(text).not.toContain(email)
      expect(text).not.toContain('+32 470 12 34 56')
    }
  })
})

describe('by itself', () => {
  test('it goes at nine on the fifth working day before, once, and again once the session moved', async () => {
    const { session } = await newRegistration(api, { paid: 'partner', days: 40 })
    const { email } = await newTrainerOf(api, session)
    const sent = () => trainerTokens(api, String(email))
    const moment = practicalMoment('practical', await startOf(session))
    await tick(new Date(moment.getTime() - 1))
    expect(await sent()).toHaveLength(0)
    await Promise.all([tick(moment), tick(moment)])
    expect(await sent()).toHaveLength(1)
    const later = new Date((await startOf(session)).getTime() + 7 * day)
    const end = new Date(later.getTime() + day / 3)
    const schedule = [{ start: later.toISOString(), end: end.toISOString() }]
    const staff = await api.as('STAFF')
    expect((await api.send('PATCH', `/sessions/${session}`, { schedule, mails: 'none' }, staff)).status).toBe(200)
    await tick(moment)
    expect(await sent()).toHaveLength(1)
    await tick(practicalMoment('practical', await startOf(session)))
    const [newest, first] = await sent()
    expect(newest).toBe(first)
  })

  test('it does not go once it was withdrawn, nor for what is canceled, undecided, over or without an address', async () => {
    const withdrawn = await taughtSession(api, { days: 2 })
    await withdrawn.revoke()
    const undecided = await newRegistration(api, { paid: 'partner', days: 2 })
    const one = await newTrainerOf(api, undecided.session)
    await api.db
      .update(sessions)
      .set({ minimum: 5, decisionOn: '2030-01-01' })
      .where(eq(sessions.id, undecided.session))
    const over = await newRegistration(api, { paid: 'partner', days: 2 })
    const other = await newTrainerOf(api, over.session)
    await api.db
      .update(sessions)
      .set({ startDate: new Date(0), endDate: new Date(1) })
      .where(eq(sessions.id, over.session))
    const without = await newRegistration(api, { paid: 'partner', days: 2 })
    await newTrainerOf(api, without.session, { email: null })
    await tick()
    expect(await withdrawn.tokens()).toHaveLength(1)
    expect(await trainerTokens(api, String(one.email))).toEqual([])
    expect(await trainerTokens(api, String(other.email))).toEqual([])
    await api.db.update(sessions).set({ minimum: null, decisionOn: null }).where(eq(sessions.id, undecided.session))
    await tick()
    expect(await trainerTokens(api, String(one.email))).toHaveLength(1)
  })

  test('it tells in the language of the session when and where, and how many come', async () => {
    const { session } = await newRegistration(api, { paid: 'partner', days: 2, participants: 3 })
    const { email } = await newTrainerOf(api, session)
    await tick()
    const [mail] = await api.mailsTo(String(email))
    expect(mail?.data).toMatchObject({
      kind: 'trainer-link',
      values: { firstName: 'Karim', persons: 3, participants: [] },
    })
    expect(mail?.data.attachments).toEqual([{ document: 'calendar', id: session }])
  })
})

describe('whoever teaches a part of a session', () => {
  /** A session that two teach, the second one tomorrow’s hours. */
  async function taughtByTwo() {
    const taught = await taughtSession(api, { days: 2 })
    const other = await newTrainerOf(api, taught.session)
    await api.db.update(sessions).set({ trainerId: taught.trainer.id }).where(eq(sessions.id, taught.session))
    const [row] = await api.db.select().from(sessions).where(eq(sessions.id, taught.session))
    if (!row) throw new Error('no session')
    const hours = { startsAt: row.startDate, endsAt: row.endDate }
    await api.db.insert(sessionTrainers).values({ sessionId: taught.session, trainerId: other.id, ...hours })
    return { ...taught, other, otherTokens: () => trainerTokens(api, String(other.email)) }
  }

  test('gets a link of their own, by itself and when staff send it, which opens that session alone', async () => {
    const { session, token, open, staff, other, otherTokens, link } = await taughtByTwo()
    await Promise.all([tick(), tick()])
    expect(await otherTokens()).toHaveLength(1)
    const [own = ''] = await otherTokens()
    expect(own).not.toBe(token)
    expect((await open(own)).body).toMatchObject({ _id: session, trainer: other.name })
    expect((await link()).others).toMatchObject([{ trainer: { _id: other.id }, isOpen: true, version: 1 }])
    const input = { version: 1, email: String(other.email), trainer: other.id }
    expect((await api.send('POST', `/sessions/${session}/trainer-link`, input, staff)).body.others[0].version).toBe(2)
    expect(await otherTokens()).toEqual([own, own])
    const nobody = (await taughtSession(api)).trainer.id
    const wrong = { ...input, version: 0, trainer: nobody }
    expect((await api.send('POST', `/sessions/${session}/trainer-link`, wrong, staff)).status).toBe(409)
  })

  test('opens nothing once theirs is withdrawn, or they teach it no more; the others’ links stay', async () => {
    const { session, open, staff, other, otherTokens } = await taughtByTwo()
    await tick()
    const [own = ''] = await otherTokens()
    const path = `/sessions/${session}/trainer-link?trainer=`
    expect((await api.send('DELETE', `${path}${other.id}`, undefined, staff)).status).toBe(204)
    expect([(await open(own)).status, (await open()).status]).toEqual([404, 200])
    expect((await api.send('DELETE', `${path}nobody`, undefined, staff)).status).toBe(400)
    const again = await taughtByTwo()
    await tick()
    const [token = ''] = await again.otherTokens()
    expect((await open(token)).status).toBe(200)
    await api.db.delete(sessionTrainers).where(eq(sessionTrainers.sessionId, again.session))
    expect([(await open(token)).status, (await again.open()).status]).toEqual([404, 200])
  })
})
