import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verifyPresence } from '../../src/api/people/index.ts'
import { attendanceMarks, presenceChains, presenceSignatures, sessions, students } from '../../src/db/tables.ts'
import { doorWindow, isNameOf } from '../../src/domain/presence.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { mergeOf, newDoubles } from '../support/doubles.ts'
import { presenceToday } from '../support/presence.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const signaturesOf = (session: string) =>
  api.db
    .select()
    .from(presenceSignatures)
    .where(eq(presenceSignatures.sessionId, session))
    .orderBy(presenceSignatures.position)

const brokenIn = async (session: string) =>
  (await verifyPresence(api.db)).broken.find((one) => one.session === session) ?? null

/** Does something as many seconds from now, by the clock of this process alone. */
async function later<T>(seconds: number, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  try {
    return await act()
  } finally {
    vi.useRealTimers()
  }
}

const nameOf = (one: { firstName: string; lastName: string } | undefined) => `${one?.firstName} ${one?.lastName}`

describe('the code at the door', () => {
  test('changes with each 30 seconds, and the one before it still opens; older and wrong ones do not', async () => {
    const { code, enter, door } = await presenceToday(api)
    // At the begin of a window, so that steps of 30 seconds are steps of one.
    const start = (doorWindow(new Date()) + 1) * 30 - Date.now() / 1000 + 1
    const first = await later(start, () => code())
    expect(first).toMatch(/^[2-9A-Z]{6}$/)
    expect(await later(start + 25, () => code())).toBe(first)
    const second = await later(start + 30, () => code())
    expect(second).not.toBe(first)
    expect((await later(start + 55, () => enter(first))).status).toBe(200)
    expect((await later(start + 60, () => enter(first))).body).toMatchObject({
      details: [{ path: 'code', message: expect.stringContaining('code') }],
    })
    expect(
      (await later(start + 60, () => enter(` ${second.slice(0, 3)}-${second.slice(3).toLowerCase()}`))).status,
    ).toBe(200)
    expect((await enter('AAAAAA')).status).toBe(400)
    const { changesAt } = (await later(start, () => door())).body
    expect(Date.parse(changesAt) % 30_000).toBe(0)
  })

  test('is of one half day of one session, and stands there on the day itself alone', async () => {
    const [one, other] = [await presenceToday(api), await presenceToday(api)]
    const codes = await Promise.all([one.code(), one.code('afternoon'), other.code()])
    expect(new Set(codes).size).toBe(3)
    expect((await one.door('evening')).status).toBe(400)
    expect((await one.door('morning', '2020-01-01')).status).toBe(404)
    const [first] = await api.db.select().from(sessions).where(eq(sessions.id, one.session))
    const shift = ({ start, end }: { start: string; end: string }) => ({
      start: new Date(Date.parse(start) + 86_400_000).toISOString(),
      end: new Date(Date.parse(end) + 86_400_000).toISOString(),
    })
    const schedule = first?.schedule.map(shift) ?? []
    await api.db.update(sessions).set({ schedule }).where(eq(sessions.id, one.session))
    const tomorrow = (await one.door('morning', schedule[0]?.start.slice(0, 10))).body
    expect(tomorrow).toMatchObject({ code: null, qrCode: null, isToCome: true })
    expect((await one.enter(String(codes[0]))).status).toBe(400)
  })

  test('names nobody, and a ticket opens nothing once its minutes are over or a letter of it is changed', async () => {
    const { ticket, people, sign, session } = await presenceToday(api)
    const opened = await ticket()
    const { status, body } = await api.get(`/presence/${opened}`)
    expect([status, Object.keys(body)]).toEqual([200, ['day', 'half', 'course']])
    const [one] = await people()
    expect((await later(301, () => api.get(`/presence/${opened}`))).status).toBe(404)
    expect((await later(301, () => sign(opened, nameOf(one)))).body.details).toMatchObject([{ path: 'name' }])
    const changed = opened.slice(0, -1) + (opened.endsWith('a') ? 'b' : 'a')
    expect((await api.get(`/presence/${changed}`)).status).toBe(404)
    expect((await sign(changed, nameOf(one))).status).toBe(404)
    expect(await signaturesOf(session)).toEqual([])
  })

  test('lets whoever guesses type no more', async () => {
    const { enter, code } = await presenceToday(api)
    const guessing = { 'x-client-address': '203.0.113.99' }
    const statuses = await Promise.all(Array.from({ length: 310 }, () => enter('BBBBBB', guessing)))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400, 429]))
    expect((await enter(await code(), guessing)).status).toBe(429)
    expect((await enter(await code(), { 'x-client-address': '203.0.113.98' })).status).toBe(200)
    await api.db.execute(sql`delete from rate_limits`)
  })
})

