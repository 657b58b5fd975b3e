import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const slug = (name: string) => `${name}-${randomUUID()}`
const begin = (body: object) => api.send('POST', '/static-contents', body, editor)
const send = (method: string, type: string, path: string, body?: object) =>
  api.send(method, `/static-contents/${type}${path}`, body, editor)
const draftOf = async (type: string) => (await api.get(`/static-contents/${type}?draft=true`, editor)).body
const pageOf = async (name: string, locale = 'nl') => api.get(`/pages/${name}?locale=${locale}`)
const placesOf = ({ body }: { body: { details: { path: string }[] } }) => body.details.map(({ path }) => path)
const stateOf = async (type: string) =>
  (await api.get('/static-contents/states', editor)).body.items.find((one: { type: string }) => one.type === type)

const textBlock = (id: string) => ({
  id,
  block: 'rich-text',
  data: { nl: { title: id, text: id }, en: { title: `${id}-en`, text: id }, fr: null },
})

/** A page in Dutch and English with two texts, published in those languages. */
async function published(name: string, locales = ['nl']) {
  const { body } = await begin({ title: { nl: 'Titel', en: 'Title' }, slug: { nl: name, en: `${name}-en` } })
  const before = await draftOf(body.type)
  const said = {
    nl: { ...before.data.nl, seoDescription: 'Kort.' },
    en: { ...before.data.en, seoDescription: 'Short.' },
  }
  const layout = [textBlock('a'), textBlock('b')]
  const saved = await send('PUT', body.type, '', { data: { ...before.data, ...said }, layout, version: 1 })
  const { status } = await send('POST', body.type, '/publish', { version: saved.body.version, locales })
  expect(status).toBe(200)
  return String(body.type)
}

/** Another slug, in the draft and for readers. */
async function rename(type: string, next: string) {
  const { data, version } = await draftOf(type)
  const saved = await send('PUT', type, '', { data: { ...data, nl: { ...data.nl, slug: next } }, version })
  return saved.status === 200 ? send('POST', type, '/publish', { version: saved.body.version, locales: ['nl'] }) : saved
}

test('a page is a draft until it is published, in Dutch first, and language by language after', async () => {
  const made = await begin({ title: { nl: 'Één dag bij ons', en: 'A day with us' }, template: 'text' })
  expect(made).toMatchObject({ status: 201, body: { version: 1 } })
  const { type, page } = made.body
  expect(await draftOf(type)).toMatchObject({ type: 'page', page, data: { nl: { slug: 'een-dag-bij-ons' }, fr: {} } })
  expect((await pageOf('een-dag-bij-ons')).status).toBe(404)
  expect((await api.get(`/static-contents/${type}`)).status).toBe(404)
  expect((await api.get(`/static-contents/${type}?draft=true`, await api.as('CONTACT'))).status).toBe(403)
  expect(await stateOf(type)).toMatchObject({ page, isPublished: false, slug: { nl: 'een-dag-bij-ons' } })
  const refused = await send('POST', type, '/publish', { version: 1, locales: ['nl'] })
  expect([refused.status, placesOf(refused)]).toEqual([400, ['data.nl.seoDescription', 'layout.1.data.nl.text']])

  const before = await draftOf(type)
  const nl = { ...before.data.nl, seoDescription: 'Kom kijken.' }
  const { body: saved } = await send('PUT', type, '', { data: { ...before.data, nl }, layout: [], version: 1 })
  const done = await send('POST', type, '/publish', { version: saved.version, locales: ['nl'] })
  expect(done).toMatchObject({ status: 200, body: { type: 'page', page, version: 2 } })
  const { body } = await pageOf('een-dag-bij-ons')
  expect(body).toMatchObject({ _id: page, title: { nl: 'Één dag bij ons', en: null, fr: null } })
  await send('POST', type, '/publish', { version: saved.version, locales: ['en'] })
  expect((await pageOf('a-day-with-us', 'en')).body).toMatchObject({ _id: page, title: { en: 'A day with us' } })
  expect((await api.get(`/static-contents/published?types=${type},footer`)).body).toHaveLength(2)
  expect((await api.get(`/static-contents/${type}/versions`, editor)).body.items[0]).toMatchObject({
    state: 'published',
  })
  const { body: restored } = await send('POST', type, '/restore/1')
  expect(restored.layout.map(({ block }: { block: string }) => block)).toEqual(['cookie', 'rich-text', 'footer'])
  expect((await pageOf('een-dag-bij-ons')).body.layout).toEqual([])
})

test('who changed a page last is told of that page, also where another is at the same version', async () => {
  const { body } = await begin({ title: { nl: 'Een eigen pagina' }, slug: { nl: slug('van-editor') } })
  const theirs = { title: { nl: 'Een andere pagina' }, slug: { nl: slug('van-balie') } }
  const other = await api.send('POST', '/static-contents', theirs, await api.as('STAFF'))
  const authors = await Promise.all([body.type, other.body.type].map(stateOf))
  expect(authors).toMatchObject([
    { version: 1, title: { nl: 'Een eigen pagina' }, author: 'Hanne Goossens' },
    { version: 1, title: { nl: 'Een andere pagina' }, author: 'Yasmina Haddad' },
  ])
})

