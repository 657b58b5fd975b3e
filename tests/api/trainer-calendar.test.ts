import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partOfDay } from '../../src/domain/bookings.ts'
import { plusDays } from '../../src/domain/days.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { kinds } from '../support/resources.ts'
import { visit } from '../support/rooms.ts'
import { absence, newTrainer } from '../support/trainers.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const at = (from: string, until: string, day = visit.date) => partOfDay(day, { from, until })
const pathsOf = ({ body }: { body: { details: { path: string }[] } }) => body.details.map(({ path }) => path)

async function plan(more: object, on: Pick<TestApi, 'send'> = api) {
  const body = { ...(await kinds.session.body(api)), trainer: null, schedule: [at('09:00', '17:00')], ...more }
  return on.send('POST', '/sessions', body, staff)
}
const planningOf = async (id: string) => (await api.get(`/sessions/${id}/planning`, staff)).body
const away = (trainer: string, more: object = {}) =>
  api.send('POST', '/trainer-calendar/absences', absence(trainer, more), staff)
const calendarOf = async (trainer: string) => {
  const { body } = await api.get(`/trainer-calendar?from=${visit.date}&to=${visit.date}`, staff)
  return body.find(({ _id }: { _id: string }) => _id === trainer)
}

test('several trainers teach a session, each at hours of theirs, and are free at the others', async () => {
  const [own, guest] = [await newTrainer(api), await newTrainer(api)]
  const { status, body: session } = await plan({
    trainer: own,
    moreTrainers: [
      { trainer: own, ...at('09:00', '12:00') },
      { trainer: guest, ...at('13:00', '15:00') },
    ],
  })
  expect([status, session.trainer._id]).toEqual([201, own])
  expect((await planningOf(session._id)).trainers).toMatchObject([
    { _id: own },
    { _id: guest, ...at('13:00', '15:00') },
  ])
  expect((await calendarOf(guest)).lessons).toMatchObject([{ session: session._id, ...at('13:00', '15:00') }])
  expect((await plan({ trainer: own, schedule: [at('13:00', '17:00')] })).status).toBe(201)
  expect((await plan({ trainer: guest, schedule: [at('09:00', '12:00')] })).status).toBe(201)
  const refused = await plan({ trainer: guest, schedule: [at('14:00', '17:00')] })
  expect([refused.status, pathsOf(refused)]).toEqual([409, ['trainer', `clashes.trainer.session.${session._id}`]])
  // The other one is a guest somewhere else, too.
  const asGuest = await plan({ moreTrainers: [{ trainer: guest, ...at('14:30', '16:00') }] })
  expect(asGuest.status).toBe(409)
  const outside = await plan({ moreTrainers: [{ trainer: guest, ...at('18:00', '19:00') }] })
  expect([outside.status, pathsOf(outside)]).toEqual([400, ['moreTrainers']])
})

test('hours of other trainers change and go with the days of the session', async () => {
  const [own, guest] = [await newTrainer(api), await newTrainer(api)]
  const { body: session } = await plan({ trainer: own, moreTrainers: [{ trainer: guest, ...at('13:00', '15:00') }] })
  const change = (body: object) => api.send('PATCH', `/sessions/${session._id}`, { mails: 'none', ...body }, staff)
  const same = [{ trainer: guest, ...at('13:00', '15:00') }]
  expect((await change({ moreTrainers: same })).status).toBe(200)
  const history = async () => (await api.get(`/sessions/${session._id}/history`, staff)).body.length
  const before = await history()
  expect((await change({ moreTrainers: [{ trainer: guest, ...at('15:00', '17:00') }] })).status).toBe(200)
  expect(await history()).toBe(before + 1)
  expect((await calendarOf(guest)).lessons).toMatchObject([at('15:00', '17:00')])
  expect((await change({ schedule: [at('09:00', '17:00', plusDays(visit.date, 7))] })).status).toBe(200)
  expect((await planningOf(session._id)).trainers).toEqual([])
})

