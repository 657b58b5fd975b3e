import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attendances,
  evaluationAnswers,
  evaluationQuestions,
  evaluations,
  mails,
  sessions,
  sessionTrainers,
  students,
  trainers,
} from '../../src/db/tables.ts'
import { brusselsDay, brusselsInstant, plusDays } from '../../src/domain/days.ts'
import { redactMailLinks } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { answeredSession, answers, askedEvaluation, endedSession, writtenReview } from '../support/evaluations.ts'
import { newTrainer } from '../support/trainers.ts'

let api: TestApi
let staff: Record<string, string>
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const day = 86_400_000
const read = async (token: string) => (await api.get(`/evaluations/${token}`)).body
const send = (token: string, input: object = answers) => api.send('POST', `/evaluations/${token}`, input)
const close = (session: string) =>
  api.db.update(evaluations).set({ closesAt: new Date() }).where(eq(evaluations.sessionId, session))

describe('after a session', () => {
  test('each participant is asked once, in their language, by a link of their own of which no secret is kept', async () => {
    const { tick, kindsOf, tokenOf, mailsOf, students: people, session } = await endedSession(api)
    await api.db
      .update(students)
      .set({ language: 'fr' })
      .where(eq(students.id, people[1] ?? ''))
    await tick()
    await tick()
    expect([await kindsOf(0), await kindsOf(1)]).toEqual([['evaluation-asked'], ['evaluation-asked']])
    const [mail] = await mailsOf(1)
    expect(mail?.values).toMatchObject({ course: 'Boekhouden', firstName: 'Jan' })
    expect(mail?.values.url).toMatch(/^http:\/\/site\.test\/fr\/evaluation\/[\w-]{43}$/)
    const token = await tokenOf()
    expect(await tokenOf(1)).not.toBe(token)
    const rows = await api.db.select().from(evaluations).where(eq(evaluations.sessionId, session))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('nobody is asked before six in the evening of the last day, or before that day is over', async () => {
    const { tick, kindsOf, session } = await endedSession(api)
    const today = brusselsDay(new Date(Date.now() - 2 * day))
    const at = (time: string) => brusselsInstant(today, time)
    await api.db
      .update(sessions)
      .set({ endDate: at('16:00') })
      .where(eq(sessions.id, session))
    await tick(new Date(at('18:00').getTime() - 1))
    expect(await kindsOf()).toEqual([])
    await api.db
      .update(sessions)
      .set({ endDate: at('21:30') })
      .where(eq(sessions.id, session))
    await tick(at('18:00'))
    expect(await kindsOf()).toEqual([])
    await tick(at('21:30'))
    expect(await kindsOf()).toEqual(['evaluation-asked'])
  })

  test('who was absent all days, left, or was in what was canceled or never decided is not asked', async () => {
    const { tick, kindsOf, students: people, session, endDate } = await endedSession(api)
    const [absent = '', late = ''] = people
    const lessonDay = brusselsDay(endDate)
    await api.db.insert(attendances).values([
      { studentId: absent, sessionId: session, day: lessonDay, present: false },
      { studentId: late, sessionId: session, day: lessonDay, present: false },
      { studentId: late, sessionId: session, day: plusDays(lessonDay, 1), present: true },
    ])
    const left = await endedSession(api)
    await api.db.execute(sql`update registration_students set held = false where student_id = ${left.students[0]}`)
    const canceled = await endedSession(api)
    await api.db.update(sessions).set({ canceledAt: new Date() }).where(eq(sessions.id, canceled.session))
    const undecided = await endedSession(api)
    await api.db.update(sessions).set({ minimum: 4, decisionOn: lessonDay }).where(eq(sessions.id, undecided.session))
    const longAgo = await endedSession(api, { hoursAgo: 24 * 5 })
    await tick()
    expect([await kindsOf(0), await kindsOf(1)]).toEqual([[], ['evaluation-asked']])
    expect([await left.kindsOf(0), await left.kindsOf(1)]).toEqual([[], ['evaluation-asked']])
    expect([await canceled.kindsOf(), await undecided.kindsOf(), await longAgo.kindsOf()]).toEqual([[], [], []])
  })

  test('who did not answer is reminded once, a week later, by the same link', async () => {
    const { tick, kindsOf, tokenOf } = await endedSession(api)
    await tick()
    const token = await tokenOf(1)
    await send(await tokenOf(0))
    await tick(new Date(Date.now() + 7 * day - 60_000))
    expect(await kindsOf(1)).toEqual(['evaluation-asked'])
    for (const days of [7, 8, 20]) await tick(new Date(Date.now() + days * day + 60_000))
    expect([await kindsOf(0), await kindsOf(1)]).toEqual([
      ['evaluation-asked'],
      ['evaluation-asked', 'evaluation-reminder'],
    ])
    expect(await tokenOf(1)).toBe(token)
  })

  test('one that is moved before it is over is asked about after its new day', async () => {
    const { tick, kindsOf, session } = await endedSession(api)
    const endDate = new Date(Date.now() + 3 * day)
    await api.db.update(sessions).set({ endDate }).where(eq(sessions.id, session))
    await tick()
    expect(await kindsOf()).toEqual([])
    await tick(new Date(endDate.getTime() + day))
    expect(await kindsOf()).toEqual(['evaluation-asked'])
  })

  test('two that ask at once ask each once', async () => {
    const { tick, kindsOf, session } = await endedSession(api)
    await Promise.all([tick(), tick(), tick()])
    expect(await kindsOf()).toEqual(['evaluation-asked'])
    expect(await api.db.$count(evaluations, eq(evaluations.sessionId, session))).toBe(2)
  })

  test('where editors ask nothing nobody is mailed', async () => {
    const { tick, kindsOf } = await endedSession(api)
    await api.db.update(evaluationQuestions).set({ active: false })
    await tick()
    await api.db.update(evaluationQuestions).set({ active: true })
    expect(await kindsOf()).toEqual([])
  })
})

describe('the link', () => {
  test('shows the questions, takes answers once they are whole, and shows them to be changed', async () => {
    const { tick, tokenOf, session } = await endedSession(api)
    await tick()
    const token = await tokenOf()
    const shown = await read(token)
    expect(shown).toMatchObject({ isOpen: true, answeredAt: null, firstName: 'Jan', course: { nl: 'Boekhouden' } })
    expect(shown.questions.map(({ place, kind }: { place: string; kind: string }) => [place, kind])).toEqual([
      ['q1', 'score'],
      ['q2', 'score'],
      ['q3', 'score'],
      ['q4', 'recommend'],
      ['q5', 'text'],
    ])
    const missing = await send(token, { ...answers, scores: { q1: 6, q4: 11, q5: 1, q9: 1 } })
    expect(missing.status).toBe(400)
    expect(missing.body.details.map(({ path }: { path: string }) => path)).toEqual(['scores.q4'])
    const wrong = await send(token, { ...answers, scores: { q1: 6, q4: 10, q5: 1, q9: 1 }, texts: { q1: 'Goed' } })
    expect(wrong.body.details.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['scores.q1', 'scores.q2', 'scores.q3', 'scores.q5', 'scores.q9', 'texts.q1'].sort(),
    )
    expect((await read(token)).answeredAt).toBeNull()
    expect((await send(token)).status).toBe(200)
    const changed = await send(token, { ...answers, scores: { ...answers.scores, q1: 1 }, texts: {} })
    expect(changed.body).toMatchObject({ scores: { q1: 1, q2: 4 }, answeredAt: expect.any(String) })
    expect(changed.body.texts.q5 ?? null).toBeNull()
    const ofSession = api.db.select({ id: evaluations.id }).from(evaluations).where(eq(evaluations.sessionId, session))
    expect(await api.db.$count(evaluationAnswers, sql`evaluation_id in (${ofSession})`)).toBe(4)
  })

  test('sent twice at once counts once', async () => {
    const token = await askedEvaluation(api)
    const sent = await Promise.all(
      [1, 2, 3, 4].map((q1) => send(token, { ...answers, scores: { ...answers.scores, q1 } })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { scores } = await read(token)
    expect([1, 2, 3, 4]).toContain(scores.q1)
    expect(scores).toMatchObject({ q2: 4, q3: 4, q4: 9 })
  })

  test('of nobody, and with a changed letter, opens nothing; one that has ended says so and shows no answers', async () => {
    const { tick, tokenOf, session } = await endedSession(api)
    await tick()
    const token = await tokenOf()
    await send(token)
    const changed = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
    for (const wrong of [changed, randomUUID(), ' ']) {
      expect((await api.get(`/evaluations/${encodeURIComponent(wrong)}`)).status).toBe(404)
      expect((await send(encodeURIComponent(wrong))).status).toBe(404)
    }
    await close(session)
    expect(await read(token)).toMatchObject({ isOpen: false, questions: [], firstName: null, review: null, texts: {} })
    expect(await send(token)).toMatchObject({ status: 409 })
  })

  test('asks what was worded when the session was over, whatever editors wrote since', async () => {
    const { tick, tokenOf } = await endedSession(api)
    await tick()
    const token = await tokenOf()
    const before = (await read(token)).questions
    const [first] = (await api.get('/evaluation-questions?active=true', editor)).body.items
    const text = { nl: 'Anders gevraagd?', en: null, fr: null }
    expect((await api.send('PATCH', `/evaluation-questions/${first._id}`, { text }, editor)).status).toBe(200)
    expect((await read(token)).questions).toEqual(before)
    const other = await askedEvaluation(api)
    expect((await read(other)).questions[0].text).toEqual(text)
    await api.send('PATCH', `/evaluation-questions/${first._id}`, { text: first.text }, editor)
  })
})

describe('the questions', () => {
  test('are ten at most at a time, and keep how they are answered', async () => {
    const text = { nl: 'Nog iets?', en: null, fr: null }
    const add = (active: boolean) =>
      api.send('POST', '/evaluation-questions', { kind: 'text', text, sequence: 9, active }, editor)
    const made = await Promise.all(Array.from({ length: 7 }, () => add(true)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 400, 400])
    const refused = made.find(({ status }) => status === 400)
    expect(refused?.body.details[0].path).toBe('active')
    const { body: resting } = await add(false)
    const path = `/evaluation-questions/${resting._id}`
    expect((await api.send('PATCH', path, { active: true }, editor)).status).toBe(400)
    expect((await api.send('PATCH', path, { kind: 'score', text }, editor)).body.kind).toBe('text')
    for (const { status, body } of made) {
      if (status === 201) await api.send('DELETE', `/evaluation-questions/${body._id}`, undefined, editor)
    }
    expect((await api.send('PATCH', path, { active: true }, editor)).status).toBe(200)
    expect((await api.send('DELETE', path, undefined, editor)).status).toBe(204)
  })
})

test('the link goes from what is kept of the mail once it is too old', async () => {
  const { tick, tokenOf } = await endedSession(api)
  await tick()
  const token = await tokenOf()
  await api.db
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 40 * day) })
    .where(and(eq(mails.kind, 'evaluation-asked'), sql`data->'values'->>'url' like ${`%${token}`}`))
  await redactMailLinks({ ...api.parts, user: null, mail: null })
  expect(await tokenOf()).toBe('***')
})

describe('what participants found', () => {
  const shown = async (session: string) => (await api.get(`/sessions/${session}/evaluation`, staff)).body

  test('is shown of a session without who, once three answered', async () => {
    const { tick, tokenOf, session, students: people } = await endedSession(api, { participants: 4 })
    expect(await shown(session)).toMatchObject({ asked: 0, answered: 0, questions: [] })
    await tick()
    for (const place of [0, 1]) await send(await tokenOf(place))
    const few = await shown(session)
    expect(few).toMatchObject({ asked: 4, answered: 2, isShown: false })
    for (const question of few.questions) expect(question).toMatchObject({ spread: null, texts: [] })
    await send(await tokenOf(2), { ...answers, scores: { ...answers.scores, q1: 2 }, texts: { q5: 'Minder dia’s.' } })
    const enough = await shown(session)
    expect(enough).toMatchObject({ answered: 3, isShown: true })
    expect(enough.questions[0].spread).toEqual({ count: 3, average: 4, counts: [0, 1, 0, 0, 2] })
    expect(enough.questions[3].spread).toMatchObject({ count: 3, average: 9 })
    expect(enough.questions[4].texts.toSorted()).toEqual(['Meer oefeningen.', 'Meer oefeningen.', 'Minder dia’s.'])
    for (const id of people) expect(JSON.stringify(enough)).not.toContain(id)
  })

  test('counts by course, by trainer and by quarter, for a period, and as a file', async () => {
    const { session } = await answeredSession(api)
    const [trainer] = await api.db.select().from(trainers).limit(1)
    const [{ course } = { course: '' }] = await api.db
      .update(sessions)
      .set({ trainerId: trainer?.id })
      .where(eq(sessions.id, session))
      .returning({ course: sessions.courseId })
    const today = brusselsDay(new Date())
    const list = async (query: string) => (await api.get(`/evaluation-results?${query}`, staff)).body
    expect(await list(`by=course&course=${course}`)).toMatchObject([
      {
        key: course,
        name: { nl: 'Boekhouden' },
        asked: 4,
        answered: 3,
        score: { count: 9, average: 3.89, counts: [0, 1, 0, 7, 1] },
        recommend: { count: 3, average: 9 },
      },
    ])
    const [row] = await list(`by=trainer&trainer=${trainer?.id}&from=${plusDays(today, -3)}`)
    expect(row).toMatchObject({ key: trainer?.id, name: { nl: trainer?.name } })
    // Who teaches some hours of it has it too.
    const guest = await newTrainer(api)
    const [{ startDate, endDate } = { startDate: new Date(), endDate: new Date() }] = await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, session))
    const hours = { startsAt: startDate, endsAt: endDate }
    await api.db.insert(sessionTrainers).values({ sessionId: session, trainerId: guest, ...hours })
    for (const by of ['trainer', 'course'])
      expect(await list(`by=${by}&trainer=${guest}`)).toMatchObject([{ asked: 4, answered: 3 }])
    expect((await list('by=trainer')).map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining([guest, trainer?.id]),
    )
    const quarter = `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`
    expect((await list('by=quarter')).map(({ key }: { key: string }) => key)).toContain(quarter)
    expect(await list(`by=course&course=${course}&until=${plusDays(today, -30)}`)).toEqual([])
    for (const wrong of ['by=participant', 'by=course&from=gisteren', 'by=course&course=1'])
      expect((await api.get(`/evaluation-results?${wrong}`, staff)).status).toBe(400)
    const { body: text } = await api.get(`/evaluation-results/csv?by=course&course=${course}&locale=nl`, staff)
    expect(text).toContain('Boekhouden;4;3;"3,89";0;1;0;7;1')
  })

  test('is hidden in all numbers where fewer than three answered', async () => {
    const { tick, tokenOf, session } = await endedSession(api)
    await tick()
    await send(await tokenOf())
    const [{ course } = { course: '' }] = await api.db
      .select({ course: sessions.courseId })
      .from(sessions)
      .where(eq(sessions.id, session))
    const { body } = await api.get(`/evaluation-results?by=course&course=${course}`, staff)
    expect(body).toMatchObject([{ asked: 2, answered: 1, score: null, recommend: null }])
  })
})