describe('who signs', () => {
  test('is noted as present, once however often they sign, and their certificate goes by it', async () => {
    const { ticket, people, sign, session, staff, day, door } = await presenceToday(api)
    const [one] = await people()
    const opened = await ticket()
    const statuses = await Promise.all([1, 2, 3].map(() => sign(opened, nameOf(one))))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await signaturesOf(session)).toMatchObject([
      { studentId: one?._id, half: 'morning', signer: 'participant', way: 'door', present: true, position: 1 },
    ])
    expect(await api.db.$count(attendanceMarks, eq(attendanceMarks.sessionId, session))).toBe(1)
    const [row] = (await api.get(`/sessions/${session}/participants`, staff)).body
    expect(row.attendances).toMatchObject([{ day, present: true, morning: true, afternoon: null }])
    expect((await door()).body.participants[0]).toMatchObject({ present: true, signedAt: expect.any(String) })
  })

  test('types their own name in whatever order and spelling, or their address; nobody else of the session is found', async () => {
    const { ticket, people, sign, session, students: ids } = await presenceToday(api)
    const of = { firstName: 'Zoë', lastName: 'Van den Berghe-Smets', email: 'zoe@deelnemer.test' }
    for (const typed of ['zoe van den berghe smets', 'VAN DEN BERGHE-SMETS ZOË', ' Zoe@Deelnemer.test'])
      expect(isNameOf(typed, of), typed).toBe(true)
    for (const typed of ['Zoë', 'Van den Berghe-Smets', '', '@', 'zoe', 'Zoë Smets'])
      expect(isNameOf(typed, of), typed).toBe(false)
    const opened = await ticket()
    const other = await presenceToday(api)
    await api.db
      .update(students)
      .set({ firstName: 'Anders' })
      .where(eq(students.id, String(other.students[0])))
    const [guest] = await other.people()
    for (const typed of [nameOf(guest), (await people())[0]?.lastName ?? '', '%'])
      expect((await sign(opened, typed)).body.details).toMatchObject([{ path: 'name' }])
    const [first, second] = await people()
    await api.db
      .update(students)
      .set({ firstName: first?.firstName ?? '', lastName: first?.lastName ?? '' })
      .where(eq(students.id, String(second?._id)))
    expect((await sign(opened, nameOf(first))).status).toBe(400)
    const [row] = await api.db
      .select()
      .from(students)
      .where(eq(students.id, String(ids[0])))
    expect((await sign(opened, String(row?.email))).status).toBe(200)
    expect(await signaturesOf(session)).toHaveLength(1)
  })

  test('is refused once their seat is gone or the session canceled', async () => {
    const { ticket, people, sign, session } = await presenceToday(api)
    const opened = await ticket()
    const [one, other] = await people()
    await api.db.execute(sql`delete from registration_students where student_id = ${one?._id}`)
    expect((await sign(opened, nameOf(one))).status).toBe(400)
    await api.db.update(sessions).set({ canceledAt: new Date() }).where(eq(sessions.id, session))
    expect((await sign(opened, nameOf(other))).status).toBe(404)
  })
})

