import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedClashes } from '../../src/db/tables.ts'
import { partOfDay } from '../../src/domain/bookings.ts'
import { plusDays } from '../../src/domain/days.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { kinds } from '../support/resources.ts'
import { inDays, newRoom, ownUse, quotation, quotedBooking, requestRoom, visit, visitor } from '../support/rooms.ts'
import { newColleague } from '../support/second-factor.ts'
import { absence, newTrainer } from '../support/trainers.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const hours = (from: string, until: string, day = visit.date) => [partOfDay(day, { from, until })]
type Detail = { path: string; message: string }
const pathsOf = ({ body }: { body: { details: Detail[] } }) => body.details.map(({ path }) => path)

async function plan(roomType: string, more: object = {}, on: Pick<TestApi, 'send'> = api) {
  const body = {
    ...(await kinds.session.body(api)),
    trainer: null,
    schedule: hours('09:00', '12:00'),
    roomType,
    ...more,
  }
  return on.send('POST', '/sessions', body, staff)
}
const planningOf = async (id: string) => (await api.get(`/sessions/${id}/planning`, staff)).body
const takenOf = async (roomType: string, day = visit.date) => {
  const { body } = await api.get(`/bookings/availability?from=${day}&to=${day}`)
  return body
    .filter((half: { roomType: string }) => half.roomType === roomType)
    .map(({ dayPart, state }: { dayPart: string; state: string }) => `${dayPart} ${state}`)
}

test('a session has its room at its hours: nobody else is offered it, and its name is what participants read', async () => {
  const room = await newRoom(api)
  const { status, body: session } = await plan(room)
  expect(status).toBe(201)
  expect(await takenOf(room)).toEqual(['morning taken'])
  expect((await api.get(`/sessions/${session._id}/practical`, staff)).body.room).toMatch(/^(Zaal Proef|Trial room)$/)
  expect(await planningOf(session._id)).toMatchObject({ roomType: room, trainers: [], clashes: [] })
  const asked = await api.send('POST', '/bookings', { ...visit, ...visitor(), roomType: room })
  expect([asked.status, pathsOf(asked)]).toEqual([400, ['roomType']])
  const afternoon = await api.send('POST', '/bookings', {
    ...visit,
    ...visitor(),
    roomType: room,
    dayPart: 'afternoon',
  })
  expect(afternoon.status).toBe(201)
})

test('an evening leaves the afternoon free, and two evenings in one room meet', async () => {
  const room = await newRoom(api)
  expect((await plan(room, { schedule: hours('18:00', '21:00') })).status).toBe(201)
  expect(await takenOf(room)).toEqual([])
  expect((await plan(room, { schedule: hours('20:00', '22:00') })).status).toBe(409)
})

test('what a session meets in its room is named, and accepted by somebody by name', async () => {
  const [room, customer] = [await newRoom(api), await newCustomer(api)]
  const quoted = await quotedBooking(api, customer.headers, { roomType: room })
  const refused = await plan(room)
  const key = `room.quotation.${quoted._id}`
  expect([refused.status, refused.body.message]).toEqual([409, 'Room is not free at that time'])
  expect(pathsOf(refused)).toEqual(['roomType', `clashes.${key}`])
  expect(refused.body.details[1].message).toMatch(/^(Offerte|Quotation): Klant /)
  // What was seen is accepted, what came since is not.
  expect((await plan(room, { isClashAccepted: true, seenClashes: [`room.quotation.${randomUUID()}`] })).status).toBe(
    409,
  )
  const { status, body: session } = await plan(room, { isClashAccepted: true, seenClashes: [key] })
  expect(status).toBe(201)
  const [clash] = (await planningOf(session._id)).clashes
  expect(clash).toMatchObject({ _id: quoted._id, place: 'room', kind: 'quotation', acceptedBy: 'Yasmina Haddad' })
  expect(clash.acceptedAt).toBeTruthy()
  // Its customer hears that the room is gone, and staff see that the quotation is overtaken.
  const approve = (headers: Record<string, string>) =>
    api.send('POST', '/bookings/approve-offer', { _id: quoted._id }, headers)
  expect((await approve(customer.headers)).body.message).toBe('Room is taken')
  expect((await approve(staff)).body.message).toBe('Room is not free at that time')
  const { body: overtaken } = await api.get(`/bookings?isOvertaken=true&roomType=${room}&limit=9`, staff)
  expect(overtaken.items.map(({ _id }: { _id: string }) => _id)).toEqual([quoted._id])
})

test('no quotation goes out for a room in which a course is', async () => {
  const [room, customer] = [await newRoom(api), await newCustomer(api)]
  const { _id } = await requestRoom(api, customer.headers, { roomType: room })
  await plan(room)
  const sent = await api.send('PUT', `/bookings/${_id}`, quotation(room), staff)
  expect([sent.status, sent.body.message]).toEqual([409, 'Room is not free at that time'])
})

