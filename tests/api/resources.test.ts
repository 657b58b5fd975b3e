import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const text = (nl: string, en: string | null = null, fr: string | null = null) => ({ nl, en, fr })

describe('lists', () => {
  test('come in pages with a total', async () => {
    const all = await api.get('/faqs/all')
    const first = await api.get('/faqs?limit=2')
    const second = await api.get('/faqs?limit=2&page=2')
    expect(first.body).toMatchObject({ total: all.body.length, page: 1, limit: 2 })
    expect([...first.body.items, ...second.body.items]).toEqual(all.body.slice(0, 4))
    expect((await api.get('/faqs')).body.limit).toBe(20)
    expect((await api.get('/faqs?page=1000')).body.items).toEqual([])
  })

  test('are sorted by one field or several, in a language', async () => {
    const sequences = (await api.get('/faqs?limit=999&sort=sequence:DESC')).body.items.map(
      (faq: { sequence: number }) => faq.sequence,
    )
    expect(sequences).toEqual(sequences.toSorted((a: number, b: number) => b - a))
    const names = (await api.get('/categories/all?sort=name:ASC&locale=fr')).body.map(
      (category: { name: { fr: string } }) => category.name.fr,
    )
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'fr')))
    const reviews = (await api.get('/reviews?limit=999&sort=score:DESC&sort=name:ASC')).body.items
    for (const [index, review] of reviews.slice(1).entries())
      expect(review.score).toBeLessThanOrEqual(reviews[index].score)
  })

  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['limit=0', 'limit'],
    ['limit=1000', 'limit'],
    ['sort=nothing:ASC', 'sort'],
    ['sort=sequence:UP', 'sort'],
    ['locale=de', 'locale'],
    ['nothing=1', 'nothing'],
    ['constructor=1', 'constructor'],
    ['sequence=~1', 'sequence'],
    ['sequence=abc', 'sequence'],
    ['sequence=', 'sequence'],
    ['_id=1', '_id'],
    ['question=>a', 'question'],
    ['subject=weather', 'subject'],
  ])('refuse %s and name the place', async (query, path) => {
    const { status, body } = await api.get(`/faqs?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: 400, message: expect.any(String) })
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  })
})

describe('filters', () => {
  const keys = async (query: string) => {
    const { status, body } = await api.get(`/roomTypes/all?${query}`)
    expect(status).toBe(200)
    return body.map((room: { key: string }) => room.key).sort()
  }
  let rooms: { key: string; capacity: number; whiteboard: boolean; name: { nl: string; fr: string } }[]
  const those = (fits: (room: (typeof rooms)[number]) => boolean) =>
    rooms
      .filter(fits)
      .map((room) => room.key)
      .sort()
  beforeAll(async () => {
    rooms = (await api.get('/roomTypes/all')).body
  })

  test('equality, with and without sign, any of several, and its opposite', async () => {
    const [first, second] = rooms
    if (!first || !second) throw new Error('the seed has rooms')
    expect(await keys(`key=${first.key}`)).toEqual([first.key])
    expect(await keys(`key==${first.key}`)).toEqual([first.key])
    expect(await keys(`key=${first.key},${second.key}`)).toEqual([first.key, second.key].sort())
    expect(await keys(`key=!${first.key},${second.key}`)).toEqual(those((room) => room !== first && room !== second))
    expect(await keys(`capacity=${first.capacity}`)).toEqual(those((room) => room.capacity === first.capacity))
  })

  test('comparison, and two at once', async () => {
    expect(await keys('capacity=>20')).toEqual(those((room) => room.capacity > 20))
    expect(await keys('capacity=<20')).toEqual(those((room) => room.capacity < 20))
    expect(await keys('capacity=>=20')).toEqual(those((room) => room.capacity >= 20))
    expect(await keys('capacity=<=20')).toEqual(those((room) => room.capacity <= 20))
    expect(await keys('capacity=>10&capacity=<30')).toEqual(those((room) => room.capacity > 10 && room.capacity < 30))
    expect(await keys('whiteboard=true')).toEqual(those((room) => room.whiteboard))
    expect(await keys('whiteboard=!true')).toEqual(those((room) => !room.whiteboard))
  })

  test('the beginning, the end and the middle of a text, in any language', async () => {
    const name = rooms[0]?.name.fr ?? ''
    expect(await keys(`name=^${encodeURIComponent(name.slice(0, 4).toLowerCase())}`)).toContain(rooms[0]?.key)
    expect(await keys(`name=$${encodeURIComponent(name.slice(-3))}`)).toContain(rooms[0]?.key)
    expect(await keys(`name=~${encodeURIComponent(name.slice(1, -1))}`)).toContain(rooms[0]?.key)
    expect(await keys('name=~%25')).toEqual([])
    expect(await keys('name=~_')).toEqual([])
  })

  test('today, and dates before and after', async () => {
    const total = async (query: string) => (await api.get(`/pages?${query}`)).body.total
    const all = await total('')
    expect(await total('updatedAt=today')).toBe(all)
    expect(await total('updatedAt=<today')).toBe(0)
    expect(await total('updatedAt=>=2020-01-01')).toBe(all)
    expect(await total('updatedAt=>2020-01-01T00:00:00Z&updatedAt=<2020-02-01')).toBe(0)
    expect((await api.get('/pages?updatedAt=2020-13-01')).status).toBe(400)
  })
})

describe('editing', () => {
  test('an editor adds, changes and deletes a question', async () => {
    const editor = await api.as('EDITOR')
    const made = await api.send(
      'POST',
      '/faqs',
      { question: { nl: 'Waarom?' }, answer: text('Daarom.'), sequence: 99 },
      editor,
    )
    expect(made).toMatchObject({ status: 201, body: { question: text('Waarom?'), sequence: 99 } })
    const path = `/faqs/${made.body._id}`
    const changed = await api.send('PATCH', path, { sequence: 98 }, editor)
    const { updatedAt: _, ...added } = made.body
    expect(changed).toMatchObject({ status: 200, body: { ...added, sequence: 98 } })
    expect((await api.get(path)).body).toEqual(changed.body)
    expect((await api.send('DELETE', path, undefined, editor)).status).toBe(204)
    expect((await api.get(path)).status).toBe(404)
    expect((await api.send('DELETE', path, undefined, editor)).status).toBe(404)
    expect((await api.send('PATCH', path, { sequence: 1 }, editor)).status).toBe(404)
  })

  test('what does not fit is told place by place', async () => {
    const editor = await api.as('EDITOR')
    const { status, body } = await api.send('POST', '/faqs', { question: { en: 'Why?' }, sequence: 'x' }, editor)
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toEqual(
      expect.arrayContaining(['question.nl', 'sequence']),
    )
  })

  test('a key that exists, one still in use, one that points nowhere', async () => {
    const staff = await api.as('STAFF')
    const [category] = (await api.get('/categories/all')).body
    const { _id, ...copy } = category
    expect((await api.send('POST', '/categories', copy, staff)).status).toBe(409)
    expect((await api.send('DELETE', `/categories/${_id}`, undefined, staff)).status).toBe(409)
    const review = { name: 'Ann', role: text('Bakker'), text: text('Goed.'), score: 9, course: _id }
    expect((await api.send('POST', '/reviews', review, staff)).status).toBe(400)
  })

  test('malformed, oversized and impossible bodies are refused calmly', async () => {
    const editor = await api.as('EDITOR')
    const raw = (body: string) => api.send('POST', '/faqs', body, editor)
    expect((await raw('{')).status).toBe(400)
    expect((await raw('[]')).status).toBe(400)
    expect((await raw(JSON.stringify({ x: 'a'.repeat(1_100_000) }))).status).toBe(413)
    const impossible = { question: text('a\u0000b'), answer: text('b'), sequence: 1 }
    expect((await api.send('POST', '/faqs', impossible, editor)).status).toBe(400)
    expect(
      (await api.send('POST', '/faqs', { ...impossible, question: text('a'), sequence: 2 ** 40 }, editor)).status,
    ).toBe(400)
    expect(api.logged).toEqual([])
  })

  test('only editors and staff write', async () => {
    const body = { question: text('a'), answer: text('b'), sequence: 1 }
    for (const path of ['/faqs', '/categories', '/locations', '/languages', '/pages', '/reviews', '/roomTypes']) {
      expect((await api.send('POST', path, body)).status).toBe(401)
      expect((await api.send('POST', path, body, await api.as('CONTACT'))).status).toBe(403)
      expect((await api.send('DELETE', `${path}/1`, undefined, await api.as('CONTACT'))).status).toBe(403)
      expect((await api.send('PATCH', `${path}/1`, {}, await api.as('STAFF'))).status).toBe(404)
    }
    expect((await api.get('/faqs', { Authorization: 'Bearer nonsense' })).status).toBe(401)
  })
})

describe('pages', () => {
  test('are found by their id and their slug in every language', async () => {
    const [page] = (await api.get('/pages/all')).body
    for (const id of [page._id, page.slug.nl, page.slug.en, page.slug.fr]) {
      expect((await api.get(`/pages/${id}`)).body).toEqual(page)
    }
    expect((await api.get('/pages/nowhere')).body).toEqual({ statusCode: 404, message: 'Not found' })
  })

  test('keep only layouts that can be drawn', async () => {
    const editor = await api.as('EDITOR')
    const [page] = (await api.get('/pages/all')).body
    const layout = [{ id: 'a', block: 'rich-text', data: { nl: { title: 'Titel' } } }]
    const { status, body } = await api.send('PATCH', `/pages/${page._id}`, { layout }, editor)
    expect(status).toBe(400)
    expect(body.details[0].path).toBe('layout.0.data.nl.text')
  })
})

test('public results name what they are made of, failures do not', async () => {
  expect((await api.get('/faqs')).headers.get('cache-tag')).toBe('faqs')
  expect((await api.get('/staff-members/all')).headers.get('cache-tag')).toBe('staffMembers')
  expect((await api.get('/faqs/1')).headers.get('cache-tag')).toBeNull()
})

test('what does not exist is a 404 with the contract’s body', async () => {
  expect(await api.get('/nothing')).toMatchObject({ status: 404, body: { statusCode: 404, message: 'Not found' } })
})

test('the team is managed like all else', async () => {
  const editor = await api.as('EDITOR')
  const member = { name: 'Ann Claes', role: text('Onthaal'), bio: text('Kort.'), email: 'ann@team.test', sequence: 99 }
  const made = await api.send('POST', '/staff-members', { ...member, avatar: null }, editor)
  expect(made).toMatchObject({ status: 201, body: { ...member, avatar: null } })
  expect((await api.get('/staff-members/all')).body.at(-1)).toEqual(made.body)
  const path = `/staff-members/${made.body._id}`
  const [{ id }] = (await api.pool.query('select id from files where width is not null limit 1')).rows
  const { avatar } = (await api.send('PATCH', path, { avatar: id }, editor)).body
  expect(avatar.url).toBe(`/images/${id}/1`)
  // By its bucket and name, as a trainer's avatar is asked for (spec section 3).
  const { name, bucketName } = avatar
  const signed = await api.send('POST', '/miniobuckets/presignedUrl', { name, bucketName })
  expect(signed).toMatchObject({ status: 200, body: { url: expect.stringContaining(id) } })
  expect((await api.send('PATCH', path, { avatar: crypto.randomUUID() }, editor)).status).toBe(400)
  expect((await api.send('DELETE', path, undefined, editor)).status).toBe(204)
})

test('what callers send is never longer, odder or more than a field takes', async () => {
  const staff = await api.as('STAFF')
  const places = async (path: string, body: object) => {
    const response = await api.send('POST', path, body, staff)
    expect(response.status).toBe(400)
    return response.body.details.map((detail: { path: string }) => detail.path)
  }
  expect(await places('/categories', { key: 'Not a key', name: text('x'.repeat(201)), sequence: -1 })).toEqual(
    expect.arrayContaining(['key', 'name.nl', 'sequence']),
  )
  expect(await places('/languages', { code: 'xx', name: text('Duits') })).toEqual(['code'])
  expect(await places('/reviews', { name: 'A', role: text('B'), text: text('C'), score: 11 })).toEqual(['score'])
  expect(await places('/faqs', { question: { nl: {} }, answer: [], sequence: 1 })).toContain('question.nl')
  const faq = { question: text('a'), answer: text('b'), sequence: 1, id: crypto.randomUUID(), _id: crypto.randomUUID() }
  const made = await api.send('POST', '/faqs', faq, staff)
  expect([faq.id, faq._id]).not.toContain(made.body._id)
  const unheardOf = await api.send('PATCH', `/faqs/${made.body._id}`, { unheardOf: 1 }, staff)
  expect(unheardOf).toMatchObject({ status: 200, body: made.body })
})

test('a course may be given in any language there is, also one that the site does not speak', async () => {
  const staff = await api.as('STAFF')
  const { status, body } = await api.send('POST', '/languages', { code: 'DE', name: text('Duits') }, staff)
  expect([status, body.code]).toEqual([201, 'de'])
  expect((await api.send('DELETE', `/languages/${body._id}`, undefined, staff)).status).toBe(204)
})
