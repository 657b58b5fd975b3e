import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginSessions, sessions, sessionTrainers, users } from '../../src/db/tables.ts'
import { roleOf } from '../../src/domain/visitor.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newColleague } from '../support/second-factor.ts'
import { markOf, newTrainerOf, taughtByAccount, taughtSession, taughtText } from '../support/trainer-links.ts'
import { absence, newAbsence, newTrainer, trainerWithAccount } from '../support/trainers.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Api = Awaited<ReturnType<typeof taughtByAccount>>
const pathsOf = ({ body }: { body: { details?: { path: string }[] } }) => body.details?.map(({ path }) => path)
const change = ({ account }: Api, body: object) => api.send('PATCH', `/panel/colleagues/${account.id}`, body, staff)

describe('who is let in as a trainer', () => {
  const invite = (more: object) =>
    api.send(
      'POST',
      '/panel/colleagues',
      {
        ...{ firstName: 'Karim', lastName: 'Proef', email: `${randomUUID()}@leerplein.test`, panelRoles: ['trainer'] },
        ...more,
      },
      staff,
    )

  test('is one whom the desk knows, and nobody else is the same one', async () => {
    const trainer = await newTrainer(api)
    for (const wrong of [{}, { trainer: null }, { trainer: randomUUID() }, { trainer: 'x' }]) {
      const refused = await invite(wrong)
      expect([refused.status, pathsOf(refused)]).toEqual([400, ['trainer']])
    }
    const answers = await Promise.all([1, 2, 3].map(() => invite({ trainer })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    const made = answers.find(({ status }) => status === 201)?.body
    expect(made).toMatchObject({
      role: 'TRAINER',
      panelRoles: ['trainer'],
      trainer: { _id: trainer, name: 'Annelies Proef' },
    })
    const { body: settings } = await api.get('/panel/settings', staff)
    const listed = settings.colleagues.find(({ _id }: { _id: string }) => _id === made._id)
    expect(listed.trainer.name).toBe('Annelies Proef')
    expect((await invite({ trainer, panelRoles: ['desk'] })).body.trainer).toBeNull()
  })

  test('stays the same one beside other roles, and is none without the role', async () => {
    const taught = await taughtByAccount(api)
    const both = await change(taught, { panelRoles: ['trainer', 'editor'] })
    expect(both.body).toMatchObject({ role: 'EDITOR', panelRoles: ['editor', 'trainer'] })
    expect(both.body.trainer._id).toBe(taught.trainer.id)
    expect((await change(taught, { panelRoles: ['trainer', 'desk'] })).body.role).toBe('STAFF')
    const other = await newTrainer(api)
    expect((await change(taught, { trainer: other })).body.trainer._id).toBe(other)
    expect((await change(taught, { panelRoles: ['desk'] })).body.trainer).toBeNull()
    const without = await change(taught, { panelRoles: ['trainer'] })
    expect([without.status, pathsOf(without)]).toEqual([400, ['trainer']])
  })
})

describe('a trainer who is signed in', () => {
  test('sees the sessions that they teach, with what waits of them, and no others', async () => {
    const taught = await taughtByAccount(api, { participants: 3 })
    const before = (days: number) => new Date(Date.now() - days * 86_400_000)
    const end = (days: number) =>
      api.db
        .update(sessions)
        .set({ endDate: before(days) })
        .where(eq(sessions.id, taught.session))
    await taughtSession(api)
    // Whatever the hour is now.
    await end(-1)
    const [own, ...others] = await taught.list()
    expect(others).toEqual([])
    expect(own).toMatchObject({ _id: taught.session, title: { nl: 'Boekhouden' }, participants: 3, toGrade: 0 })
    expect(own.hours).toHaveLength(1)
    expect(own.toNote).toContainEqual({ day: taught.day, half: 'morning', people: 3 })
    await taught.note([0, 1, 2].map((place) => markOf(taught.students[place], taught.day)))
    expect((await taught.list())[0].toNote).not.toContainEqual(expect.objectContaining({ half: 'morning' }))
    await end(1)
    expect((await taught.list())[0].toGrade).toBe(3)
    await end(15)
    expect(await taught.list()).toEqual([])
    expect((await taught.link()).status).toBe(404)
  })

  test('opens one at the page of the mailed link: names, attendance, results and a message to all', async () => {
    const taught = await taughtByAccount(api)
    const { status, body } = await taught.link()
    expect([status, body.path]).toEqual([200, expect.stringMatching(/^\/trainer\/[\w-]+\.[\w-]+$/)])
    const path = await taught.opened()
    const shown = (await api.get(path)).body
    expect(shown).toMatchObject({ _id: taught.session, isOfAccount: true, panelUrl: 'http://panel.test' })
    expect((await taught.open()).body.isOfAccount).toBe(false)
    expect(Object.keys(shown.participants[0])).toEqual(Object.keys((await taught.open()).body.participants[0]))
    expect(JSON.stringify(shown)).not.toContain('@')
    const marks = [markOf(taught.students[0], taught.day)]
    expect((await api.send('POST', `${path}/attendances`, { marks })).status).toBe(200)
    const result = { student: taught.students[0], score: 14, maximum: 20 }
    expect((await api.send('PUT', `${path}/results`, result)).status).toBe(200)
    expect((await api.send('POST', `${path}/messages`, taughtText)).status).toBe(201)
    // The link that was mailed goes on, and how it stands says nothing of this one.
    expect((await taught.open()).status).toBe(200)
    await taught.revoke()
    expect([(await taught.open()).status, (await api.get(path)).status]).toEqual([404, 200])
  })

  test('opens none of another, by its id or by a changed address', async () => {
    const [taught, other] = [await taughtByAccount(api), await taughtByAccount(api)]
    expect((await taught.link(other.session)).status).toBe(404)
    expect((await taught.link(randomUUID())).status).toBe(404)
    expect((await taught.link('x')).status).toBe(404)
    const path = await taught.opened()
    const [body = '', seal = ''] = path.slice('/trainer-sessions/'.length).split('.')
    const [, theirs = ''] = (await other.opened()).split('.')
    const read = Buffer.from(body, 'base64url').toString().replace(taught.session, other.session)
    for (const token of [`${body}.${theirs}`, `${Buffer.from(read).toString('base64url')}.${seal}`, body, `${body}.`])
      expect((await api.get(`/trainer-sessions/${token}`)).status).toBe(404)
  })

  test('loses it at once: the session, the role, the sign-in, and all of it when they leave', async () => {
    const gone = async (path: string) => (await api.get(path)).status === 404

    const taken = await taughtByAccount(api)
    const path = await taken.opened()
    await newTrainerOf(api, taken.session)
    expect([await gone(path), await taken.list(), (await taken.link()).status]).toEqual([true, [], 404])
    // A part of it is enough.
    const hours = { startsAt: new Date(), endsAt: new Date(Date.now() + 3_600_000) }
    await api.db.insert(sessionTrainers).values({ sessionId: taken.session, trainerId: taken.trainer.id, ...hours })
    expect([await gone(path), (await taken.list()).length]).toEqual([false, 1])

    const other = await taughtByAccount(api)
    const before = await other.opened()
    expect((await change(other, { panelRoles: ['desk'] })).status).toBe(200)
    expect([await gone(before), (await other.link()).status]).toEqual([true, 403])
    expect((await api.get('/taught-sessions', other.account.headers)).status).toBe(403)

    const out = await taughtByAccount(api)
    const signedIn = await out.opened()
    await api.db.delete(loginSessions).where(eq(loginSessions.userId, out.account.id))
    expect(await gone(signedIn)).toBe(true)

    const left = await taughtByAccount(api)
    const held = await left.opened()
    await change(left, { active: false })
    expect([await gone(held), (await left.link()).status]).toEqual([true, 401])

    const canceled = await taughtByAccount(api)
    const called = await canceled.opened()
    await api.db.update(sessions).set({ canceledAt: new Date() }).where(eq(sessions.id, canceled.session))
    expect([await gone(called), await canceled.list()]).toEqual([true, []])
  })

  test('sees and says when they cannot come themselves, and nobody else', async () => {
    const { account, trainer } = await taughtByAccount(api)
    const period = `/trainer-calendar?from=${absence('').fromDay}&to=${absence('').fromDay}`
    const calendar = async () => (await api.get(period, account.headers)).body
    expect((await calendar()).map(({ _id }: { _id: string }) => _id)).toEqual([trainer.id])
    const note = (whose: string) => api.send('POST', '/trainer-calendar/absences', absence(whose), account.headers)
    expect((await note(await newTrainer(api))).status).toBe(400)
    const { status, body } = await note(trainer.id)
    expect([status, body.length]).toEqual([201, 1])
    const remove = (id: string) => api.send('DELETE', `/trainer-calendar/absences/${id}`, undefined, account.headers)
    const theirs = await newAbsence(api)
    expect((await remove(theirs)).status).toBe(404)
    expect((await remove(body[0].absences[0]._id)).status).toBe(204)
    expect((await api.send('DELETE', `/trainer-calendar/absences/${theirs}`, undefined, staff)).status).toBe(204)
  })

  test('has what another role opens too, and an administrator who teaches nothing sees nothing here', async () => {
    const both = await taughtByAccount(api, { roles: ['desk', 'trainer'] })
    expect(await both.list()).toHaveLength(1)
    expect((await api.get('/registrations/desk', both.account.headers)).status).toBe(200)
    const period = `/trainer-calendar?from=${absence('').fromDay}&to=${absence('').fromDay}`
    expect((await api.get(period, both.account.headers)).body.length).toBeGreaterThan(1)
    expect((await api.get('/taught-sessions', staff)).body).toEqual([])
    expect((await api.send('POST', `/taught-sessions/${both.session}/link`, undefined, staff)).status).toBe(404)
  })

  test('who writes only the role gives what it opens', async () => {
    const { account } = await taughtByAccount(api)
    const rolesAs = async (role: 'EDITOR' | 'TRAINER' | 'STAFF') =>
      (await api.db.update(users).set({ role }).where(eq(users.id, account.id)).returning())[0]?.panelRoles
    expect(await rolesAs('EDITOR')).toEqual(['editor', 'trainer'])
    expect(await rolesAs('TRAINER')).toEqual(['trainer'])
    expect(await rolesAs('STAFF')).toEqual(['administrator'])
  })
})

describe('a trainer who is removed', () => {
  const remove = (trainer: string, headers = staff) => api.send('DELETE', `/trainers/${trainer}`, undefined, headers)
  const accountOf = async (id: string) => (await api.db.select().from(users).where(eq(users.id, id)))[0]
  const isThere = async (trainer: string) => (await api.get(`/trainers/${trainer}`)).status === 200
  const mineOf = ({ headers }: { headers: Record<string, string> }) => api.get('/taught-sessions', headers)
  const lastEvent = async () => (await api.get('/panel/settings', staff)).body.events[0].event

  test('takes an account along that does nothing else: it is out at once, and comes back as another one', async () => {
    const { trainer, account } = await trainerWithAccount(api)
    expect((await mineOf(account)).status).toBe(200)
    expect((await remove(trainer)).status).toBe(204)
    expect(await isThere(trainer)).toBe(false)
    expect((await mineOf(account)).status).toBe(401)
    expect(await api.db.$count(loginSessions, eq(loginSessions.userId, account.id))).toBe(0)
    expect(await accountOf(account.id)).toMatchObject({ active: false, trainerId: null })
    expect(await lastEvent()).toBe('colleague-left')
    const { body: journal } = await api.get(`/activities?kind=trainer&subject=${trainer}`, staff)
    expect(journal.items[0]).toMatchObject({ event: 'removed', subject: 'Annelies Proef' })

    const returned = (body: object) => api.send('PATCH', `/panel/colleagues/${account.id}`, body, staff)
    const without = await returned({ active: true })
    expect([without.status, pathsOf(without)]).toEqual([400, ['trainer']])
    const back = await returned({ active: true, panelRoles: ['trainer'], trainer: await newTrainer(api) })
    expect([back.status, back.body.active]).toEqual([200, true])
  })

  test('leaves an account its other roles, and its sessions', async () => {
    const { trainer, account } = await trainerWithAccount(api, ['editor', 'trainer'])
    expect((await remove(trainer)).status).toBe(204)
    expect(await accountOf(account.id)).toMatchObject({
      ...{ active: true, role: 'EDITOR', panelRoles: ['editor'], trainerId: null },
    })
    expect((await mineOf(account)).status).toBe(403)
    expect((await api.get('/publishing-plans', account.headers)).status).toBe(200)
    const { body: journal } = await api.get('/activities?kind=panel', staff)
    expect(journal.items[0]).toMatchObject({
      event: 'colleague-changed',
      differences: [{ field: 'panelRoles', before: 'editor, trainer', after: 'editor' }],
    })
  })

  test('may be an administrator’s own, who stays one', async () => {
    const { trainer, account } = await trainerWithAccount(api, ['trainer', 'administrator'])
    expect((await remove(trainer, account.headers)).status).toBe(204)
    expect(await accountOf(account.id)).toMatchObject({ active: true, panelRoles: ['administrator'] })
    expect((await api.get('/panel/settings', account.headers)).status).toBe(200)
  })

  test('has no account any more, or is an administrator’s to remove, who gave the password a moment ago', async () => {
    const { trainer, account } = await trainerWithAccount(api)
    for (const role of ['desk', 'editor'] as const) {
      const other = await newColleague(api, roleOf([role]), [role])
      const refused = await remove(trainer, other.headers)
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'Only an administrator removes a trainer who has an account',
      ])
      expect((await remove(await newTrainer(api), other.headers)).status).toBe(204)
    }
    const administrator = await newColleague(api)
    await api.db
      .update(loginSessions)
      .set({ authenticatedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(loginSessions.userId, administrator.id))
    const old = await remove(trainer, administrator.headers)
    expect([old.status, old.body.message]).toEqual([403, 'Sign in again'])
    expect([await isThere(trainer), (await mineOf(account)).status]).toEqual([true, 200])
  })

  test('who still teaches stays, and so does the account', async () => {
    const { trainer, account, session } = await taughtByAccount(api)
    const refused = await remove(trainer.id)
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use elsewhere'])
    expect((await accountOf(account.id))?.active).toBe(true)
    await api.db.update(sessions).set({ trainerId: null }).where(eq(sessions.id, session))
    expect((await remove(trainer.id)).status).toBe(204)
    expect((await mineOf(account)).status).toBe(401)
  })

  test('while somebody becomes that trainer is one or the other', async () => {
    for (let times = 0; times < 5; times += 1) {
      const trainer = await newTrainer(api)
      const account = await newColleague(api, 'EDITOR', ['editor'])
      const given = { panelRoles: ['editor', 'trainer'], trainer }
      const [changed, removed] = await Promise.all([
        api.send('PATCH', `/panel/colleagues/${account.id}`, given, staff),
        remove(trainer),
      ])
      expect([changed.status, removed.status]).toEqual([expect.toBeOneOf([200, 400]), 204])
      expect(await accountOf(account.id)).toMatchObject({ panelRoles: ['editor'], trainerId: null })
    }
  })
})