test('a session that moves, changes rooms or is canceled takes its hours along', async () => {
  const [room, other] = [await newRoom(api), await newRoom(api, { name: { nl: 'Zaal Tweede', en: null, fr: null } })]
  const { body: session } = await plan(room)
  const change = (body: object) => api.send('PATCH', `/sessions/${session._id}`, { mails: 'none', ...body }, staff)
  const next = plusDays(visit.date, 7)
  expect((await change({ schedule: hours('13:30', '16:00', next) })).status).toBe(200)
  expect([await takenOf(room), await takenOf(room, next)]).toEqual([[], ['afternoon taken']])
  expect((await change({ roomType: other })).status).toBe(200)
  expect([await takenOf(room, next), await takenOf(other, next)]).toEqual([[], ['afternoon taken']])
  const roomOf = async () => (await api.get(`/sessions/${session._id}/practical`, staff)).body.room
  expect(await roomOf()).toBe('Zaal Tweede')
  expect((await change({ room: 'Onder de boom' })).status).toBe(200)
  expect((await change({ roomType: room })).status).toBe(200)
  expect(await roomOf()).toBe('Onder de boom')
  const { body: history } = await api.get(`/sessions/${session._id}/history`, staff)
  expect(history.map(({ about }: { about: string }) => about)).toContain('roomType')
  expect((await api.send('POST', `/sessions/${session._id}/cancel`, undefined, staff)).status).toBe(200)
  expect(await takenOf(room, next)).toEqual([])
  const { body: again } = await plan(room)
  expect((await api.send('PATCH', `/sessions/${again._id}`, { roomType: null }, staff)).status).toBe(200)
  expect(await takenOf(room)).toEqual([])
})

test('a change that leaves room and hours alone asks nothing, and one that meets something does', async () => {
  const room = await newRoom(api)
  const { body: first } = await plan(room)
  const { body: second } = await plan(room, { schedule: hours('13:00', '16:00') })
  const change = (body: object) => api.send('PATCH', `/sessions/${second._id}`, { mails: 'none', ...body }, staff)
  const meets = await change({ schedule: hours('11:00', '16:00') })
  expect([meets.status, pathsOf(meets)]).toEqual([409, ['roomType', `clashes.room.session.${first._id}`]])
  expect((await change({ schedule: hours('11:00', '16:00'), isClashAccepted: true })).status).toBe(200)
  expect((await change({ capacity: 40 })).status).toBe(200)
  // Both say with what, and who accepted it on the other side.
  for (const id of [first._id, second._id])
    expect((await planningOf(id)).clashes).toMatchObject([{ kind: 'session', acceptedBy: 'Yasmina Haddad' }])
  expect(await api.db.$count(acceptedClashes, eq(acceptedClashes.sessionId, second._id))).toBe(1)
})

test('a series takes its room each week, and names every day that is not free', async () => {
  const room = await newRoom(api)
  const { course, location, language, capacity } = await kinds.session.body(api)
  const series = {
    ...{ course, location, language, capacity, roomType: room, trainer: null },
    ...{ firstDay: '2031-03-03', from: '09:00', until: '12:00', everyWeeks: 1, times: 3, days: 1 },
  }
  const { body: kept } = await api.send(
    'POST',
    '/room-uses',
    ownUse(room, { fromDay: '2031-03-10', untilDay: '2031-03-17', dayPart: 'all', reason: 'meeting' }),
    staff,
  )
  const { firstDay, from, until, everyWeeks, times, days } = series
  const asked = new URLSearchParams({ firstDay, from, until, roomType: room })
  const { body: shown } = await api.get(
    `/sessions/series/clashes?${asked}&everyWeeks=${everyWeeks}&times=${times}&days=${days}`,
    staff,
  )
  expect(shown).toMatchObject([{ place: 'room', kind: 'ownUse' }])
  const refused = await api.send('POST', '/sessions/series', series, staff)
  expect([refused.status, pathsOf(refused)]).toEqual([
    409,
    ['roomType', `clashes.room.ownUse.${kept.find((use: { roomType: string }) => use.roomType === room).ownUse}`],
  ])
  const { body: made } = await api.send('POST', '/sessions/series', { ...series, isClashAccepted: true }, staff)
  const clashes = await Promise.all(made.sessions.map(async (id: string) => (await planningOf(id)).clashes.length))
  expect(clashes).toEqual([0, 1, 1])
  expect(await takenOf(room, '2031-03-03')).toEqual(['morning taken'])
})

