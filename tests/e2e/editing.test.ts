import { describe, expect } from 'vitest'
import { loginAsEditor, openEditor } from '../support/editor.ts'
import { blocksIn } from '../support/page-content.ts'
import { test as base, siteProcess, startSiteProcess } from '../support/site.ts'

/** Two servers that share one database, as behind a load balancer; editors speak to the first. */
const test = base
  .extend('site', { scope: 'file' }, siteProcess)
  .extend('neighbour', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const neighbour = await startSiteProcess(database)
    onCleanup(async () => {
      await neighbour.stop()
    })
    return neighbour
  })
  .extend('everywhere', { scope: 'file' }, async ({ site, neighbour }) => {
    /** What a request of a page shows, in each of the two. */
    return async <T>(path: string, look: (html: string) => T): Promise<T[]> => {
      const pages = [site, neighbour].map(async ({ url }) => look(await (await fetch(url + path)).text()))
      return Promise.all(pages)
    }
  })
  .extend('sql', { scope: 'file' }, async ({ client }) => {
    return (text: string, values: unknown[] = []) => client.query(text, values)
  })

const firstHeading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const swapped = <T>([first, second, ...others]: T[]) => [second, first, ...others].filter((one) => one !== undefined)
const withoutVideo = (blocks: string[]) => blocks.filter((block) => block !== 'promo-video')

describe('the order of blocks', () => {
  test('is new on the very next request of every server, and old again after a restore', async ({
    site,
    everywhere,
  }) => {
    const editor = await openEditor(site.url, 'homepage')
    const { version } = await editor.draft()
    const [before = []] = await everywhere('/', blocksIn)
    for (let round = 0; round < 5; round++) {
      await editor.change(({ layout }) => ({ layout: swapped(layout) }))
      expect(await everywhere('/', blocksIn)).toEqual([swapped(before), swapped(before)])
      expect(await everywhere('/en', blocksIn)).toEqual([1, 2].map(() => withoutVideo(swapped(before))))

      const old = await editor.restore(version)
      expect(await everywhere('/', blocksIn)).toEqual([swapped(before), swapped(before)])
      await editor.publish(old.version)
      expect(await everywhere('/', blocksIn)).toEqual([before, before])
    }
  })

  test('waits for a publish: a draft is seen by nobody', async ({ site, everywhere }) => {
    const editor = await openEditor(site.url, 'homepage')
    const published = await editor.draft()
    const before = await everywhere('/', blocksIn)
    await editor.save({ ...published, layout: swapped(published.layout) })

    expect(await everywhere('/', blocksIn)).toEqual(before)
    await editor.publish((await editor.restore(published.version)).version)
  })
})

test('whoever saves or publishes what somebody else changed since is told so', async ({ site, everywhere }) => {
  const [one, other] = await Promise.all([openEditor(site.url, 'banner'), openEditor(site.url, 'banner')])
  const stale = await one.draft()
  const { version } = await other.change(({ data }) => ({
    data: { ...data, nl: { ...data.nl, highlightTitle: 'Eerst' } },
  }))
  const save = await one.save(stale)
  const publish = await one.publish(stale.version)

  expect([save.status, publish.status]).toEqual([409, 409])
  expect(await save.json()).toMatchObject({ statusCode: 409, message: expect.any(String) })
  expect((await one.draft()).version).toBe(version)
  expect(await everywhere('/', firstHeading)).toEqual(['Eerst', 'Eerst'])
})

