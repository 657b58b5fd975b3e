import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviews } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { kinds } from '../support/resources.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const idsOf = async (path: string): Promise<string[]> =>
  (await api.get(`${path}/all`)).body.map(({ _id }: { _id: string }) => _id)
const placesOf = (body: { details: { path: string }[] }) => body.details.map(({ path }) => path)
const smallestCourse = async () => kinds.course.body(api)
const smallestSession = async () => kinds.session.body(api)
const newCourse = async (given: object = {}) =>
  (await api.send('POST', '/courses', { ...(await smallestCourse()), ...given }, staff)).body
const newSession = async (given: object = {}) =>
  (await api.send('POST', '/sessions', { ...(await smallestSession()), ...given }, staff)).body

describe('a course', () => {
  test('is added with all that belongs to it, and found at once', async () => {
    const [locations, languages] = [await idsOf('/locations'), await idsOf('/languages')]
    const slug = { nl: `glasblazen-${crypto.randomUUID()}`, en: `glassblowing-${crypto.randomUUID()}` }
    const given = {
      ...(await smallestCourse()),
      slug,
      title: { nl: 'Glasblazen', en: 'Glassblowing' },
      outcomes: [{ nl: 'Een vaas blazen' }],
      programme: [{ title: { nl: 'Dag 1' }, text: { nl: 'Vuur\nen adem' } }],
      price: 39_000,
      locations: [locations[0], locations[0]],
      languages,
    }
    const { status, body } = await api.send('POST', '/courses', given, staff)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      key: slug.nl,
      title: { nl: 'Glasblazen', en: 'Glassblowing', fr: null },
      outcomes: [{ nl: 'Een vaas blazen' }],
      price: 39_000,
      subsidised: false,
      subsidyTheme: 'training',
      included: [],
      certificate: null,
      groupSize: null,
      trainingDatabaseNumber: null,
      showOnHomePage: false,
      banner: null,
      themes: [],
      trainers: [],
      nextSession: null,
    })
    expect(body.locations).toHaveLength(1)
    expect(body.languages).toHaveLength(languages.length)
    expect((await api.get(`/courses/${slug.en}`)).body).toEqual(body)
    expect((await api.get('/courses/filteredCourses?search=glasblazen')).body.items[0]._id).toBe(body._id)
  })

  test.each([
    ['title.nl', { title: { en: 'Only English' } }],
    ['slug.nl', { slug: { nl: 'Not a slug' } }],
    ['type', { type: 'EVENING' }],
    ['days', { days: 0 }],
    ['price', { price: 1.5 }],
    ['trainingDatabaseNumber', { trainingDatabaseNumber: '0002141' }],
    ['category', { category: undefined }],
    ['summary.nl', { summary: { nl: 'x'.repeat(1001) } }],
  ])('with a wrong %s is refused there', async (path, wrong) => {
    const { status, body } = await api.send('POST', '/courses', { ...(await smallestCourse()), ...wrong }, staff)
    expect(status).toBe(400)
    expect(placesOf(body)).toContain(path)
  })

  test('has an address of its own, and names what there is', async () => {
    const { slug } = await newCourse()
    const given = await smallestCourse()
    expect((await api.send('POST', '/courses', { ...given, slug: { nl: slug.nl } }, staff)).status).toBe(409)
    const unknown = crypto.randomUUID()
    expect((await api.send('POST', '/courses', { ...given, category: unknown }, staff)).status).toBe(400)
    expect((await api.send('POST', '/courses', { ...given, themes: [unknown] }, staff)).status).toBe(400)
    expect((await api.send('POST', '/courses', { ...given, themes: ['x'] }, staff)).status).toBe(400)
  })

  test('changes where it is named: its texts by editors, the rest by staff', async () => {
    const locations = await idsOf('/locations')
    const course = await newCourse({ locations: locations.slice(0, 2) })
    const path = `/courses/${course._id}`
    const texts = { title: { nl: 'Nieuwe titel' }, showOnHomePage: true, unheardOf: 1 }
    expect(await api.send('PATCH', path, texts, editor)).toMatchObject({
      status: 200,
      body: {
        ...course,
        title: { nl: 'Nieuwe titel', en: null, fr: null },
        showOnHomePage: true,
        updatedAt: expect.not.stringMatching(course.updatedAt),
      },
    })
    const rejected = await api.send('PATCH', path, { ...texts, price: 1, days: 9 }, editor)
    expect(rejected.status).toBe(403)
    expect(placesOf(rejected.body).sort()).toEqual(['days', 'price'])
    const changed = await api.send('PATCH', path, { price: 100, locations: [locations[2]] }, staff)
    expect(changed.body).toMatchObject({ price: 100, showOnHomePage: true, locations: [{ _id: locations[2] }] })
    expect((await api.send('PATCH', path, {}, staff)).body).toEqual(changed.body)
    expect((await api.send('PATCH', `/courses/${crypto.randomUUID()}`, {}, staff)).status).toBe(404)
    expect((await api.send('PATCH', `/courses/${course.slug.nl}`, {}, staff)).status).toBe(404)
  })

  test('keeps what somebody changed since it was read, links too, where the change says when that was', async () => {
    const locations = await idsOf('/locations')
    const course = await newCourse({ price: 75_000, locations: locations.slice(0, 1) })
    const change = (changes: object, headers = staff) => api.send('PATCH', `/courses/${course._id}`, changes, headers)
    const { body: dearer } = await change({ price: 90_000 })
    const typo = { title: { nl: 'Zonder tikfout' }, updatedAt: course.updatedAt }
    expect(await change({ ...typo, price: 75_000 })).toMatchObject({
      status: 409,
      body: { message: 'Somebody else saved a newer version' },
    })
    expect((await change(typo, editor)).status).toBe(409)
    expect((await api.get(`/courses/${course._id}`)).body).toEqual(dearer)
    const { body: moved } = await change({ locations: locations.slice(1, 2), updatedAt: dearer.updatedAt })
    expect((await change({ ...typo, updatedAt: dearer.updatedAt }, editor)).status).toBe(409)
    const { status, body } = await change({ ...typo, updatedAt: moved.updatedAt }, editor)
    expect([status, body.title.nl, body.price]).toEqual([200, 'Zonder tikfout', 90_000])
    expect((await change({ updatedAt: 'yesterday' })).status).toBe(400)
  })

  test('gets its number in the Flemish training database from staff, who take it away again', async () => {
    const { _id } = await newCourse()
    const path = `/courses/${_id}`
    const given = { trainingDatabaseNumber: ' ODB-0999104 ' }
    expect((await api.send('PATCH', path, given, editor)).status).toBe(403)
    expect((await api.send('PATCH', path, given, staff)).body).toMatchObject({ trainingDatabaseNumber: 'ODB-0999104' })
    expect((await api.get(path)).body.trainingDatabaseNumber).toBe('ODB-0999104')
    const none = { trainingDatabaseNumber: '' }
    expect((await api.send('PATCH', path, none, staff)).body).toMatchObject({ trainingDatabaseNumber: null })
  })

  test('says what its price includes, what one receives, how many learn together and what kind of subsidy it is for', async () => {
    const { _id } = await newCourse()
    const texts = { included: [{ nl: 'Een laptop' }], certificate: { nl: 'Een diploma', en: 'A diploma' } }
    const rest = { groupSize: 12, subsidised: true, subsidyTheme: 'energy' }
    expect((await api.send('PATCH', `/courses/${_id}`, texts, editor)).status).toBe(200)
    expect((await api.send('PATCH', `/courses/${_id}`, rest, editor)).status).toBe(403)
    expect((await api.send('PATCH', `/courses/${_id}`, rest, staff)).body).toMatchObject({
      included: [{ nl: 'Een laptop', en: null, fr: null }],
      certificate: { nl: 'Een diploma', en: 'A diploma', fr: null },
      ...rest,
    })
    const none = await api.send('PATCH', `/courses/${_id}`, { certificate: null, groupSize: null }, staff)
    expect(none.body).toMatchObject({ certificate: null, groupSize: null })
    for (const wrong of [{ subsidyTheme: 'travel' }, { groupSize: 0 }, { included: [{ en: 'A laptop' }] }]) {
      expect((await api.send('PATCH', `/courses/${_id}`, wrong, staff)).status).toBe(400)
    }
  })

  test('goes with its sessions, and leaves its reviews', async () => {
    const { _id } = await newCourse()
    const session = await newSession({ course: _id })
    const review = { name: 'Ann', role: { nl: 'Bakker' }, text: { nl: 'Goed.' }, score: 9, course: _id }
    const { body } = await api.send('POST', '/reviews', review, staff)
    expect((await api.send('DELETE', `/courses/${_id}`, undefined, staff)).status).toBe(204)
    expect((await api.get(`/sessions/${session._id}`)).status).toBe(404)
    const [kept] = await api.db.select().from(reviews).where(eq(reviews.id, body._id))
    expect(kept?.courseId).toBeNull()
    expect((await api.send('DELETE', `/courses/${_id}`, undefined, staff)).status).toBe(404)
  })
})