describe('what somebody writes for the site', () => {
  const decide = (id: string, decision: string, reason?: string) =>
    api.send('POST', `/evaluation-reviews/${id}/decision`, { decision, reason }, editor)
  const onSite = async (text: string) =>
    (await api.get('/reviews/all')).body.filter((review: { text: { nl: string } }) => review.text.nl === text)

  test('needs consent with the text, and waits for editors', async () => {
    const token = await askedEvaluation(api)
    for (const [review, path] of [
      [{ consent: true, text: '' }, 'review.text'],
      [{ consent: false, text: 'Goed' }, 'review.consent'],
    ] as const) {
      const { status, body } = await send(token, { ...answers, review })
      expect([status, body.details[0].path]).toEqual([400, path])
    }
    const { written } = await writtenReview(api)
    expect(await onSite(written.text)).toEqual([])
  })

  test('stands on the site word for word once it is accepted, under the name they chose, and goes again', async () => {
    const text = `Drie dagen later\ndeed ik het zelf. ${randomUUID()}`
    const { id, token } = await writtenReview(api, { text, shownAs: 'first' })
    expect((await decide(id, 'published')).status).toBe(200)
    expect(await onSite(text)).toMatchObject([
      { name: 'Jan', role: { nl: 'Boekhouden' }, score: 9, language: 'nl', course: expect.any(String) },
    ])
    expect((await decide(id, 'published')).status).toBe(409)
    expect((await decide(id, 'off')).status).toBe(400)
    expect((await decide(id, 'off', 'Vroeg erom')).status).toBe(200)
    expect(await onSite(text)).toEqual([])
    expect((await read(token)).review.status).toBe('off')
    await decide(id, 'published')
    expect(await onSite(text)).toHaveLength(1)
    expect((await decide(id, 'waiting')).status).toBe(200)
    expect([await onSite(text), (await read(token)).review.status]).toEqual([[], 'waiting'])
    expect((await decide(id, 'waiting')).status).toBe(409)
  })

  test('shows an organisation only to who chose that, and nobody’s name to who chose none', async () => {
    const named = await writtenReview(api, { text: `Met bedrijf ${randomUUID()}`, shownAs: 'organisation' })
    const hidden = await writtenReview(api, { text: `Zonder naam ${randomUUID()}`, shownAs: 'anonymous' })
    for (const { id } of [named, hidden]) await decide(id, 'published')
    expect(await onSite(named.written.text)).toMatchObject([
      { name: 'Jan', role: { nl: expect.stringMatching(/^Klant/) } },
    ])
    expect(await onSite(hidden.written.text)).toMatchObject([{ name: 'Deelnemer', role: { nl: 'Boekhouden' } }])
  })

  test('is off the site as soon as they change it or take it back, and an editor who read it before decides nothing', async () => {
    const { id, token, written } = await writtenReview(api, { text: `Eerst ${randomUUID()}` })
    await decide(id, 'published')
    const changed = `Anders ${randomUUID()}`
    await send(token, { ...answers, review: { ...written, text: changed } })
    expect([await onSite(written.text), await onSite(changed)]).toEqual([[], []])
    expect((await decide(id, 'published')).status).toBe(404)
    expect((await read(token)).review).toMatchObject({ text: changed, status: 'waiting' })
    await send(token, answers)
    expect((await read(token)).review).toBeNull()
  })

  test('of two that decide at once one does, and it stands once', async () => {
    const { id, written } = await writtenReview(api, { text: `Tegelijk ${randomUUID()}` })
    const sent = await Promise.all([1, 2, 3].map(() => decide(id, 'published')))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await onSite(written.text)).toHaveLength(1)
  })

  test('that is refused stays off with its reason, and is no longer waiting', async () => {
    const { id } = await writtenReview(api)
    await decide(id, 'refused', 'Gaat over iemand anders')
    const { body } = await api.get(`/evaluation-reviews?_id=${id}`, editor)
    expect(body.items).toMatchObject([
      { status: 'refused', reason: 'Gaat over iemand anders', decidedBy: expect.any(String) },
    ])
  })
})