test('planning with somebody who cannot come is asked about first, and says so where they were to teach', async () => {
  const trainer = await newTrainer(api)
  const { body: session } = await plan({ trainer })
  const { status, body } = await away(trainer, { reason: 'Verlof', untilDay: plusDays(visit.date, 3) })
  expect(status).toBe(201)
  const [{ absences }] = body
  expect(absences).toMatchObject([{ reason: 'Verlof', by: 'Yasmina Haddad', fromDay: visit.date }])
  const key = `trainer.absence.${absences[0]._id}`
  const [clash] = (await planningOf(session._id)).clashes
  expect(clash).toMatchObject({ kind: 'absence', _id: absences[0]._id, acceptedBy: null })
  expect(clash.name.nl).toContain('Niet beschikbaar, Verlof')
  const next = { trainer, schedule: [at('09:00', '12:00', plusDays(visit.date, 2))] }
  const refused = await plan(next)
  expect([refused.status, pathsOf(refused)]).toEqual([409, ['trainer', `clashes.${key}`]])
  const accepted = await plan({ ...next, isClashAccepted: true, seenClashes: [key] })
  expect((await planningOf(accepted.body._id)).clashes).toMatchObject([{ acceptedBy: 'Yasmina Haddad' }])
  expect((await plan({ trainer, schedule: [at('09:00', '12:00', plusDays(visit.date, 4))] })).status).toBe(201)
  expect((await api.send('DELETE', `/trainer-calendar/absences/${absences[0]._id}`, undefined, staff)).status).toBe(204)
  expect((await planningOf(session._id)).clashes).toEqual([])
  for (const wrong of [{ trainer: randomUUID() }, { untilDay: plusDays(visit.date, -1) }, { fromDay: '2026-02-30' }])
    expect((await away(trainer, wrong)).status).toBe(400)
})

test('who cannot come at some hours teaches at the others, on each of the days', async () => {
  const trainer = await newTrainer(api)
  const { status, body } = await away(trainer, {
    ...{ untilDay: plusDays(visit.date, 1), fromTime: '09:00', untilTime: '12:00', reason: null },
  })
  expect([status, body[0].absences]).toMatchObject([201, [{ fromTime: '09:00', untilTime: '12:00' }]])
  const taught = (from: string, until: string, day = visit.date) =>
    plan({ trainer, schedule: [at(from, until, day)], isClashAccepted: false })
  for (const [from, until] of [
    ['11:30', '13:00'],
    ['08:00', '09:30'],
    ['08:00', '17:00'],
  ] as const)
    expect([from, (await taught(from, until, plusDays(visit.date, 1))).status]).toEqual([from, 409])
  const refused = await taught('10:00', '11:00')
  const clash = refused.body.details.find(({ path }: { path: string }) => path.startsWith('clashes.trainer.absence'))
  expect(clash.message).toContain('9.00–12.00')
  expect((await taught('12:00', '17:00')).status).toBe(201)
  expect((await taught('07:00', '09:00', plusDays(visit.date, 1))).status).toBe(201)
  for (const wrong of [{ fromTime: '09:00' }, { fromTime: '12:00', untilTime: '09:00' }, { untilTime: '25:00' }]) {
    const answer = await away(trainer, wrong)
    expect([answer.status, pathsOf(answer)]).toEqual([400, expect.arrayContaining([expect.stringMatching(/Time$/)])])
  }
})

test('of several who plan one trainer at once, as trainer or as guest, one does', async () => {
  const other = apiOn(String(api.pool.options.connectionString), '')
  for (let round = 0; round < 4; round++) {
    const trainer = await newTrainer(api)
    const guest = { moreTrainers: [{ trainer, ...at('10:00', '12:00') }] }
    const answers = await Promise.all([
      ...[api, other].map((on) => plan({ trainer }, on)),
      ...[api, other].map((on) => plan(guest, on)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  }
  await other.stop()
  expect(api.logged).toEqual([])
})