describe('the trainer', () => {
  test('signs who was there and who was not, again only what changed, over what participants signed', async () => {
    const { ticket, people, sign, signList, session, door, staff, csv } = await presenceToday(api)
    const [one, other] = await people()
    await sign(await ticket(), nameOf(one))
    expect((await signList([String(one?._id)])).body.participants).toMatchObject([
      { present: true, signedAt: expect.any(String), trainerSignedAt: expect.any(String) },
      { present: false, signedAt: null, trainerSignedAt: expect.any(String) },
    ])
    await signList([String(one?._id)])
    expect(await signaturesOf(session)).toHaveLength(3)
    await signList([String(one?._id), String(other?._id)])
    const rows = await signaturesOf(session)
    expect(rows.map(({ signer, present }) => [signer, present])).toEqual([
      ['participant', true],
      ['trainer', true],
      ['trainer', false],
      ['trainer', true],
    ])
    expect((await door()).body.participants.map(({ present }: { present: boolean }) => present)).toEqual([true, true])
    expect((await signList(['11111111-1111-4111-8111-111111111111'])).status).toBe(400)
    expect(await brokenIn(session)).toBeNull()
    const history = (await api.get(`/sessions/${session}/history`, staff)).body
    expect(history.map(({ by }: { by: string | null }) => by)).toContain('Karim Benali')
    const lines = (await csv()).body.trim().split('\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain('code in het lokaal')
    expect(lines[3]).toContain('afwezig')
    expect(lines[4]).toContain(rows[3]?.hash)
  })

  test('signs no day to come, and with a link that ended nothing', async () => {
    const { token, day, signList, revoke, session } = await presenceToday(api)
    await api.db.execute(
      sql`update sessions set schedule = ${JSON.stringify([
        { start: '2099-01-05T08:00:00Z', end: '2099-01-05T16:00:00Z' },
      ])}::jsonb where id = ${session}`,
    )
    const sent = { day: '2099-01-05', half: 'morning', students: [] }
    expect((await api.send('POST', `/trainer-sessions/${token}/signatures`, sent)).status).toBe(400)
    await revoke()
    expect((await signList([])).status).toBe(404)
    expect((await api.get(`/trainer-sessions/${token}/door?day=${day}&half=morning`)).status).toBe(404)
  })
})

describe('the chain', () => {
  /** A session of which four signatures were made. */
  async function signed() {
    const scene = await presenceToday(api)
    for (const half of ['morning', 'afternoon']) await scene.signList([String(scene.students[0])], half)
    expect(await signaturesOf(scene.session)).toHaveLength(4)
    expect(await brokenIn(scene.session)).toBeNull()
    return scene
  }

  test.each([
    ['a value', sql`update presence_signatures set present = not present where position = 3`, 3, 'changed'],
    [
      'a moment',
      sql`update presence_signatures set signed_at = signed_at - interval '1 hour' where position = 2`,
      2,
      'changed',
    ],
    [
      'whose it is',
      sql`update presence_signatures set student_id = (select s.student_id from presence_signatures s
      where s.session_id = presence_signatures.session_id and s.position = 1) where position = 2`,
      2,
      'moved',
    ],
    ['one in the middle that is gone', sql`delete from presence_signatures where position = 2`, 2, 'missing'],
    ['the last that is gone', sql`delete from presence_signatures where position = 4`, 4, 'missing'],
    ['all that are gone', sql`delete from presence_signatures where true`, 1, 'missing'],
    ['one that was added', sql`update presence_chains set length = 3`, 4, 'surplus'],
  ] as const)('names the first link that is broken: %s', async (_what, statement, position, why) => {
    const { session } = await signed()
    const isChain = why === 'surplus'
    await api.db.execute(sql`${statement} ${isChain ? sql`where` : sql`and`} session_id = ${session}`)
    expect(await brokenIn(session)).toEqual({ session, position, why })
    await api.db.delete(presenceSignatures).where(eq(presenceSignatures.sessionId, session))
    await api.db.delete(presenceChains).where(eq(presenceChains.sessionId, session))
  })

  test('holds in the sessions that the demo left behind', async () => {
    const { rows } = await api.db.execute<{ id: string }>(
      sql`select session_id as id from presence_chains join sessions on sessions.id = session_id where end_date < now()`,
    )
    expect(rows.length).toBeGreaterThan(0)
    const { broken } = await verifyPresence(api.db)
    expect(broken.filter(({ session }) => rows.some(({ id }) => id === session))).toEqual([])
  })

  test('holds where two participants became one', async () => {
    const scene = await presenceToday(api)
    const { kept, dropped } = await newDoubles(api, scene.customer)
    await api.db.execute(
      sql`update registration_students set student_id = ${dropped} where student_id = ${scene.students[0]}`,
    )
    await scene.signList([dropped])
    await api.db.execute(sql`update presence_signatures set student_id = ${kept} where student_id = ${dropped}`)
    expect(await brokenIn(scene.session)).toMatchObject({ why: 'moved' })
    await api.db.execute(sql`update presence_signatures set student_id = ${dropped} where signed_for = ${dropped}`)
    const pair = { kind: 'student', kept, dropped }
    const merge = await mergeOf(api, scene.staff, pair)
    const { status } = await api.send('POST', `/doubles/student/${kept}/${dropped}`, merge, scene.staff)
    expect(status).toBe(200)
    expect(await brokenIn(scene.session)).toBeNull()
  })
})