describe('a text', () => {
  test('is new on the next request, and the browser is sent the page again', async ({ site, everywhere }) => {
    const ask = (etag = '') => fetch(`${site.url}/fr`, { headers: { 'if-none-match': etag } })
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask(etag)).status).toBe(304)

    const editor = await openEditor(site.url, 'banner')
    await editor.change(({ data }) => ({ data: { ...data, fr: { ...data.fr, highlightTitle: 'Tout neuf & <beau>' } } }))
    const again = await ask(etag)

    expect(again.status).toBe(200)
    expect(again.headers.get('etag')).not.toBe(etag)
    expect(await everywhere('/fr', firstHeading)).toEqual([1, 2].map(() => 'Tout neuf &amp; &lt;beau&gt;'))
  })

  test('is published language by language', async ({ site, everywhere }) => {
    const editor = await openEditor(site.url, 'banner')
    const before = await editor.draft()
    const english = String(before.data.en?.highlightTitle)
    const changed = (locale: string) => ({ ...before.data[locale], highlightTitle: `New in ${locale}` })
    const data = { nl: changed('nl'), en: changed('en'), fr: changed('fr') }
    await editor.change(() => ({ data }), ['nl', 'fr'])

    expect(await everywhere('/', firstHeading)).toEqual(['New in nl', 'New in nl'])
    expect(await everywhere('/fr', firstHeading)).toEqual(['New in fr', 'New in fr'])
    expect(await everywhere('/en', firstHeading)).toEqual([english, english])
  })

  test('that is empty in one language falls back to Dutch', async ({ site, everywhere }) => {
    const editor = await openEditor(site.url, 'banner')
    await editor.change(({ data }) => ({
      data: {
        ...data,
        nl: { ...data.nl, highlightTitle: 'Alleen Nederlands' },
        en: { ...data.en, highlightTitle: '' },
      },
    }))
    expect(await everywhere('/en', firstHeading)).toEqual(['Alleen Nederlands', 'Alleen Nederlands'])
  })

  test('of a page shows on that page and leaves others as they are', async ({ site }) => {
    const etagOf = async (path: string) => (await fetch(site.url + path)).headers.get('etag')
    const [about, privacy] = [await etagOf('/en/about'), await etagOf('/en/privacy')]
    const editor = await openEditor(site.url, 'about')
    await editor.change(({ data }) => ({ data: { ...data, en: { ...data.en, title: 'Who we really are' } } }))

    expect(await (await fetch(`${site.url}/en/about`)).text()).toContain('<title>Who we really are - Leerplein</title>')
    expect(await etagOf('/en/about')).not.toBe(about)
    expect(await etagOf('/en/privacy')).toBe(privacy)
  })
})

test('a hidden block is gone, and back when it is shown', async ({ site, everywhere }) => {
  const editor = await openEditor(site.url, 'homepage')
  const [before] = await everywhere('/', blocksIn)
  const hide = (hidden: boolean) =>
    editor.change(({ layout }) => ({ layout: layout.map((one) => (one.block === 'faq' ? { ...one, hidden } : one)) }))

  await hide(true)
  expect(await everywhere('/', blocksIn)).toEqual([1, 2].map(() => before?.filter((block) => block !== 'faq')))
  const { accessToken } = await loginAsEditor(site.url)
  const told = async (headers: Record<string, string> = {}) =>
    (await (await fetch(`${site.url}/api/static-contents/homepage`, { headers })).text()).includes('"block": "faq"')
  // What is kept for everybody is not what editors get, whoever asks first.
  const asEditor = { authorization: `Bearer ${accessToken}` }
  expect([await told(), await told(asEditor), await told(), await told(asEditor)]).toEqual([false, true, false, true])
  await hide(false)
  expect(await everywhere('/', blocksIn)).toEqual([before, before])
})

test('only editors edit', async ({ site }) => {
  const address = `${site.url}/api/static-contents/homepage`
  const responses = await Promise.all([
    fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"data":{},"version":1}' }),
    fetch(`${address}?draft=true`),
    fetch(`${address}/versions`),
  ])
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401])
})

const broken = {
  'a block nobody knows': { id: 'x', block: 'fireworks', data: { nl: { title: 'x' } } },
  'a block without its content': { id: 'x', block: 'reviews' },
  'a block with half its content': { id: 'x', block: 'rich-text', data: { nl: { title: 'x' }, en: null, fr: null } },
  'a block with content of the wrong kind': {
    id: 'x',
    block: 'reviews',
    data: { nl: { title: { a: 1 }, limit: 'six' } },
  },
  'a block with a forbidden value': {
    id: 'x',
    block: 'course-list',
    data: { nl: { title: 'x', show: 'all', limit: 0 } },
  },
  'something that is no block': { id: 'x' },
}

