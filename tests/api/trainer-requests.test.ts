import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, trainerRequests, trainers } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newColleague } from '../support/second-factor.ts'
import { askedTrainers, newAskable, trainerlessSession } from '../support/trainer-requests.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const day = 86_400_000
const rowOf = async (session: string) => (await api.db.select().from(sessions).where(eq(sessions.id, session)))[0]
const statusesIn = (requests: { status: string }[]) => requests.map(({ status }) => status).toSorted()
const change = async (session: string, input: object) =>
  api.send('PATCH', `/sessions/${session}`, { mails: 'none', ...input }, await api.as('STAFF'))

const askedBefore = (session: string, days: number) =>
  api.db
    .update(trainerRequests)
    .set({ createdAt: new Date(Date.now() - days * day) })
    .where(eq(trainerRequests.sessionId, session))

describe('a question to trainers', () => {
  test('goes once to each, in the language of the session, and tells by its link when and where, and of nobody else', async () => {
    const { people, first, session, ask } = await askedTrainers(api, 2)
    expect((await ask(people.map(({ id }) => id))).body).toHaveLength(2)
    for (const { kinds } of people) expect(await kinds()).toEqual(['trainer-request'])
    const [mail] = await api.mailsTo(first.email)
    expect(mail?.data).toMatchObject({ values: { firstName: 'Lien', participants: [], course: 'Boekhouden' } })
    const { status, body } = await first.open()
    expect([status, body.status, body.isOpen, body.session._id]).toEqual([200, 'open', true, session])
    expect(Object.keys(body).toSorted()).toEqual(['isOpen', 'room', 'session', 'status', 'trainer'])
    expect(JSON.stringify(body)).not.toContain('Lien Maes 1')
  })

  test('is not asked by a link that is only looked at: reading answers nothing', async () => {
    const { first, requests, trainerOf } = await askedTrainers(api)
    for (let read = 0; read < 3; read++) await first.open()
    expect([statusesIn(await requests()), await trainerOf()]).toEqual([['open'], null])
  })

  test('shows who is free then, and the mail with nothing that opens anything', async () => {
    const { session, staff, first } = await askedTrainers(api)
    const [away, without] = [await newAskable(api), await newAskable(api)]
    const start = brusselsDay((await rowOf(session))?.startDate ?? new Date())
    const absent = { trainer: away.id, fromDay: plusDays(start, -1), untilDay: plusDays(start, 1) }
    expect((await api.send('POST', '/trainer-calendar/absences', absent, staff)).status).toBe(201)
    await api.db.update(trainers).set({ email: null }).where(eq(trainers.id, without.id))
    const { body } = await api.get(`/sessions/${session}/trainer-requests/choices`, staff)
    const found = (id: string) => body.trainers.find(({ _id }: { _id: string }) => _id === id)
    expect(found(first.id)).toMatchObject({ isAsked: true, isTaken: false })
    expect(found(away.id)).toMatchObject({ isAsked: false, isTaken: true })
    expect(found(without.id)).toMatchObject({ email: null })
    expect(body.subject).toContain('Boekhouden')
    expect(body.text).toContain('/trainer-request/***')
    expect(body.text).not.toContain(first.token)
  })

  test('is refused for who has no address, nobody, and a session that is taught, over or canceled', async () => {
    const { session, staff, ask } = await askedTrainers(api)
    const without = await newAskable(api)
    await api.db.update(trainers).set({ email: null }).where(eq(trainers.id, without.id))
    for (const wrong of [[], [without.id], [randomUUID()]]) expect((await ask(wrong)).status).toBe(400)
    const [other] = [await newAskable(api)]
    const past = await trainerlessSession(api, new Date(Date.now() - day))
    const askOf = (id: string) => api.send('POST', `/sessions/${id}/trainer-requests`, { trainers: [other.id] }, staff)
    expect((await askOf(past)).status).toBe(409)
    expect((await askOf(randomUUID())).status).toBe(404)
    await api.send('POST', `/sessions/${session}/cancel`, undefined, staff)
    expect((await askOf(session)).status).toBe(409)
  })

  test('is for the desk alone to ask, see and withdraw', async () => {
    const { session, first } = await askedTrainers(api)
    const other = await newAskable(api)
    const colleagues = [
      await newColleague(api, 'STAFF', ['finance']),
      await newColleague(api, 'STAFF', ['rooms']),
      await newColleague(api, 'EDITOR'),
    ]
    for (const { headers } of colleagues) {
      const path = `/sessions/${session}/trainer-requests`
      const statuses = [
        await api.get(path, headers),
        await api.get(`${path}/choices`, headers),
        await api.get('/trainer-requests', headers),
        await api.send('POST', path, { trainers: [other.id] }, headers),
        await api.send('DELETE', `${path}/${first.request}`, undefined, headers),
      ]
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([403]))
    }
    const { headers } = await newColleague(api, 'STAFF', ['desk'])
    expect((await api.get(`/sessions/${session}/trainer-requests`, headers)).body).toMatchObject([{ status: 'open' }])
  })

  test('is known by its hash alone, and whoever guesses is stopped', async () => {
    const { first, session } = await askedTrainers(api)
    const rows = await api.db.select().from(trainerRequests).where(eq(trainerRequests.sessionId, session))
    expect(JSON.stringify(rows)).not.toContain(first.token)
    const wrong = first.token.slice(0, -1) + (first.token.endsWith('a') ? 'b' : 'a')
    for (const token of [wrong, first.request, session]) {
      expect((await api.get(`/trainer-requests/${token}`)).status).toBe(404)
      expect((await api.send('POST', `/trainer-requests/${token}`, { isAccepted: true })).status).toBe(404)
    }
    const guesses = { 'x-client-address': '203.0.113.78' }
    const answers = await Promise.all(
      Array.from({ length: 210 }, () => api.get(`/trainer-requests/${randomUUID()}`, guesses)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
    expect((await api.send('POST', `/trainer-requests/${first.token}`, { isAccepted: true }, guesses)).status).toBe(429)
    await api.db.execute(sql`delete from rate_limits`)
  })
})

describe('a reminder', () => {
  const remind = async (session: string) =>
    api.send('POST', `/sessions/${session}/trainer-requests/reminders`, undefined, await api.as('STAFF'))

  test('goes once a day to who did not answer, pressed by many at once, with a link that works as the first does', async () => {
    const { people, first, session, staff, trainerOf } = await askedTrainers(api, 3)
    const [, declined, other] = people
    await declined?.answer(false)
    const names = ['Lien Maes 0', 'Lien Maes 2']
    expect((await remind(session)).body).toEqual({ reminded: [], passedOver: names })
    await askedBefore(session, 8)
    const all = await Promise.all(Array.from({ length: 4 }, () => remind(session)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(all.flatMap(({ body }) => body.reminded)).toEqual(names)
    expect((await remind(session)).body).toEqual({ reminded: [], passedOver: names })
    for (const one of [first, other]) expect(await one?.kinds()).toEqual(['trainer-request', 'trainer-request'])
    expect(await declined?.kinds()).toEqual(['trainer-request'])
    const mails = await api.mailsTo(first.email)
    expect(new Set(mails.map(({ locale }) => locale)).size).toBe(1)
    const urls = mails.map(({ data }) => ('url' in data.values ? String(data.values.url) : ''))
    expect(urls.map((url) => url.split('/').at(-1))).toEqual([first.token, first.token])
    const [newest] = (await api.get(`/sessions/${session}/history`, staff)).body
    expect(newest).toMatchObject({ to: 'trainer-request-reminded', about: names.join(', ') })
    const { body } = await api.get('/trainer-requests', staff)
    const row = body.items.find(({ _id }: { _id: string }) => _id === session)
    expect(Date.parse(row.remindedAt)).toBeGreaterThan(Date.now() - day)
    expect((await first.answer(true)).status).toBe(200)
    expect(await trainerOf()).toMatchObject({ _id: first.id })
    expect((await remind(session)).status).toBe(409)
  })

  test('is refused where all declined, nobody was asked or no session is, and to who is not the desk', async () => {
    const { session, first } = await askedTrainers(api)
    await askedBefore(session, 8)
    const { headers } = await newColleague(api, 'STAFF', ['finance'])
    const path = `/sessions/${session}/trainer-requests/reminders`
    expect((await api.send('POST', path, undefined, headers)).status).toBe(403)
    await first.answer(false)
    expect((await remind(session)).status).toBe(409)
    expect((await remind(await trainerlessSession(api))).status).toBe(409)
    expect((await remind(randomUUID())).status).toBe(404)
    expect(await first.kinds()).toEqual(['trainer-request'])
  })
})

describe('an answer', () => {
  test('of the first who can makes them its trainer; the others hear that it is settled, once', async () => {
    const { people, first, session, staff, requests, trainerOf } = await askedTrainers(api, 3)
    const [, second, third] = people
    await third?.answer(false, 'Dan ben ik weg.')
    expect((await first.answer(true)).body).toMatchObject({ status: 'accepted', isOpen: false })
    expect((await first.answer(true)).status).toBe(200)
    expect(await trainerOf()).toMatchObject({ _id: first.id })
    expect(statusesIn(await requests())).toEqual(['accepted', 'declined', 'settled'])
    expect((await second?.open())?.body).toMatchObject({ status: 'settled', isOpen: false })
    expect((await second?.answer(true))?.status).toBe(409)
    expect(await first.kinds()).toEqual(['trainer-request-accepted', 'trainer-request'])
    expect(await second?.kinds()).toEqual(['settled', 'trainer-request'])
    expect(await third?.kinds()).toEqual(['trainer-request'])
    const [told] = await api.mailsTo(first.email)
    expect(told?.data.attachments).toEqual([{ document: 'calendar', id: session }])
    const history = (await api.get(`/sessions/${session}/history`, staff)).body
    expect(history.map(({ to, about, by }: Record<string, string>) => [to, about, by])).toEqual([
      ['trainer-request-accepted', 'Lien Maes 0', 'Lien Maes 0'],
      ['trainer-request-declined', 'Lien Maes 2', 'Lien Maes 2'],
      ['trainer-request-sent', 'Lien Maes 0, Lien Maes 1, Lien Maes 2', expect.any(String)],
    ])
    const { body } = await api.get(`/activities?subject=${session}`, staff)
    expect(body.items[0]).toMatchObject({
      event: 'trainer-request-accepted',
      differences: [{ field: 'trainer', before: null, after: 'Lien Maes 0' }],
    })
  })

  test('yes of many at once makes one of them its trainer, and tells each once', async () => {
    const { people, requests, trainerOf } = await askedTrainers(api, 5)
    const statuses = await Promise.all(people.flatMap(({ answer }) => [answer(true), answer(true)]))
    const won = people.filter((_, place) => statuses[2 * place]?.status === 200)
    expect(won).toHaveLength(1)
    expect(await trainerOf()).toMatchObject({ _id: won[0]?.id })
    expect(statusesIn(await requests())).toEqual(['accepted', ...Array(4).fill('settled')])
    for (const one of people)
      expect(await one.kinds()).toEqual([one === won[0] ? 'trainer-request-accepted' : 'settled', 'trainer-request'])
  })

  test('yes of who teaches elsewhere then, or is away, is refused; they can still say that they cannot', async () => {
    const { session, staff, first, requests, trainerOf } = await askedTrainers(api)
    const row = await rowOf(session)
    const elsewhere = await trainerlessSession(api, row?.startDate)
    await api.db.update(sessions).set({ trainerId: first.id }).where(eq(sessions.id, elsewhere))
    const { status, body } = await first.answer(true)
    expect([status, body.message, body.details]).toEqual([409, 'Trainer teaches at that time', undefined])
    expect([await trainerOf(), statusesIn(await requests())]).toEqual([null, ['open']])
    await api.db.update(sessions).set({ trainerId: null }).where(eq(sessions.id, elsewhere))
    const start = brusselsDay(row?.startDate ?? new Date())
    const absent = { trainer: first.id, fromDay: start, untilDay: start }
    await api.send('POST', '/trainer-calendar/absences', absent, staff)
    expect((await first.answer(true)).status).toBe(409)
    expect((await first.answer(false, 'Ik ben weg.')).body.status).toBe('declined')
    expect(await requests()).toMatchObject([{ status: 'declined', reason: 'Ik ben weg.' }])
  })

  test('yes at once to two sessions at one time makes them trainer of one', async () => {
    const one = await askedTrainers(api)
    const other = await trainerlessSession(api, (await rowOf(one.session))?.startDate)
    const asked = await api.send('POST', `/sessions/${other}/trainer-requests`, { trainers: [one.first.id] }, one.staff)
    expect(asked.status).toBe(200)
    const tokens = (await api.mailsTo(one.first.email)).map(({ data }) =>
      'url' in data.values ? String(data.values.url).split('/').at(-1) : '',
    )
    const yes = await Promise.all(
      tokens.map((token) => api.send('POST', `/trainer-requests/${token}`, { isAccepted: true })),
    )
    expect(yes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('comes too late once the session began', async () => {
    const { session, first } = await askedTrainers(api)
    const startDate = new Date(Date.now() - 1000)
    await api.db.update(sessions).set({ startDate }).where(eq(sessions.id, session))
    expect((await first.open()).body.isOpen).toBe(false)
    expect((await first.answer(true)).status).toBe(409)
    expect((await first.answer(false)).status).toBe(409)
  })
})

describe('a question ends, with a mail to who did not answer,', () => {
  test('once it is withdrawn', async () => {
    const { people, first, withdraw, requests } = await askedTrainers(api, 2)
    expect((await withdraw(first.request)).status).toBe(204)
    expect((await withdraw(first.request)).status).toBe(409)
    expect((await withdraw(randomUUID())).status).toBe(404)
    expect((await first.open()).body).toMatchObject({ status: 'withdrawn', isOpen: false })
    expect((await first.answer(true)).status).toBe(409)
    expect(await first.kinds()).toEqual(['withdrawn', 'trainer-request'])
    expect(await people[1]?.kinds()).toEqual(['trainer-request'])
    expect(statusesIn(await requests())).toEqual(['open', 'withdrawn'])
  })

  test('once the session moved, and can be asked anew', async () => {
    const { session, first, ask, requests } = await askedTrainers(api)
    const before = (await rowOf(session))?.schedule
    const schedule = [{ start: '2031-03-03T08:00:00.000Z', end: '2031-03-03T15:00:00.000Z' }]
    expect((await change(session, { schedule })).status).toBe(200)
    expect(await first.kinds()).toEqual(['moved', 'trainer-request'])
    expect((await api.mailsTo(first.email))[0]?.data.values).toMatchObject({ schedule, before })
    expect((await first.answer(true)).status).toBe(409)
    expect((await change(session, { capacity: 9 })).status).toBe(200)
    await ask([first.id])
    expect(statusesIn(await requests())).toEqual(['moved', 'open'])
    expect((await change(session, { capacity: 8 })).status).toBe(200)
    expect(statusesIn(await requests())).toEqual(['moved', 'open'])
  })

  test('once the session was called off, or is gone', async () => {
    const off = await askedTrainers(api)
    await api.send('POST', `/sessions/${off.session}/cancel`, undefined, off.staff)
    expect(await off.first.kinds()).toEqual(['canceled', 'trainer-request'])
    expect((await off.first.open()).body).toMatchObject({ status: 'canceled', isOpen: false })
    const gone = await askedTrainers(api)
    expect((await api.send('DELETE', `/sessions/${gone.session}`, undefined, gone.staff)).status).toBe(204)
    expect(await gone.first.kinds()).toEqual(['canceled', 'trainer-request'])
    expect((await gone.first.open()).status).toBe(404)
  })

  test('once the desk puts somebody on the session: who was chosen hears that it is theirs', async () => {
    const { session, people, first, requests } = await askedTrainers(api, 2)
    expect((await change(session, { trainer: first.id })).status).toBe(200)
    expect(await first.kinds()).toEqual(['trainer-request-accepted', 'trainer-request'])
    expect(await people[1]?.kinds()).toEqual(['settled', 'trainer-request'])
    expect(statusesIn(await requests())).toEqual(['accepted', 'settled'])
  })
})

describe('on Vandaag', () => {
  const waiting = async (session: string) => {
    const { body } = await api.get('/trainer-requests', await api.as('STAFF'))
    expect(body.total).toBe(body.items.length)
    return body.items.find(({ _id }: { _id: string }) => _id === session)
  }
  test('stands who did not answer for two working days, until the session has a trainer', async () => {
    const { session, people, first } = await askedTrainers(api, 2)
    expect(await waiting(session)).toBeUndefined()
    await askedBefore(session, 8)
    expect(await waiting(session)).toMatchObject({ names: ['Lien Maes 0', 'Lien Maes 1'], isDeclined: false })
    await first.answer(false)
    expect(await waiting(session)).toMatchObject({ names: ['Lien Maes 1'], isDeclined: false })
    await people[1]?.answer(true)
    expect(await waiting(session)).toBeUndefined()
  })

  test('stands a session that all declined, at once, until another one is asked', async () => {
    const { session, first, ask } = await askedTrainers(api)
    await first.answer(false)
    expect(await waiting(session)).toMatchObject({ names: ['Lien Maes 0'], isDeclined: true })
    await ask([(await newAskable(api)).id])
    expect(await waiting(session)).toBeUndefined()
  })
})
