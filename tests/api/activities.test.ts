import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelRole } from '../../src/domain/visitor.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { draftedBulkAct } from '../support/bulk-acts.ts'
import { draftedMessage } from '../support/desk-messages.ts'
import { writtenReview } from '../support/evaluations.ts'
import { newPicture } from '../support/pictures.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const activities = async (query: string, headers = staff) => (await api.get(`/activities?${query}`, headers)).body
const as = async (...panelRoles: PanelRole[]): Promise<Headers> =>
  (await newColleague(api, panelRoles.includes('editor') ? 'EDITOR' : 'STAFF', panelRoles)).headers

async function registered() {
  const customer = await newCustomer(api)
  const session = await newSession(api)
  const wish = registrationOf(session, await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', wish, customer.headers)
  return { customer, session, id: String(body._id) }
}

describe('the journal', () => {
  test('tells a credit note from the invoice that it takes back', async () => {
    const line = { description: 'Advies', unitPrice: 10_000 }
    const { body: invoice } = await api.send('POST', '/invoices', { customer: { name: 'Klant' }, lines: [line] }, staff)
    expect((await api.send('PATCH', `/invoices/${invoice._id}`, { status: 'credited' }, staff)).status).toBe(200)
    const { items } = (await api.get(`/invoices?kind=credit-note&sort=number:DESC&limit=1`, staff)).body
    expect(items[0].creditOf).toBe(invoice.number)
    const told = async (id: string) =>
      (await activities(`subject=${id}`)).items.map((one: { isCreditNote: boolean }) => one.isCreditNote)
    expect(new Set(await told(items[0]._id))).toEqual(new Set([true]))
    expect(new Set(await told(invoice._id))).toEqual(new Set([false]))
  })

  test('says who did what to what, from what to what, the latest first, with the way to it', async () => {
    const session = await newSession(api)
    const { body: before } = await api.get(`/sessions/${session}`)
    await api.send('PATCH', `/sessions/${session}`, { capacity: 7, room: 'Zaal Cirkel' }, staff)
    const { items, total } = await activities(`subject=${session}`)
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        kind: 'session',
        event: 'changed',
        by: 'Yasmina Haddad',
        target: 'session',
        targetId: session,
        differences: [
          { field: 'room', before: null, after: 'Zaal Cirkel' },
          { field: 'capacity', before: String(before.capacity), after: '7' },
        ],
      },
    ])
    expect(items[0].subject).toMatch(/., \d\d\/\d\d\/\d{4}$/)
    await api.send('PATCH', `/sessions/${session}`, { room: 'Zaal Vierkant' }, staff)
    const rooms = async (sort: string) =>
      (await activities(`subject=${session}&sort=at:${sort}`)).items.map(
        ({ differences }: { differences: { after: string }[] }) => differences[0]?.after,
      )
    expect(await rooms('DESC')).toEqual(['Zaal Vierkant', 'Zaal Cirkel'])
    expect(await rooms('ASC')).toEqual(['Zaal Cirkel', 'Zaal Vierkant'])
  })

  test('says what a text of a course was in which language, and calls links by their names', async () => {
    const { body: courses } = await api.get('/courses/filteredCourses?limit=1')
    const { body: course } = await api.get(`/courses/${courses.items[0]._id}`, staff)
    const { body: trainers } = await api.get('/courses/desk/choices', staff)
    const [trainer] = trainers.trainers
    const title = `Anders ${randomUUID()}`
    const changes = { title: { ...course.title, fr: title }, price: 12_300, trainers: [trainer._id] }
    await api.send('PATCH', `/courses/${course._id}`, changes, staff)
    const [latest] = (await activities(`subject=${course._id}&kind=course&locale=fr`)).items
    const of = (field: string) => latest.differences.find((one: { field: string }) => one.field === field)
    expect(of('title.fr')).toEqual({ field: 'title.fr', before: course.title.fr, after: title })
    expect(of('price')).toEqual({ field: 'price', before: String(course.price), after: '12300' })
    expect(of('trainers').after).toBe(trainer.name)
    expect(latest.subject).toBe(title)
  })

  test('is narrowed by who did it, by kind and by day', async () => {
    const { headers, id } = await newColleague(api, 'STAFF', ['desk'])
    const { id: registration } = await registered()
    await api.send('POST', '/notes', { subject: 'registration', id: registration, text: 'Belt terug.' }, headers)
    const own = await activities(`actor=${id}`)
    expect(own.items).toMatchObject([
      { kind: 'note', event: 'written', target: 'registration', targetId: registration },
    ])
    expect((await activities(`actor=${id}&kind=session`)).total).toBe(0)
    expect((await activities(`actor=${id}&at=today`)).total).toBe(1)
    expect((await activities(`actor=${id}&at=2020-01-01`)).total).toBe(0)
    expect((await api.get('/activities?kind=weather', staff)).status).toBe(400)
  })

  test('tells what a registration went through', async () => {
    const { id, customer } = await registered()
    await api.send('PATCH', `/registrations/${id}`, { status: 'expired' }, staff)
    expect((await activities(`subject=${id}`)).items).toMatchObject([
      { kind: 'registration', event: 'expired', target: 'registration', targetId: id, by: 'Yasmina Haddad' },
      { kind: 'registration', event: 'placed', actor: customer.id },
    ])
  })

  test('gives each colleague what they see themselves, and customers nothing', async () => {
    const { id } = await registered()
    const session = await newSession(api)
    await api.send('PATCH', `/sessions/${session}`, { capacity: 7 }, staff)
    const seen = async (headers: Headers) => [
      (await activities(`subject=${id}`, headers)).total > 0,
      (await activities(`subject=${session}`, headers)).total > 0,
      (await activities('kind=panel', headers)).total > 0,
    ]
    await newColleague(api)
    await api.send(
      'POST',
      '/panel/colleagues',
      { email: `${randomUUID()}@leerplein.test`, firstName: 'Lotte', lastName: 'Willems', panelRoles: ['desk'] },
      staff,
    )
    expect(await seen(staff)).toEqual([true, true, true])
    expect(await seen(await as('desk'))).toEqual([true, true, false])
    expect(await seen(await as('finance'))).toEqual([true, false, false])
    expect(await seen(await as('rooms'))).toEqual([false, false, false])
    expect(await seen(await as('editor'))).toEqual([false, false, false])
    expect((await api.get('/activities', await api.as('CONTACT'))).status).toBe(403)
  })

  test('says who made, changed and removed what is kept in lists, from what to what', async () => {
    const name = { nl: `Thema ${randomUUID()}`, en: null, fr: null }
    const { body: made } = await api.send('POST', '/themes', { key: randomUUID(), name }, staff)
    await api.send('PATCH', `/themes/${made._id}`, { name: { ...name, fr: 'Thème' } }, staff)
    await api.send('PATCH', `/themes/${made._id}`, { name: { ...name, fr: 'Thème' } }, staff)
    const entries = () => activities(`kind=theme&subject=${made._id}&locale=fr`)
    expect((await entries()).items).toMatchObject([
      {
        ...{ event: 'changed', by: 'Yasmina Haddad', subject: 'Thème', target: 'list' },
        targetId: `themes/${made._id}`,
        differences: [{ field: 'name.fr', before: null, after: 'Thème' }],
      },
      { event: 'made', differences: [] },
    ])
    await api.send('DELETE', `/themes/${made._id}`, undefined, staff)
    const { items } = await entries()
    expect(items[0]).toMatchObject({ event: 'removed', subject: name.nl, target: null })
    expect((await activities(`subject=${made._id}`, await as('editor'))).total).toBe(3)
    expect((await activities(`subject=${made._id}`, await as('desk'))).total).toBe(0)
  })

  test('says what a room costs now, and that its order changed', async () => {
    const { body: rooms } = await api.get('/roomTypes?sort=sequence:ASC')
    const [first, second] = rooms.items
    const priceHalfDay = first.priceHalfDay + 500
    await api.send('PATCH', `/roomTypes/${first._id}`, { priceHalfDay }, staff)
    await api.send('POST', `/roomTypes/${first._id}/place`, { after: second._id }, staff)
    await api.send('POST', `/roomTypes/${first._id}/place`, { before: second._id }, staff)
    const { items } = await activities(`subject=${first._id}`, await as('rooms'))
    expect(items.map(({ event }: { event: string }) => event)).toEqual(['reordered', 'reordered', 'changed'])
    const told = { field: 'priceHalfDay', before: String(first.priceHalfDay), after: String(priceHalfDay) }
    expect(items[2].differences).toEqual([told])
    await api.send('PATCH', `/roomTypes/${first._id}`, { priceHalfDay: first.priceHalfDay }, staff)
  })

  test('calls pictures by the names of their files, with the way to them for who may open them, also once they are gone', async () => {
    const [before, after] = [
      await newPicture(api, staff, { name: 'oud.png' }),
      await newPicture(api, staff, { name: 'nieuw.png' }),
    ]
    const { body: rooms } = await api.get('/roomTypes')
    const [room] = rooms.items
    const shows = (picture: string | null) => api.send('PATCH', `/roomTypes/${room._id}`, { picture }, staff)
    for (const picture of [before, after]) expect((await shows(picture)).status).toBe(200)
    const latest = async (headers: Headers) =>
      (await activities(`subject=${room._id}`, headers)).items[0].differences[0]
    const said = { field: 'pictureId', before: 'oud.png', after: 'nieuw.png' }
    expect(await latest(staff)).toEqual({ ...said, beforePicture: before, afterPicture: after })
    expect(await latest(await as('rooms'))).toEqual(said)
    expect((await api.send('DELETE', `/files/${before}`, undefined, staff)).status).toBeLessThan(300)
    expect(await latest(staff)).toEqual({ ...said, afterPicture: after })
    await shows(room.picture?.name ?? null)
  })

  test('names the fields of people alone', async () => {
    const body = { key: randomUUID(), name: 'Noor De Smet', bio: { nl: 'Geeft les.', en: null, fr: null } }
    const { body: made } = await api.send('POST', '/trainers', body, staff)
    await api.send('PATCH', `/trainers/${made._id}`, { phone: '+32 470 12 34 56' }, staff)
    const { items } = await activities(`subject=${made._id}`, await as('editor'))
    expect(items[0].differences).toEqual([{ field: 'phone', before: null, after: null }])
    expect(JSON.stringify(items)).not.toContain('470 12')
  })

  test('says what the house keeps a room for, and when a trainer is away, also once that is over', async () => {
    const { headers, id } = await newColleague(api, 'STAFF', ['rooms', 'desk'])
    const { body: rooms } = await api.get('/roomTypes')
    const [fromDay, untilDay] = ['2091-03-05', '2091-03-06']
    const [room] = rooms.items
    const use = { roomType: room._id, fromDay, untilDay, dayPart: 'all', reason: 'maintenance' }
    const { status, body: uses } = await api.send('POST', '/room-uses', use, headers)
    expect([status, uses], JSON.stringify(uses)).toEqual([201, expect.anything()])
    await api.send(
      'DELETE',
      `/room-uses/${uses.find(({ ownUse }: { ownUse: string }) => ownUse).ownUse}`,
      undefined,
      headers,
    )
    const trainer = (await api.get('/trainers')).body.items[0]
    const absence = { trainer: trainer._id, fromDay, untilDay: fromDay, reason: 'Rugoperatie' }
    const { body: periods } = await api.send('POST', '/trainer-calendar/absences', absence, headers)
    await api.send('DELETE', `/trainer-calendar/absences/${periods[0].absences[0]._id}`, undefined, headers)
    const { items } = await activities(`actor=${id}`, headers)
    expect(items).toMatchObject([
      {
        kind: 'trainerAbsence',
        event: 'removed',
        subject: `${trainer.name}, 05/03/2091`,
        target: 'trainers',
        targetId: fromDay,
      },
      { kind: 'trainerAbsence', event: 'made' },
      { kind: 'ownUse', event: 'removed', subject: `${room.name.nl}, 05/03/2091 – 06/03/2091`, target: 'rooms' },
      { kind: 'ownUse', event: 'made', targetId: fromDay },
    ])
    expect(JSON.stringify(items)).not.toContain('Rugoperatie')
  })

  test('says what was written to many, what was done to many, and what was decided on a review', async () => {
    const message = await draftedMessage(api)
    await api.send('POST', `/desk-messages/${message.id}/send`, { shown: message.shown }, staff)
    expect((await activities(`subject=${message.id}`)).items).toMatchObject([
      { kind: 'deskMessage', event: 'sent', by: 'Yasmina Haddad', target: 'sent', targetId: message.id },
    ])
    const bulk = await draftedBulkAct(api)
    const started = await api.send('POST', `/bulk-acts/${bulk.id}/start`, {}, staff)
    expect([started.status, started.body]).toEqual([expect.any(Number), expect.anything()])
    const { id: review } = await writtenReview(api)
    await api.send('POST', `/evaluation-reviews/${review}/decision`, { decision: 'refused', reason: 'Te kort' }, staff)
    const [decided] = (await activities('kind=evaluationReview')).items
    expect(decided).toMatchObject({ event: 'refused', by: 'Yasmina Haddad', target: 'evaluationReview' })
    expect(decided.subject).toEqual(expect.any(String))
  })
})