test('a series says which of its dates meet something; one is left out, another moves, and none falls on another', async () => {
  const [room, trainer] = [await newRoom(api), await newTrainer(api)]
  const { course, location, language, capacity } = await kinds.session.body(api)
  const hours = { firstDay: '2031-03-03', from: '09:00', until: '12:00' }
  const series = { ...{ course, location, language, capacity, roomType: room, trainer }, ...hours }
  await api.send('POST', '/room-uses', ownUse(room, { fromDay: '2031-03-10', untilDay: '2031-03-10' }), staff)
  await api.send(
    ...(['POST', '/trainer-calendar/absences'] as const),
    absence(trainer, { fromDay: '2031-03-17', untilDay: '2031-03-24', fromTime: '08:00', untilTime: '10:00' }),
    staff,
  )
  const clashesOf = async (more: Record<string, string> = {}) => {
    const asked = new URLSearchParams({
      ...hours,
      roomType: room,
      trainer,
      everyWeeks: '1',
      times: '4',
      days: '1',
      ...more,
    })
    const { status, body } = await api.get(`/sessions/series/clashes?${asked}`, staff)
    return status === 200 ? body.map(({ kind, days }: { kind: string; days: string[] }) => [kind, days]) : status
  }
  expect(await clashesOf()).toEqual([
    ['absence', ['2031-03-17', '2031-03-24']],
    ['ownUse', ['2031-03-10']],
  ])
  const exceptions = { skip: '2031-03-10', moved: '2031-03-17:2031-03-18,2031-03-24:2031-03-25' }
  expect(await clashesOf(exceptions)).toEqual([['absence', ['2031-03-17']]])
  expect(await clashesOf({ moved: '2031-03-17:2031-03-24' })).toBe(400)
  expect(await clashesOf({ skip: 'soon' })).toBe(400)
  const plan = (more: object) =>
    api.send('POST', '/sessions/series', { ...series, ...{ everyWeeks: 1, times: 4, days: 1 }, ...more }, staff)
  expect((await plan(exceptions)).status).toBe(409)
  const { status, body } = await plan({ ...exceptions, moved: '2031-03-17:2031-03-26,2031-03-24:2031-03-25' })
  expect([status, body.sessions.length]).toEqual([201, 3])
  expect(await takenOf(room, '2031-03-26')).toEqual(['morning taken'])
  const none = await plan({ skip: '2031-03-03,2031-03-10,2031-03-17,2031-03-24' })
  expect([none.status, pathsOf(none)]).toEqual([400, ['skip']])
})

test('the house keeps a room for itself, sees what it meets first, and frees it again', async () => {
  const [room, customer] = [await newRoom(api), await newCustomer(api)]
  const quoted = await quotedBooking(api, customer.headers, { roomType: room })
  await api.send('POST', '/bookings/approve-offer', { _id: quoted._id }, customer.headers)
  const keep = (more: object = {}) => api.send('POST', '/room-uses', ownUse(room, { dayPart: 'all', ...more }), staff)
  const refused = await keep()
  expect([refused.status, pathsOf(refused)]).toEqual([409, ['roomType', `clashes.room.booking.${quoted._id}`]])
  const { status, body } = await keep({ isClashAccepted: true, note: 'Nieuwe vloer' })
  expect(status).toBe(201)
  const mine = body.find((use: { roomType: string }) => use.roomType === room)
  expect(mine).toMatchObject({ reason: 'maintenance', note: 'Nieuwe vloer', by: 'Yasmina Haddad', session: null })
  expect((await takenOf(room)).toSorted()).toEqual(['afternoon taken', 'morning taken'])
  expect((await api.send('DELETE', `/room-uses/${mine.ownUse}`, undefined, staff)).status).toBe(204)
  expect(await takenOf(room)).toEqual(['morning taken'])
  expect((await api.send('DELETE', `/room-uses/${mine.ownUse}`, undefined, staff)).status).toBe(404)
  for (const wrong of [
    { untilDay: inDays(1) },
    { untilDay: inDays(400) },
    { fromDay: '2020-01-01' },
    { roomType: randomUUID() },
  ])
    expect((await keep(wrong)).status).toBe(400)
  const desk = await newColleague(api, 'STAFF', ['desk'])
  expect((await api.send('POST', '/room-uses', ownUse(room), desk.headers)).status).toBe(403)
})

test('of sessions, own use and bookings that want one room at once, one gets it', async () => {
  const customer = await newCustomer(api)
  const other = apiOn(String(api.pool.options.connectionString), '')
  for (let round = 0; round < 4; round++) {
    const room = await newRoom(api)
    const quoted = await quotedBooking(api, customer.headers, { roomType: room })
    // An open quotation is in nobody's way here: only what has the room already is.
    const seen = { isClashAccepted: true, seenClashes: [`room.quotation.${quoted._id}`] }
    const answers = await Promise.all([
      ...[api, other, api, other].map((on) => plan(room, seen, on)),
      ...[other, api].map((on) => on.send('POST', '/room-uses', ownUse(room, seen), staff)),
      api.send('POST', '/bookings/approve-offer', { _id: quoted._id }, customer.headers),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 300).every(({ status }) => status === 409)).toBe(true)
  }
  await other.stop()
  expect(api.logged).toEqual([])
})