test.for(Object.entries(broken))('%s is left out and the page stands', async ([, block], { site, sql, everywhere }) => {
  const tell = `select pg_notify('leerplein_tags', '["content:homepage"]')`
  const set = (layout: unknown) =>
    sql(`update static_contents set layout = $1 where type = 'homepage'`, [JSON.stringify(layout)])
  const { rows } = await sql(`select layout from static_contents where type = 'homepage'`)
  const [before] = await everywhere('/', blocksIn)
  try {
    await set([block, ...rows[0].layout])
    await sql(tell)
    await expect.poll(() => everywhere('/', blocksIn)).toEqual([before, before])
    expect((await fetch(site.url)).status).toBe(200)
  } finally {
    await set(rows[0].layout)
    await sql(tell)
  }
})

test('a block whose static content is gone is left out and the page stands', async ({ site, sql, everywhere }) => {
  const tell = `select pg_notify('leerplein_tags', '["content:homepage-usps"]')`
  const [before] = await everywhere('/en', blocksIn)
  await sql(`update static_contents set type = 'gone' where type = 'homepage-usps'`)
  await sql(tell)
  const without = before?.filter((block) => block !== 'homepage-usps')
  await expect.poll(() => everywhere('/en', blocksIn)).toEqual([without, without])
  expect((await fetch(`${site.url}/en`)).status).toBe(200)
  await sql(`update static_contents set type = 'homepage-usps' where type = 'gone'`)
  await sql(tell)
  await expect.poll(() => everywhere('/en', blocksIn)).toEqual([before, before])
})

test('what an editor says of a word is known to every server at once, in lists that were kept too', async ({
  site,
  everywhere,
}) => {
  const { accessToken } = await loginAsEditor(site.url)
  const send = (method: string, path: string, body?: object) =>
    fetch(`${site.url}/api/search-terms${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const found = async () => {
    const inPage = await everywhere('/courses?search=stapelaar', (html) => html.includes('Attest heftruckbestuurder'))
    const search = '/api/courses/filteredCourses?search=stapelaar&locale=nl'
    return [...inPage, ...(await everywhere(search, (json) => JSON.parse(json).total === 1))]
  }
  const [everywhereFound, nowhereFound] = [Array(4).fill(true), Array(4).fill(false)]

  expect(await found()).toEqual(nowhereFound)
  const made = await send('POST', '', { language: 'nl', term: 'stapelaar', meanings: ['heftruck'] })
  const { _id } = await made.json()
  expect(await found()).toEqual(everywhereFound)
  await send('PATCH', `/${_id}`, { meanings: ['zeppelin'] })
  expect(await found()).toEqual(nowhereFound)
  await send('PATCH', `/${_id}`, { meanings: ['heftruck'] })
  expect(await found()).toEqual(everywhereFound)
  expect((await send('DELETE', `/${_id}`)).status).toBe(204)
  expect(await found()).toEqual(nowhereFound)
})

test('a word that is said otherwise is so on every server at once, in its own language, for scripts too', async ({
  site,
  everywhere,
}) => {
  const { accessToken } = await loginAsEditor(site.url)
  const send = (method: string, place: string, body?: object) =>
    fetch(`${site.url}/api/interface-texts/${place}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const twice = <T>(value: T) => [value, value]
  const says = (text: string, path = '/login') => everywhere(path, (html) => html.includes(text))
  const textsAddress = (html: string) => /"texts":"([^"]+)"/.exec(html)?.[1] ?? ''
  const before = await everywhere('/login', (html) => html)
  const place = 'auth.login.title/nl'

  expect((await send('PUT', place, { text: 'Kom binnen' })).status).toBe(200)
  expect(await says('Kom binnen')).toEqual(twice(true))
  expect(await says('Kom binnen', '/en/login')).toEqual(twice(false))
  const [address = '', other] = await everywhere('/login', textsAddress)
  expect(other).toBe(address)
  expect(address).not.toBe(textsAddress(before[0] ?? ''))
  const texts = await everywhere(address, (json) => JSON.parse(json))
  expect(texts.map(({ auth }) => auth.login.title)).toEqual(twice('Kom binnen'))

  expect((await send('DELETE', place)).status).toBe(204)
  expect(await says('Kom binnen')).toEqual(twice(false))
  expect(await everywhere('/login', textsAddress)).toEqual(before.map(textsAddress))
})
