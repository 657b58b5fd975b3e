import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { createStore } from '../../src/cache/store.ts'
import { interfaceTexts } from '../../src/db/tables.ts'
import { followTexts } from '../../src/main/follow-texts.ts'
import { createFragmentCache, createQueryCache } from '../../src/server/caches/index.ts'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

type Item = { key: string; texts: Record<string, { text: string; original: string; author: string | null }> }

const list = async (query: string) => (await api.get(`/interface-texts?limit=999&${query}`, editor)).body
const keysOf = async (query: string): Promise<string[]> => (await list(query)).items.map(({ key }: Item) => key)
const one = async (key: string): Promise<Item> => (await list(`under=${key}`)).items[0]
const change = (place: string, body: object) => api.send('PUT', `/interface-texts/${place}`, body, editor)

test('a text is found by its key, and by words of any language, capitals and accents aside', async () => {
  expect(await keysOf('search=auth.login.title')).toEqual(['auth.login.title'])
  expect(await keysOf('search=NOUVELLE%20salle')).toEqual(await keysOf('search=salle%20nouvelle'))
  expect(await keysOf('search=aanmelden&under=auth')).toContain('auth.login.title')
  expect(await keysOf('search=se%20connecter&under=auth.login')).toContain('auth.login.title')
  expect(await keysOf('search=qqqq')).toEqual([])
  // As it is on the screen: with U+2011, or as it is typed.
  const [onScreen, typed] = await Promise.all(
    ['e\u2011mail', 'e-mail'].map((word) => keysOf(`search=${encodeURIComponent(word)}`)),
  )
  expect(onScreen).toEqual(typed)
  expect(typed).toContain('mail.kinds.welcome.title')
  const { items, total } = (await api.get('/interface-texts?page=2&limit=3', editor)).body
  expect(items.map(({ key }: Item) => key)).toEqual((await keysOf('')).slice(3, 6))
  expect(total).toBeGreaterThan(999)
})

test('texts of the panel, of documents, and what only joins others are no editor’s', async () => {
  for (const namespace of ['panel-words', 'panel-error', 'kit-page', 'document'])
    expect(await keysOf(`under=${namespace}`), namespace).toEqual([])
  expect(await keysOf('under=mail.kinds.welcome')).toContain('mail.kinds.welcome.subject')
  for (const place of [
    'panel-words.title/nl',
    'document.page/nl',
    'mail.colon/fr',
    'nothing/nl',
    'auth.login.title/de',
  ])
    expect((await change(place, { text: 'Iets' })).status, place).toBe(404)
})

test('a change has who and when, leaves the other languages alone, and ends with the original', async () => {
  const key = 'navigation.courses'
  const original = bundledTexts.nl.navigation.courses
  const { status, body } = await change(`${key}/nl`, { text: '  Cursussen ', was: original })
  expect([status, body.texts.nl]).toEqual([
    200,
    { ...{ text: 'Cursussen', original, longest: 80 }, changedAt: expect.any(String), author: expect.any(String) },
  ])
  expect(body.texts.fr).toMatchObject({ text: bundledTexts.fr.navigation.courses, changedAt: null, author: null })
  expect(await keysOf('changed=true')).toContain(key)
  expect(await keysOf('changed=false')).not.toContain(key)
  expect(await keysOf('search=cursussen&under=navigation')).toContain(key)

  expect((await change(`${key}/nl`, { text: original })).body.texts.nl).toMatchObject({ text: original, author: null })
  await change(`${key}/nl`, { text: 'Cursussen' })
  expect((await api.send('DELETE', `/interface-texts/${key}/nl`, undefined, editor)).status).toBe(204)
  expect((await one(key)).texts.nl?.text).toBe(original)
  expect(await keysOf('changed=true')).not.toContain(key)
})