test('the journal is narrowed by words of the name of a colleague, a kind and a day together', async () => {
  const { rows } = await api.db.execute<{ id: string; name: string }>(
    sql`select id, first_name || ' ' || last_name as name from users where email = 'staff@leerplein.test'`,
  )
  const [colleague] = rows
  const staff = await api.as('STAFF')
  const { body: code } = await api.send(
    'POST',
    '/discount-codes',
    { code: 'LOGBOEK', unit: 'percent', value: 5 },
    staff,
  )
  const found = async (query: string) => (await api.get(`/activities?${query}`, staff)).body.items
  const [first = '', last = ''] = String(colleague?.name).split(' ')
  for (const by of [`${last} ${first}`, last.slice(0, 4).toUpperCase()]) {
    const items = await found(`by=${encodeURIComponent(by)}&kind=discountCode&at=today`)
    expect(items.length, by).toBeGreaterThan(0)
    expect(new Set(items.map(({ actor }: { actor: string }) => actor)), by).toEqual(new Set([colleague?.id]))
    expect(items[0].targetId).toBe(code._id)
  }
  for (const by of ['niemand hier', '%', "'"]) expect(await found(`by=${encodeURIComponent(by)}`), by).toEqual([])
  expect((await api.get(`/activities?by=${'x'.repeat(300)}`, staff)).status).toBe(400)
})