describe('a session', () => {
  const days = [
    { start: '2031-05-05T07:00:00Z', end: '2031-05-05T14:30:00Z' },
    { start: '2031-05-06T09:00+02:00', end: '2031-05-06T12:00+02:00' },
  ]

  test('lasts as long as its schedule, and is the next one of its course', async () => {
    const course = await newCourse()
    const { status, body } = await api.send(
      'POST',
      '/sessions',
      { ...(await smallestSession()), course: course._id, schedule: days },
      staff,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      course: course._id,
      startDate: '2031-05-05T07:00:00.000Z',
      endDate: '2031-05-06T10:00:00.000Z',
      duration: 10.5,
      trainer: null,
    })
    expect(body.schedule[1]).toEqual({ start: '2031-05-06T07:00:00.000Z', end: '2031-05-06T10:00:00.000Z' })
    expect((await api.get(`/courses/${course._id}`)).body.nextSession._id).toBe(body._id)
    const moved = await api.send('PATCH', `/sessions/${body._id}`, { schedule: [days[1]], duration: 2.5 }, staff)
    expect(moved.body).toMatchObject({ startDate: '2031-05-06T07:00:00.000Z', duration: 2.5, capacity: 12 })
  })

  test.each([
    ['schedule', { schedule: [] }],
    ['schedule', { schedule: [days[1], days[0]] }],
    ['schedule.0', { schedule: [{ start: days[0]?.end, end: days[0]?.start }] }],
    ['schedule.0.start', { schedule: [{ start: '2031-05-05', end: '2031-05-06' }] }],
    ['schedule.0.end', { schedule: [{ start: '2031-05-05T07:00:00Z', end: '2031-05-05T25:00:00Z' }] }],
    ['capacity', { capacity: 0 }],
    ['location', { location: undefined }],
    ['duration', { duration: -1 }],
  ])('with a wrong %s is refused there', async (path, wrong) => {
    const { status, body } = await api.send('POST', '/sessions', { ...(await smallestSession()), ...wrong }, staff)
    expect(status).toBe(400)
    expect(placesOf(body)).toContain(path)
  })

  test('keeps the seats that are taken, and stays while anybody sits in it', async () => {
    const customer = await newCustomer(api)
    const session = await newSession({ course: (await newCourse({ price: 1000 }))._id })
    const students = await newStudents(api, customer, 3)
    const registered = await api.send('POST', '/registrations', registrationOf(session._id, students), customer.headers)
    expect(registered.status).toBe(201)
    const path = `/sessions/${session._id}`
    const fewer = await api.send('PATCH', path, { capacity: 2 }, staff)
    expect(fewer.status).toBe(409)
    expect(placesOf(fewer.body)).toEqual(['capacity'])
    expect((await api.send('PATCH', path, { capacity: 3 }, staff)).body).toMatchObject({
      capacity: 3,
      fullyBooked: true,
    })
    expect((await api.send('DELETE', path, undefined, staff)).status).toBe(409)
    expect((await api.send('DELETE', `/courses/${session.course}`, undefined, staff)).status).toBe(409)
  })

  test('keeps its contact hours unless others are given, and only what changed is written down', async () => {
    const session = await newSession({ schedule: days, duration: 9 })
    const change = async (changes: object) => (await api.send('PATCH', `/sessions/${session._id}`, changes, staff)).body
    expect(await change({ capacity: 11, schedule: session.schedule })).toMatchObject({ duration: 9, capacity: 11 })
    expect(await change({ schedule: [days[1]] })).toMatchObject({ duration: 9 })
    expect(await change({ duration: 2.5, capacity: 11 })).toMatchObject({ duration: 2.5 })
    const { body } = await api.get(`/sessions/${session._id}/history`, staff)
    expect(body.map(({ about }: { about: string }) => about).slice(0, 3)).toEqual(['duration', 'schedule', 'capacity'])
  })

  test('keeps what somebody changed since it was read, and nothing changes once it is canceled', async () => {
    const session = await newSession({ schedule: days })
    const change = (changes: object) => api.send('PATCH', `/sessions/${session._id}`, changes, staff)
    const { body: moved } = await change({ schedule: [days[1]], updatedAt: session.updatedAt })
    expect(await change({ schedule: days, capacity: 11, updatedAt: session.updatedAt })).toMatchObject({
      status: 409,
      body: { message: 'Somebody else saved a newer version' },
    })
    expect((await api.get(`/sessions/${session._id}`)).body).toEqual(moved)
    expect((await change({ capacity: 11, updatedAt: moved.updatedAt })).status).toBe(200)
    await api.send('POST', `/sessions/${session._id}/cancel`, undefined, staff)
    expect(await change({ schedule: days })).toMatchObject({ status: 409, body: { message: 'Session was canceled' } })
  })

  test('is decided on two weeks before its start, wherever that goes, or on another day before it', async () => {
    const session = await newSession({ schedule: days, minimum: 4 })
    const change = (changes: object) => api.send('PATCH', `/sessions/${session._id}`, changes, staff)
    expect(session.decisionOn).toBe('2031-04-21')
    expect((await change({ schedule: [days[1]] })).body).toMatchObject({ decisionOn: '2031-04-22' })
    const late = await change({ decisionOn: '2031-05-06' })
    expect([late.status, placesOf(late.body)]).toEqual([400, ['decisionOn']])
    expect((await change({ decisionOn: '2031-05-05' })).body).toMatchObject({ decisionOn: '2031-05-05' })
    expect((await change({ schedule: days })).status).toBe(400)
    expect((await change({ schedule: days, decisionOn: null })).body).toMatchObject({ decisionOn: '2031-04-21' })
  })

  test('tells who is to be there when it moves, and nobody when it does not', async () => {
    const session = await newSession({ course: (await newCourse({ price: 1000 }))._id, schedule: days })
    const sure = await newCustomer(api, { isPartner: true, language: 'fr' })
    const unpaid = await newCustomer(api)
    const students = new Map<object, string[]>()
    for (const customer of [sure, unpaid]) {
      const ids = await newStudents(api, customer, 1)
      students.set(customer, ids)
      await api.send('POST', '/registrations', registrationOf(session._id, ids), customer.headers)
    }
    const movesTo = async (to: string) => (await api.mailsTo(to)).filter(({ data }) => data.kind === 'session-moved')
    const participantOf = async (customer: object) =>
      (await api.get(`/students/${students.get(customer)?.[0]}`, staff)).body.email
    const change = (changes: object) => api.send('PATCH', `/sessions/${session._id}`, changes, staff)

    await change({ schedule: session.schedule, location: session.location._id, capacity: 11 })
    expect(await movesTo(sure.email)).toEqual([])
    await change({ schedule: [days[1]] })
    expect(await movesTo(sure.email)).toMatchObject([
      { locale: 'fr', data: { values: { start: '2031-05-06T07:00:00.000Z' } } },
    ])
    expect(await movesTo(unpaid.email)).toHaveLength(1)
    expect(await movesTo(await participantOf(sure))).toHaveLength(1)
    expect(await movesTo(await participantOf(unpaid))).toEqual([])
    const elsewhere = (await idsOf('/locations')).find((id) => id !== session.location._id)
    await change({ location: elsewhere })
    expect(await movesTo(sure.email)).toHaveLength(2)
  })

  test('goes when nobody was registered', async () => {
    const { _id } = await newSession()
    expect((await api.send('DELETE', `/sessions/${_id}`, undefined, staff)).status).toBe(204)
    expect((await api.get(`/sessions/${_id}`)).status).toBe(404)
    expect((await api.send('DELETE', '/sessions/1', undefined, staff)).status).toBe(404)
  })
})

