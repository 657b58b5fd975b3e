import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newSession } from '../support/training.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

interface Finding {
  severity: string
  kind: string
  blockId: string
  locale: string
  path: string
  field: string
  value: string | null
}

const findingsIn = async (type: string): Promise<Finding[]> =>
  (await api.get(`/static-contents/${type}/check`, editor)).body.findings
const inWords = ({ severity, kind, locale, path, value }: Finding) =>
  [severity, kind, locale, path, value].filter(Boolean).join(' ')

/** Does one thing to the draft. */
async function edit(type: string, operation: object) {
  const { version } = (await api.get(`/static-contents/${type}/draft`, editor)).body
  const save = { base: version, client: randomUUID(), number: 1, operations: [operation] }
  const { status, body } = await api.send('POST', `/static-contents/${type}/operations`, save, editor)
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const set = (locale: string, path: string[], value: unknown, id = '') => ({ op: 'set', id, locale, path, value })
const text = { title: 'Titel', text: 'Tekst' }

async function addText(id: string, data: object, hidden = false) {
  await edit('about', { op: 'insert', id, block: { block: 'rich-text', position: `z${id}`, hidden, data } })
}
const ofBlock = async (id: string) => (await findingsIn('about')).filter(({ blockId }) => blockId === id).map(inWords)

test('what stands on the site has nothing that keeps it from being published', async () => {
  for (const type of ['homepage', 'about', 'footer', 'banner', 'contact'])
    expect((await findingsIn(type)).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a missing text is an error in Dutch and a warning elsewhere, and none in a hidden block', async () => {
  await addText('amissing', { nl: { title: 'Titel' }, en: text })
  expect(await ofBlock('amissing')).toEqual(['error missing nl text', 'warning missing fr'])
  await edit('about', { op: 'hide', id: 'amissing', value: true })
  expect(await ofBlock('amissing')).toEqual([])
})

test('texts are read for pictures without words, headings that skip a level, and links that lead nowhere', async () => {
  const about = '# Een\n\n### Drie\n\n![](/images/a) ![Een zaal](/images/b) [weg](/fr/page/nergens) [thuis](/contact)'
  await addText('btexts', { nl: { ...text, text: about }, en: text, fr: text })
  expect(await ofBlock('btexts')).toEqual([
    'warning alternative nl text /images/a',
    'warning headings nl text',
    'warning deadLink nl text nergens',
  ])
})

test('a picture of the library is missed for its words in the languages that lack them, unless it only decorates', async () => {
  const { body } = await api.get('/media?limit=1', editor)
  const [{ _id: id }] = body.items
  const say = (decorative: boolean, alternativeText: object | null) =>
    api.send('PUT', `/media/${id}/alternative-text`, { decorative, alternativeText }, editor)
  const ofPictures = async () =>
    [...(await findingsIn('banner')), ...(await findingsIn('about'))]
      .filter(({ kind, value }) => kind === 'alternative' && value?.includes(id))
      .map(inWords)
  await edit('banner', set('nl', ['image'], id))
  await edit('banner', set('en', ['image'], id))
  await addText('bpictures', { nl: { ...text, text: `![](/images/${id}?w=800)` }, en: text, fr: text })
  expect(await ofPictures()).toEqual([])
  await say(false, null)
  const missing = ['warning alternative nl image', 'warning alternative en image'].map((one) => `${one} /images/${id}`)
  expect(await ofPictures()).toEqual([...missing, `warning alternative nl text /images/${id}?w=800`])
  await say(false, { nl: 'Een vloer', en: null, fr: null })
  expect(await ofPictures()).toEqual(missing.slice(1))
  await say(true, null)
  for (const locale of ['nl', 'en']) await edit('banner', set(locale, ['image'], null))
})

test('a link to a course says so once its sessions are over, and one to a course that is not there', async () => {
  const session = await newSession(api, { start: new Date(Date.now() + 20 * 86_400_000) })
  const { rows } = await api.db.execute(
    sql`select slug->>'nl' as slug, course_id as id from courses join sessions on course_id = courses.id where sessions.id = ${session}`,
  )
  const [{ slug, id } = { slug: '', id: '' }] = rows as { slug: string; id: string }[]
  const found = async () => (await findingsIn('banner')).map(inWords)
  await edit('banner', set('en', ['url'], { urlType: 'COURSE', value: slug }))
  expect(await found()).toEqual([])
  await api.db.execute(sql`update sessions set canceled_at = now() where course_id = ${id}`)
  expect(await found()).toEqual([`warning expiredLink en url.value ${slug}`])
  await edit('banner', set('en', ['url'], { urlType: 'COURSE', value: 'bestaat-niet' }))
  expect(await found()).toEqual(['warning deadLink en url.value bestaat-niet'])
})

test('an old slug leads on while its page is on the site, and nowhere once it is not', async () => {
  const slug = `ooit-${randomUUID()}`
  const { rows } = await api.db.execute(sql`select id from pages limit 1`)
  const owners = { there: String(rows[0]?.id), gone: randomUUID() }
  for (const [name, owner] of Object.entries(owners))
    await api.db.execute(sql`insert into old_slugs (kind, slug, locale, owner_id)
      values ('pages', ${`${slug}-${name}`}, 'nl', ${owner})`)
  const links = `[een](/page/${slug}-there) [twee](/page/${slug}-gone)`
  await addText('coldslug', { nl: { ...text, text: links }, en: text, fr: text })
  expect(await ofBlock('coldslug')).toEqual([`warning deadLink nl text ${slug}-gone`])
})

test('titles and descriptions that search engines cut off are counted, and items of lists named by their id', async () => {
  await edit('privacy', set('fr', ['title'], 'a'.repeat(61)))
  await edit('privacy', set('fr', ['seoDescription'], 'a'.repeat(161)))
  expect((await findingsIn('privacy')).map(inWords)).toEqual([
    'warning longTitle fr title 61',
    'warning longDescription fr seoDescription 161',
  ])
  const item = { _id: 'een-punt', figure: '12', text: '' }
  await edit('homepage-usps', set('en', ['items'], [item]))
  expect(await findingsIn('homepage-usps')).toMatchObject([
    { kind: 'missing', path: 'items.0.text', field: 'items.een-punt.text' },
  ])
})

test('what leads readers to a page is named, by its slug or one that it had; what is hidden, or said in a draft alone, is not', async () => {
  const { rows } = await api.db.execute(
    sql`select id, slug->>'fr' as slug from pages where slug->>'nl' = 'voor-werkgevers'`,
  )
  const { id, slug } = rows[0] as { id: string; slug: string }
  const linksTo = async (type: string) => (await api.get(`/static-contents/${type}/links`, editor)).body.items
  const before = await linksTo(`page:${id}`)
  const old = `vroeger-${randomUUID()}`
  await api.db.execute(sql`insert into old_slugs (kind, slug, locale, owner_id) values ('pages', ${old}, 'nl', ${id})`)
  await edit('disclaimer', {
    op: 'insert',
    id: 'dshown',
    block: {
      block: 'rich-text',
      position: 'zz1',
      hidden: false,
      data: {
        nl: { ...text, text: `[weg](/page/${old})` },
        en: text,
        fr: { ...text, text: `[voie](/fr/page/${slug}#haut)` },
      },
    },
  })
  await edit('disclaimer', {
    op: 'insert',
    id: 'dhidden',
    block: {
      block: 'rich-text',
      position: 'zz2',
      hidden: true,
      data: { nl: { ...text, text: `[weg](/page/${old})` }, en: text, fr: text },
    },
  })
  expect(await linksTo(`page:${id}`)).toEqual(before)
  const { version } = (await api.get('/static-contents/disclaimer/draft', editor)).body
  expect((await api.send('POST', '/static-contents/disclaimer/publish', { version }, editor)).status).toBe(200)
  const added = (await linksTo(`page:${id}`)).filter(({ type }: { type: string }) => type === 'disclaimer')
  expect(added).toEqual([{ type: 'disclaimer', title: null, block: 'dshown', locales: ['nl', 'fr'] }])
  expect(await linksTo(`page:${randomUUID()}`)).toEqual([])
})