describe('a text that cannot stand there is refused at its field', () => {
  const counted = 'course-card.days.other'
  test.each([
    ['what is filled in is gone', counted, 'dagen', /accolades/],
    ['something else is filled in', counted, '{{count}} dagen {{name}}', /accolades/],
    ['a brace stands alone', counted, '{{count}} dagen {{', /accolades/],
    ['it is empty', counted, '  ', /./],
    ['it is too long', 'auth.login.title', 'a'.repeat(81), /./],
    ['it has HTML', 'auth.login.title', '<b>Kom</b>', /opmaak/],
    ['it has Markdown', 'auth.login.title', '**Kom**', /opmaak/],
    ['it is a link', 'auth.login.title', '[Kom](https://evil.test)', /opmaak/],
    ['it has two lines', 'auth.login.title', 'Kom\nbinnen', /opmaak/],
    ['it turns the text round', 'auth.login.title', 'Kom\u202ebinnen', /./],
  ])('%s', async (_why, key, text, message) => {
    const { status, body } = await change(`${key}/nl`, { text })
    expect([status, body.details.map(({ path }: { path: string }) => path)]).toEqual([400, ['text']])
    expect(body.details[0].message).toMatch(message)
    expect(body.details[0].message).not.toMatch(/error\./)
  })

  test('but markup that the original has may stay, as lines may', async () => {
    const text = 'Met nummer **{{number}}**, hoogstens {{hours}} uur.'
    expect((await change('course-detail.trainingLeaveText/nl', { text })).status).toBe(200)
    const lines = { text: 'Dag.\r\n\r\nTot ziens bij {{brand}}.' }
    const { status, body } = await change('mail.kinds.email-verification.body/nl', lines)
    expect([status, body.texts.nl.text]).toEqual([200, 'Dag.\n\nTot ziens bij {{brand}}.'])
  })
})

test('of two who change the same text, one hears of the other', async () => {
  const key = 'navigation.contact'
  const was = bundledTexts.nl.navigation.contact
  const sent = ['Schrijf ons', 'Bel ons'].map((text) => change(`${key}/nl`, { text, was }))
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect((await change(`${key}/nl`, { text: 'Schrijf', was })).status).toBe(409)
})

test('what fits a later release no more is not said, and gives way to what an editor says now', async () => {
  const key = 'course-card.days.one'
  const row = { key, locale: 'nl' as const, text: 'dag zonder getal' }
  await api.db.insert(interfaceTexts).values([row, { ...row, key: 'gone.long.ago' }])
  expect((await one(key)).texts.nl?.text).toBe(bundledTexts.nl['course-card'].days.one)
  expect(await keysOf('changed=true')).not.toContain(key)
  const { status, body } = await change(`${key}/nl`, {
    text: '{{count}} hele dag',
    was: bundledTexts.nl['course-card'].days.one,
  })
  expect([status, body.texts?.nl.text]).toEqual([200, '{{count}} hele dag'])
})

test('a word that is said otherwise empties what says it; a mail’s word, and pictures, leave all as it is', async () => {
  const store = createStore(1_000_000)
  store.trust()
  const pictures = store.cache<string>('picture', { sizeOf: () => 1, tagsOf: () => new Set(['file:1']) })
  const execution = { result: { data: {}, errors: [] }, tags: new Set<string>(), uncacheable: false }
  const queries = createQueryCache(async () => execution, store)
  const pages = store.cache<() => Set<string> | null>('page', { sizeOf: () => 1, tagsOf: (tags) => tags() })
  const draw = createFragmentCache(store)
  const fill = async () => {
    const { runQuery, tags } = queries.recorder()
    await runQuery('query Any { any }' as never, {} as never)
    draw([], 'notices', () => Buffer.from('Welkom'))
    pictures.put('1', 'house')
    pages.put('/login', tags)
  }
  const kept = () => [...store.sizes().keys()].sort()
  const texts = followTexts(api.db, store, { info() {}, warn() {} })
  await texts.follow()
  await fill()

  await change('mail.kinds.welcome.subject/fr', { text: 'Bonjour' })
  await texts.follow()
  expect(kept()).toEqual(['fragment', 'page', 'picture', 'query'])
  await change('auth.login.title/fr', { text: 'Entrez' })
  await texts.follow()
  expect(kept()).toEqual(['picture'])
  await fill()
  await texts.follow()
  expect(kept()).toHaveLength(4)
})

test('what is asked of the list is checked', async () => {
  for (const query of ['changed=maybe', 'sort=key:ASC', 'nothing=1', `search=${'a'.repeat(201)}`])
    expect((await api.get(`/interface-texts?${query}`, editor)).status, query).toBe(400)
})

test('each mail can be seen with made-up facts, in each language, as editors say it now', async () => {
  const preview = (kind: string, locale: string) => api.get(`/mail-texts/${kind}/preview?locale=${locale}`, editor)
  for (const kind of Object.keys(bundledTexts.nl.mail.kinds))
    for (const locale of ['nl', 'en', 'fr']) {
      const { status, body } = await preview(kind, locale)
      expect([kind, status]).toEqual([kind, 200])
      expect(body).toContain(`<html lang="${locale}">`)
      expect(body, kind).not.toMatch(/{{|undefined|null|NaN|\[object|Invalid/)
    }
  expect((await preview('welcome', 'de')).status).toBe(400)
})
