import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelPages } from '../../src/panel/pages.ts'
import { subjects } from '../../src/panel/subjects/subjects.ts'
import type { SendDocument } from '../../src/ui/forms/define-form.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { kinds, madeFor } from '../support/resources.ts'
import { newRoom, requestRoom } from '../support/rooms.ts'
import { newCustomer, newSession } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const made = async (kind: keyof typeof kinds) => madeFor(api, kinds[kind], await newCustomer(api))

describe('two who change the same', () => {
  test.each([
    ['faq', { subject: 'rooms' }],
    ['review', { score: 3 }],
    ['staffMember', { name: 'An' }],
    ['category', { name: { nl: 'Hout' } }],
    ['location', { zip: '9000' }],
    ['theme', { name: { nl: 'Bos' } }],
    ['trainer', { name: 'An Smet' }],
    ['roomType', { capacity: 9 }],
    ['cancellationTerms', { daysToMove: 1 }],
  ] as const)('%s: the second who read it before is refused, and overwrites nothing', async (kind, change) => {
    const path = `${kinds[kind].path}/${await made(kind)}`
    const { updatedAt } = (await api.get(path)).body
    const first = await api.send('PATCH', path, { ...change, updatedAt }, staff)
    expect(first).toMatchObject({ status: 200, body: change })
    const second = await api.send('PATCH', path, { ...kinds[kind].changes, updatedAt }, staff)
    expect([second.status, second.body.message]).toEqual([409, 'Somebody else saved a newer version'])
    expect((await api.get(path, staff)).body).toEqual(first.body)
    const third = await api.send('PATCH', path, { ...kinds[kind].changes, updatedAt: first.body.updatedAt }, staff)
    expect(third.status).toBe(200)
  })

  test('of many at once one wins', async () => {
    const path = `/themes/${await made('theme')}`
    const { updatedAt } = (await api.get(path)).body
    const names = Array.from({ length: 12 }, (_, place) => ({ nl: `Thema ${place}` }))
    const saved = await Promise.all(names.map((name) => api.send('PATCH', path, { name, updatedAt }, staff)))
    expect(saved.map(({ status }) => status).sort()).toEqual([200, ...names.slice(1).map(() => 409)])
  })
})

describe('the order that editors gave', () => {
  const idsOf = async (path: string): Promise<string[]> =>
    (await api.get(`${path}/all`)).body.map(({ _id }: { _id: string }) => _id)

  test.each(['faq', 'staffMember', 'category', 'roomType'] as const)(
    '%s: what is new comes last, and goes right before or after another one',
    async (kind) => {
      const { path } = kinds[kind]
      const { sequence: _, ...body } = { sequence: 1, ...(await kinds[kind].body(api, await newCustomer(api))) }
      const { _id } = (await api.send('POST', path, body, staff)).body
      const before = await idsOf(path)
      expect(before.at(-1)).toBe(_id)
      const others = before.slice(0, -1)
      const place = (where: object) => api.send('POST', `${path}/${_id}/place`, where, staff)
      const { updatedAt } = (await api.get(`${path}/${_id}`)).body
      expect((await place({ before: others[1] })).status).toBe(200)
      expect(await idsOf(path)).toEqual([others[0], _id, ...others.slice(1)])
      // A second press on the same button moves nothing.
      expect((await place({ before: others[1] })).status).toBe(200)
      expect(await idsOf(path)).toEqual([others[0], _id, ...others.slice(1)])
      expect((await place({ after: others[1] })).status).toBe(200)
      expect(await idsOf(path)).toEqual([others[0], others[1], _id, ...others.slice(2)])
      // Being moved is no change of what it says.
      expect((await api.get(`${path}/${_id}`)).body.updatedAt).toBe(updatedAt)
    },
  )

  test('is one order, however many move at once', async () => {
    const before = await idsOf('/faqs')
    const first = before[0]
    const moves = before.slice(1).map((id) => api.send('POST', `/faqs/${id}/place`, { before: first }, staff))
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200))
    const rows: { _id: string; sequence: number }[] = (await api.get('/faqs/all')).body
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, place) => place + 1))
    expect(rows.map(({ _id }) => _id).sort()).toEqual(before.toSorted())
    expect(rows.at(-1)?._id).toBe(first)
  })

  test('says at its field what is no place', async () => {
    const [id, other] = await idsOf('/faqs')
    const refused = async (body: object) => (await api.send('POST', `/faqs/${id}/place`, body, staff)).body.details
    expect(await refused({})).toMatchObject([{ path: 'after' }])
    expect(await refused({ before: other, after: other })).toMatchObject([{ path: 'after' }])
    expect(await refused({ before: crypto.randomUUID() })).toMatchObject([{ path: 'before' }])
    expect(await refused({ after: id })).toMatchObject([{ path: 'after' }])
  })
})

