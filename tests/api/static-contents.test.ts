import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registry } from '../../blocks/registry.ts'
import { staticContentTypes } from '../../schemas/static-content.ts'
import { startApi, type TestApi } from '../support/api.ts'

interface Content {
  type: string
  data: Record<'nl' | 'en' | 'fr', Record<string, unknown>>
  layout?: { id: string; block: string; hidden?: boolean; data?: Record<string, unknown> }[]
  version: number
}

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const draftOf = async (type: string): Promise<Content> =>
  (await api.get(`/static-contents/${type}?draft=true`, editor)).body
const publishedOf = async (type: string): Promise<Content> => (await api.get(`/static-contents/${type}`)).body
const save = (type: string, body: object) => api.send('PUT', `/static-contents/${type}`, body, editor)
const publish = (type: string, body: object) => api.send('POST', `/static-contents/${type}/publish`, body, editor)
const placesOf = (body: { details: { path: string }[] }) => body.details.map(({ path }) => path)

test.each(staticContentTypes)('%s is seeded, published and complete', async (type) => {
  const { status, body, headers } = await api.get(`/static-contents/${type}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ type, data: { nl: {}, en: {}, fr: {} }, version: 1 })
  expect(headers.get('cache-tag')).toBe(`content:${type}`)
  const draft = await api.get(`/static-contents/${type}?draft=true`, editor)
  expect(draft.headers.get('cache-tag')).toBeNull()
  expect(draft.headers.get('cache-control')).toBe('no-store')
  expect((await publish(type, { version: 1 })).status).toBe(200)
})

describe('a draft', () => {
  let banner: Content
  beforeEach(async () => {
    banner = await draftOf('banner')
  })
  const withTitle = (title: string) => ({
    data: { ...banner.data, nl: { ...banner.data.nl, highlightTitle: title } },
    version: banner.version,
  })

  test('is seen by editors only, until it is published', async () => {
    const saved = await save('banner', withTitle('  Nieuw  '))
    expect(saved).toMatchObject({ status: 200, body: { version: banner.version + 1 } })
    expect((await draftOf('banner')).data.nl.highlightTitle).toBe('Nieuw')
    expect((await publishedOf('banner')).data.nl.highlightTitle).toBe(banner.data.nl.highlightTitle)
    expect((await api.get('/static-contents/banner?draft=true')).status).toBe(401)
    expect((await api.get('/static-contents/banner?draft=true', await api.as('CONTACT'))).status).toBe(403)
    const published = await publish('banner', { version: banner.version + 1 })
    expect(published).toMatchObject({ status: 200, body: { data: { nl: { highlightTitle: 'Nieuw' } } } })
    expect(await publishedOf('banner')).toEqual(published.body)
  })

  test('of a version that is no longer the newest overwrites nothing', async () => {
    expect((await save('banner', withTitle('Eerst'))).status).toBe(200)
    expect((await save('banner', withTitle('Te laat'))).status).toBe(409)
    expect((await publish('banner', { version: banner.version })).status).toBe(409)
    expect((await draftOf('banner')).data.nl.highlightTitle).toBe('Eerst')
  })

  test('saved by two at once is saved by one', async () => {
    const responses = await Promise.all(['a', 'b', 'c', 'd'].map((title) => save('banner', withTitle(title))))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('may have gaps, but is published only when Dutch has none', async () => {
    const saved = await save('banner', withTitle(''))
    expect(saved.status).toBe(200)
    const { status, body } = await publish('banner', { version: saved.body.version })
    expect(status).toBe(400)
    expect(placesOf(body)).toEqual(['data.nl.highlightTitle'])
  })

  test('is published language by language', async () => {
    const data = {
      nl: { ...banner.data.nl, highlightTitle: 'Een' },
      en: { ...banner.data.en, highlightTitle: 'One' },
      fr: { ...banner.data.fr, highlightTitle: 'Un' },
    }
    const before = await publishedOf('banner')
    const { body } = await save('banner', { data, version: banner.version })
    expect((await publish('banner', { version: body.version, locales: ['fr'] })).status).toBe(200)
    const after = await publishedOf('banner')
    expect(after.data).toEqual({ ...before.data, fr: data.fr })
    expect((await draftOf('banner')).data.en.highlightTitle).toBe('One')
    expect((await publish('banner', { version: body.version, locales: ['de'] })).status).toBe(400)
    expect((await publish('banner', { version: body.version })).body.data).toEqual(data)
  })

  test('keeps its versions, and any of them can be restored', async () => {
    const original = await publishedOf('banner')
    const { body: saved } = await save('banner', withTitle('Probeersel'))
    await publish('banner', { version: saved.version })
    const { items } = (await api.get('/static-contents/banner/versions', editor)).body
    expect(items[0]).toMatchObject({ version: saved.version, state: 'published', author: expect.any(String) })
    expect(items.at(-1)).toMatchObject({ version: 1, state: 'archived', publishedAt: expect.any(String) })
    const restored = await api.send('POST', `/static-contents/banner/restore/${original.version}`, undefined, editor)
    expect(restored.body).toMatchObject({ data: original.data, version: saved.version + 1 })
    expect((await publishedOf('banner')).data.nl.highlightTitle).toBe('Probeersel')
    expect((await publish('banner', { version: restored.body.version })).body.data).toEqual(original.data)
    expect((await api.send('POST', '/static-contents/banner/restore/999', undefined, editor)).status).toBe(404)
  })

  test('with what does not belong there is refused place by place', async () => {
    const { status, body } = await save('banner', {
      data: {
        de: {},
        nl: { ...banner.data.nl, highlightTitle: 3, url: { urlType: 'URL', value: 'javascript:alert(1)' } },
        en: { nothing: 1, url: { urlType: 'FILE' } },
        fr: 'tekst',
      },
      layout: [],
      version: banner.version,
    })
    expect(status).toBe(400)
    expect(placesOf(body).sort()).toEqual([
      'data.de',
      'data.en.nothing',
      'data.en.url.urlType',
      'data.fr',
      'data.nl.highlightTitle',
      'data.nl.url.value',
      'layout',
    ])
    expect((await save('nothing', { data: {}, version: 0 })).status).toBe(404)
    expect((await save('banner', { version: banner.version })).status).toBe(400)
  })
})

describe('a layout', () => {
  let homepage: Content
  let layout: NonNullable<Content['layout']>
  beforeEach(async () => {
    homepage = await draftOf('homepage')
    layout = homepage.layout ?? []
  })
  const saveLayout = (given: unknown) =>
    save('homepage', { data: homepage.data, layout: given, version: homepage.version })

  test('changes order with a publish, and back with a restore', async () => {
    const swapped = [layout[1], layout[0], ...layout.slice(2)]
    const { body } = await saveLayout(swapped)
    await publish('homepage', { version: body.version })
    expect((await publishedOf('homepage')).layout).toEqual(swapped)
    const restored = await api.send('POST', `/static-contents/homepage/restore/${homepage.version}`, undefined, editor)
    await publish('homepage', { version: restored.body.version })
    expect((await publishedOf('homepage')).layout).toEqual(layout)
  })

  test('that is left out stays as it is', async () => {
    const { status, body } = await save('homepage', { data: homepage.data, version: homepage.version })
    expect(status).toBe(200)
    expect(body.layout).toEqual(layout)
  })

  test('of what is no block is refused place by place', async () => {
    const { status, body } = await saveLayout([
      { id: 'a', block: 'nothing' },
      { id: 'a', block: 'banner', data: { nl: {} } },
      { id: '', block: 'rich-text', data: { en: { text: 4, other: 1 } }, colour: 'red' },
      { id: 'v', block: 'promo-video', hidden: 'yes', data: { nl: { video: 'https://example.com/film' } } },
      'text',
    ])
    expect(status).toBe(400)
    expect(placesOf(body).sort()).toEqual([
      'layout.0.block',
      'layout.1.data',
      'layout.1.id',
      'layout.2.colour',
      'layout.2.data.en.other',
      'layout.2.data.en.text',
      'layout.2.id',
      'layout.3.data.nl.video',
      'layout.3.hidden',
      'layout.4',
    ])
  })

  test('is published when its visible blocks are complete in Dutch', async () => {
    const empty = { id: 'new', block: 'rich-text' }
    const { body: draft } = await saveLayout([...layout, empty])
    const rejected = await publish('homepage', { version: draft.version })
    expect(placesOf(rejected.body)).toEqual([`layout.${layout.length}.data.nl`])
    const { body: hidden } = await save('homepage', {
      ...draft,
      type: undefined,
      updatedAt: undefined,
      layout: [...layout, { ...empty, hidden: true }],
    })
    expect((await publish('homepage', { version: hidden.version })).status).toBe(200)
  })

  test('keeps what its blocks say in the languages that are not published', async () => {
    const words = (title: string) => ({ title, text: title })
    const block = { id: 'words', block: 'rich-text', data: { nl: words('Een'), en: words('One'), fr: words('Un') } }
    const { body: first } = await saveLayout([...layout, block])
    await publish('homepage', { version: first.version })
    const changed = { ...block, data: { nl: words('Twee'), en: words('Two'), fr: words('Deux') } }
    const { body: second } = await save('homepage', {
      data: homepage.data,
      layout: [changed, ...layout],
      version: first.version,
    })
    const { body } = await publish('homepage', { version: second.version, locales: ['en'] })
    expect(body.layout[0]).toEqual({ ...block, data: { ...block.data, en: words('Two') } })
  })

  test('may hold every block there is', async () => {
    const { status } = await saveLayout(registry.map(({ type }) => ({ id: type, block: type })))
    expect(status).toBe(200)
  })
})

test.each([`http://${'a.'.repeat(25)}!`, `http://${'a.'.repeat(200_000)}!`, '//evil.test/x', 'javascript:alert(1)'])(
  'an address that is none is refused at once (%#)',
  async (subsidyUrl) => {
    const { data, version } = await draftOf('footer')
    const begin = process.cpuUsage()
    const { status, body } = await save('footer', { data: { ...data, nl: { ...data.nl, subsidyUrl } }, version })
    expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000)
    expect(status).toBe(400)
    expect(placesOf(body)).toContain('data.nl.subsidyUrl')
  },
)

test('content nested beyond all sense is refused calmly', async () => {
  const { data, version } = await draftOf('homepage')
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const put = (body: string) => api.send('PUT', '/static-contents/homepage', body, editor)
  expect((await put(`{"version":${version},"data":${deep}}`)).status).toBe(400)
  const layout = `[{"id":"a","block":"banner","deep":${deep}}]`
  expect((await put(`{"version":${version},"data":${JSON.stringify(data)},"layout":${layout}}`)).status).toBe(400)
  expect(api.logged).toEqual([])
})

test('the list, the versions and every change are for editors and staff', async () => {
  const contact = await api.as('CONTACT')
  const calls: [string, string][] = [
    ['GET', '/static-contents'],
    ['GET', '/static-contents/banner/versions'],
    ['PUT', '/static-contents/banner'],
    ['POST', '/static-contents/banner/publish'],
    ['POST', '/static-contents/banner/restore/1'],
  ]
  for (const [method, path] of calls) {
    const body = method === 'GET' ? undefined : {}
    expect((await api.send(method, path, body)).status).toBe(401)
    expect((await api.send(method, path, body, contact)).status).toBe(403)
  }
  const { body } = await api.get('/static-contents', await api.as('STAFF'))
  expect(body).toMatchObject({ total: staticContentTypes.length, page: 1, limit: 20 })
})

test('what editors hid is told to editors alone, on pages of their own slug too', async () => {
  const words = { title: 'Nog even niet', text: 'Nog even niet' }
  const block = { id: 'later', block: 'rich-text', hidden: true, data: { nl: words, en: words, fr: words } }
  const { data, layout = [], version } = await draftOf('coaching')
  const saved = await save('coaching', { data, layout: [...layout, block], version })
  const published = await publish('coaching', { version: saved.body.version })
  expect(published.body.layout.at(-1)).toEqual(block)
  const [page] = (await api.get('/pages/all')).body
  const own = { layout: [...page.layout, block] }
  expect((await api.send('PATCH', `/pages/${page._id}`, own, editor)).body.layout.at(-1)).toEqual(block)

  const paths = ['/static-contents/coaching', '/static-contents/published?types=coaching']
  const pagePaths = ['/pages', '/pages/all', `/pages/${page._id}`, `/pages/${page.slug.nl}?locale=fr`]
  const readers = [undefined, await api.as('CONTACT')]
  for (const path of [...paths, ...pagePaths, `/static-contents/page:${page._id}`]) {
    for (const reader of readers) {
      const { status, body, headers } = await api.get(path, reader)
      expect([path, status, JSON.stringify(body).includes(words.title)]).toEqual([path, 200, false])
      expect(headers.get('cache-tag')).not.toBeNull()
    }
    for (const role of ['EDITOR', 'STAFF'] as const) {
      const { body, headers } = await api.get(path, await api.as(role))
      expect([path, JSON.stringify(body).includes(words.title)]).toEqual([path, true])
      expect([path, headers.get('cache-tag')]).toEqual([path, null])
    }
  }
})