test('every change of a course and its sessions says who and when, and stays known once it is removed', async () => {
  const [language] = await idsOf('/languages')
  const { _id } = await newCourse({ outcomes: [{ nl: 'Knopen' }], programme: [] })
  const change = (changes: object, as = editor) => api.send('PATCH', `/courses/${_id}`, changes, as)
  const history = async () => (await api.get(`/courses/${_id}/history`, editor)).body
  const { body: course } = await change({ outcomes: [{ nl: 'Knopen', fr: 'Nouer' }] })
  await change({
    programme: [{ title: { nl: 'Dag 1' }, text: { nl: 'Vuur' } }],
    title: { ...course.title, en: 'Rope' },
  })
  await change({ price: 12_300, languages: [language], slug: course.slug, days: course.days }, staff)
  // What is sent as it stood is no change, nor is what was refused.
  await change({ title: { ...course.title, en: 'Rope' }, languages: [language], locations: [] }, staff)
  expect((await change({ price: 1 })).status).toBe(403)
  const planned = await newSession({ course: _id })
  const other = await newSession({ course: _id })
  await api.send('POST', `/sessions/${other._id}/cancel`, undefined, staff)
  await api.send('DELETE', `/sessions/${planned._id}`, undefined, staff)
  const [by, at] = [expect.stringMatching(/\S/), expect.stringMatching(/Z$/)]
  const known = [
    { to: 'session-removed', about: planned.startDate, session: null, by, at },
    { to: 'canceled', about: other.startDate, session: other._id, by, at },
    { to: 'planned', about: other.startDate, session: other._id, by, at },
    { to: 'changed', about: 'price,languages', session: null, by, at },
    { to: 'changed', about: 'title.en,programme.nl', session: null, by, at },
    { to: 'changed', about: 'outcomes.fr', session: null, by, at },
    { to: 'made', about: null, session: null, by, at },
  ]
  expect(await history()).toEqual(known)
  expect((await api.send('DELETE', `/courses/${_id}`, undefined, staff)).status).toBe(204)
  const ofCourse = known.filter(({ session }) => !session)
  expect(await history()).toEqual([{ to: 'removed', about: course.title.nl, session: null, by, at }, ...ofCourse])
  for (const id of [randomUUID(), '1']) expect((await api.get(`/courses/${id}/history`, staff)).status).toBe(404)
})

test('those who keep courses find them by any name, with what is not translated yet', async () => {
  const name = randomUUID()
  const { _id } = await newCourse({ title: { nl: 'Touw', en: name }, outcomes: [{ nl: 'Knopen', fr: 'Nouer' }] })
  const list = async (query: string) => (await api.get(`/courses/desk/list?${query}`, editor)).body
  const { items, total } = await list(`search=~${name.toUpperCase()}`)
  expect(total).toBe(1)
  // Title, slug, three texts and an outcome.
  expect(items[0]).toMatchObject({ _id, texts: 6, missing: { en: 5, fr: 5 }, sessions: 0, banner: null })
  expect((await list(`_id=${_id}&complete=true`)).items).toEqual([])
  expect((await list(`_id=${_id}&sessions=0`)).total).toBe(1)
  await newSession({ course: _id })
  expect((await list(`_id=${_id}&sessions=>0`)).items[0].sessions).toBe(1)
  const { themes, trainers } = (await api.get('/courses/desk/choices', editor)).body
  expect(themes[0].name.nl).not.toBe('')
  expect(trainers[0].name).not.toBe('')
})