describe('what is in use', () => {
  test('a trainer, a place and a language name the session, a theme and a category the course', async () => {
    const session = (await api.get(`/sessions/${await newSession(api)}`)).body
    const course = (await api.get('/courses/filteredCourses?limit=1')).body.items[0]._id
    const [theme, trainer] = [await made('theme'), await made('trainer')]
    const changed = await api.send('PATCH', `/courses/${course}`, { themes: [theme], trainers: [trainer] }, staff)
    expect(changed.status).toBe(200)
    const named = { _id: course, kind: 'course', day: null, name: expect.objectContaining({ nl: expect.any(String) }) }
    for (const path of [`/themes/${theme}`, `/trainers/${trainer}`]) {
      expect((await api.get(`${path}/uses`, staff)).body).toEqual({ total: 1, items: [named] })
      expect((await api.send('DELETE', path, undefined, staff)).status).toBe(409)
    }
    for (const path of [`/locations/${session.location._id}`, `/languages/${session.language._id}`]) {
      const { total, items } = (await api.get(`${path}/uses`, staff)).body
      expect(total).toBeGreaterThan(0)
      expect(items[0]).toMatchObject({ kind: 'session', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    }
    await api.send('PATCH', `/courses/${course}`, { themes: [], trainers: [] }, staff)
    for (const path of [`/themes/${theme}`, `/trainers/${trainer}`]) {
      expect((await api.get(`${path}/uses`, staff)).body).toEqual({ total: 0, items: [] })
      expect((await api.send('DELETE', path, undefined, staff)).status).toBe(204)
    }
  })

  test('a room names who asked for it, to who keeps the rooms alone', async () => {
    const { headers } = await newCustomer(api)
    const room = await newRoom(api)
    const { _id } = await requestRoom(api, headers, { roomType: room })
    const { body } = await api.get(`/roomTypes/${room}/uses`, staff)
    expect(body).toMatchObject({ total: 1, items: [{ _id, kind: 'booking', name: { en: null } }] })
    expect((await api.get(`/roomTypes/${room}/uses`, await api.as('EDITOR'))).status).toBe(403)
  })
})

test('where to reach a trainer is for the desk to read and to write', async () => {
  const id = await made('trainer')
  const [editor, anybody] = [await api.as('EDITOR'), (await newCustomer(api)).headers]
  const reached = { email: 'jef@lesgever.test', phone: '+32 470 00 00 00' }
  expect((await api.send('PATCH', `/trainers/${id}`, reached, staff)).body).toMatchObject(reached)
  expect((await api.send('PATCH', `/trainers/${id}`, { phone: null }, editor)).status).toBe(403)
  expect((await api.send('PATCH', `/trainers/${id}`, { name: 'Jef' }, editor)).status).toBe(200)
  expect((await api.get(`/trainers/${id}`, staff)).body).toMatchObject({ ...reached, name: 'Jef' })
  for (const headers of [{}, anybody, editor])
    for (const path of [`/trainers/${id}`, '/trainers/all', '/trainers?limit=999']) {
      const { status, body } = await api.get(path, headers)
      expect([status, JSON.stringify(body).includes('jef@lesgever.test')]).toEqual([200, false])
    }
})

test('every document of the lists fits the schema', async () => {
  const schema = buildSchema(readFileSync('schemas/schema.graphql', 'utf8'), { assumeValid: true })
  const sent: string[] = []
  const send: SendDocument = async (document) => {
    sent.push(String(document))
    return {} as never
  }
  const page = { path: '/', params: {}, search: {}, locale: 'nl', now: '' } as const
  const asked = panelPages
    .filter(({ path }) => path.startsWith('/control-panel/lists'))
    .flatMap(({ query }) => (query ? [String(query.document)] : []))
  expect(asked.length).toBeGreaterThan(subjects.length * 2)
  const forms = subjects.flatMap(({ forms, ordered }) =>
    Object.values(ordered ? forms : { ...forms, place: forms.add }),
  )
  for (const form of forms) await form.submit(send, {}, page, { key: '' })
  expect([...asked, ...sent].flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual([])
})