test('each language has its own order', async () => {
  const name = slug('volgorde')
  const type = await published(name, ['nl', 'en'])
  const { data, layout, version } = await draftOf(type)
  const saved = await send('PUT', type, '', { data, layout: layout.toReversed(), version })
  await send('POST', type, '/publish', { version: saved.body.version, locales: ['en'] })
  const orderIn = async (locale: string) => (await pageOf(name, locale)).body.layout.map(({ id }: { id: string }) => id)
  expect([await orderIn('nl'), await orderIn('en')]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
})

test('a slug is no other page’s: not now, not before, not in its draft', async () => {
  const [first, second, third] = [slug('een'), slug('twee'), slug('drie')]
  const type = await published(first)
  expect(placesOf(await begin({ title: { nl: 'X' }, slug: { nl: 'Geen Adres' } }))).toEqual(['slug.nl'])
  expect(placesOf(await begin({ title: { nl: '???' } }))).toEqual(['slug.nl'])
  const refused = await begin({ title: { nl: 'X', fr: 'X' }, slug: { nl: slug('x'), fr: first } })
  expect([refused.status, placesOf(refused)]).toEqual([409, ['slug.fr']])

  expect((await rename(type, second)).status).toBe(200)
  expect((await begin({ title: { nl: 'X' }, slug: { nl: first } })).status).toBe(409)
  const { body: other } = await begin({ title: { nl: 'X' }, slug: { nl: third } })
  const { version } = await draftOf(other.type)
  for (const taken of [first, second]) {
    const set = { op: 'set', id: '', locale: 'nl', path: ['slug'], value: taken }
    const body = { base: version, client: randomUUID(), number: 1, operations: [set] }
    const answer = await send('POST', other.type, '/operations', body)
    expect([answer.status, placesOf(answer)]).toEqual([400, ['data.nl.slug']])
  }
  const drafted = await rename(type, third)
  expect([drafted.status, placesOf(drafted)]).toEqual([400, ['data.nl.slug']])
  expect((await rename(type, first)).status).toBe(200)
})

test('an old address leads to the page through renaming, also while it is off the site, and never once it is gone', async () => {
  const [first, second] = [slug('oud'), slug('nieuw')]
  const type = await published(first)
  const { data, version: read } = await draftOf(type)
  await send('PUT', type, '', { data: { ...data, nl: { ...data.nl, slug: second } }, version: read })
  expect(await stateOf(type)).toMatchObject({ slug: { nl: first } })
  await rename(type, second)
  const leads = () => api.get(`/old-slugs/pages/${first}?locale=nl`)
  expect((await leads()).body).toMatchObject({ slug: { nl: second } })
  expect((await send('POST', type, '/unpublish')).status).toBe(204)
  expect([(await pageOf(second)).status, (await leads()).status]).toEqual([404, 404])
  expect(await stateOf(type)).toMatchObject({ isPublished: false })
  const { version } = await draftOf(type)
  await send('POST', type, '/publish', { version })
  expect([(await pageOf(second)).status, (await leads()).status]).toEqual([200, 200])
  expect((await send('DELETE', type, '')).status).toBe(204)
  expect([(await pageOf(second)).status, (await leads()).status]).toEqual([404, 404])
  expect((await send('GET', type, '/draft')).status).toBe(404)
  expect((await begin({ title: { nl: 'X' }, slug: { nl: first } })).status).toBe(201)
})

test('what changes a page over /pages is in its draft, whose other changes stay', async () => {
  const type = await published(slug('blijft'))
  const id = type.replace('page:', '')
  const { data, version } = await draftOf(type)
  await send('PUT', type, '', { data: { ...data, fr: { title: 'Titre' } }, version })
  const { status } = await api.send('PATCH', `/pages/${id}`, { title: { nl: 'Anders', en: 'Other' } }, editor)
  expect(status).toBe(200)
  const after = await draftOf(type)
  expect(after.data).toMatchObject({ nl: { title: 'Anders', seoDescription: 'Kort.' }, fr: { title: 'Titre' } })
  expect((await stateOf(type)).languages.map(({ state }: { state: string }) => state)).toEqual([
    'published',
    'changed',
    'changed',
  ])
  expect((await api.send('DELETE', `/pages/${id}`, undefined, editor)).status).toBe(204)
  expect(await stateOf(type)).toBeUndefined()
})

test('an older version whose slug became another page’s is not restored', async () => {
  const [first, second] = [slug('vroeger'), slug('nu')]
  const { body: page } = await begin({ title: { nl: 'A' }, slug: { nl: first } })
  const { data } = await draftOf(page.type)
  await send('PUT', page.type, '', { data: { ...data, nl: { ...data.nl, slug: second } }, version: 1 })
  await published(first)
  const refused = await send('POST', page.type, '/restore/1')
  expect([refused.status, placesOf(refused)]).toEqual([400, ['data.nl.slug']])
  expect((await send('POST', page.type, '/restore/2')).status).toBe(200)
})

test('what is published is asked for at most thirty at a time', async () => {
  const types = Array.from({ length: 31 }, () => `page:${randomUUID()}`)
  expect((await api.get(`/static-contents/published?types=${types.slice(1)}`)).status).toBe(200)
  const refused = await api.get(`/static-contents/published?types=${types}`)
  expect([refused.status, placesOf(refused)]).toEqual([400, ['types']])
})
