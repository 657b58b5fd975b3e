import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newPicture, pictureFile, replacement, sendReplacement } from '../support/pictures.ts'
import { newColleague } from '../support/second-factor.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const blue = '#2244cc'
const replace = async (id: string, ...given: Parameters<typeof replacement>) =>
  sendReplacement(api, id, editor, await replacement(...given))
const media = async (id: string) => (await api.get(`/media?search=${id}`, editor)).body.items[0]
const known = async (id: string) => (await api.get(`/pictures?ids=${id}`)).body[0]
const restore = (id: string, former: string, version: number) =>
  api.send('POST', `/media/${id}/former/${former}/restore`, { version }, editor)

/** The red, green and blue of a file’s first pixel, as the API gives its bytes to anybody. */
async function colourOf(path: string, headers = {}) {
  const response = await api.api.fetch(new Request(`http://api.test/api${path}`, { headers }))
  const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

const storedFiles = () =>
  readdirSync(api.filesDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length

const change = (path: string, body: object) => api.send('PATCH', path, body, editor)

describe('a new file in the place of a picture', () => {
  test('is shown by all that shows the picture: a course, a colleague, a text, its draft, a page of its own', async () => {
    const id = await newPicture(api, editor)
    const [{ _id: course }] = (await api.get('/courses/filteredCourses?limit=1')).body.items
    const [{ _id: colleague }] = (await api.get('/staff-members/all')).body
    expect((await change(`/courses/${course}`, { banner: id })).status).toBe(200)
    expect((await change(`/staff-members/${colleague}`, { avatar: id })).status).toBe(200)
    const { version, data } = (await api.get('/static-contents/banner?draft=true', editor)).body
    const draft = { version, data: { ...data, nl: { ...data.nl, image: id } } }
    expect((await api.send('PUT', '/static-contents/banner', draft, editor)).status).toBe(200)
    const page = { title: { nl: 'Een tuin' }, slug: { nl: 'een-tuin' }, template: 'empty' }
    const { type } = (await api.send('POST', '/static-contents', page, editor)).body
    const { version: of, ...texts } = (await api.get(`/static-contents/${type}?draft=true`, editor)).body
    const block = { id: 'garden', block: 'rich-text', data: { nl: { title: 'Tuin', text: `![](/images/${id})` } } }
    const nl = { ...texts.data.nl, seoDescription: 'Bomen en een vijver.' }
    const saved = { version: of, data: { ...texts.data, nl }, layout: [...texts.layout, block] }
    const { version: to } = (await api.send('PUT', `/static-contents/${type}`, saved, editor)).body
    expect((await api.send('POST', `/static-contents/${type}/publish`, { version: to }, editor)).status).toBe(200)

    const { uses } = await media(id)
    expect(uses.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['content', 'course', 'page', 'staff'])
    expect(uses).toContainEqual({
      kind: 'page',
      key: type.slice('page:'.length),
      title: expect.objectContaining(page.title),
    })
    const { status, body } = await replace(id, { name: 'tuin-2027.png', width: 16, height: 12, background: blue })
    expect([status, body.uses]).toEqual([200, uses])
    const url = `/images/${id}/2`
    expect(body).toMatchObject({ _id: id, url, name: 'tuin-2027.png', width: 16, height: 12, version: 2 })
    expect(await known(id)).toMatchObject({ url, width: 16, height: 12 })
    expect((await api.get(`/courses/${course}`)).body.banner).toMatchObject({ url, width: 16 })
    expect((await api.get(`/staff-members/${colleague}`)).body.avatar).toMatchObject({ url, width: 16 })
    expect(await colourOf(`/files/${id}`)).toEqual([0x22, 0x44, 0xcc])
  })

  test('keeps what is said of it, unless that is said anew', async () => {
    const id = await newPicture(api, editor)
    const said = { decorative: false, alternativeText: { nl: 'Een tuin', en: 'A garden', fr: null } }
    await api.send('PUT', `/media/${id}/alternative-text`, said, editor)
    expect((await replace(id)).body).toMatchObject(said)
    const anew = { version: '2', decorative: 'false', nl: 'Een vijver', fr: 'Un étang', en: '' }
    const alternativeText = { nl: 'Een vijver', en: null, fr: 'Un étang' }
    expect((await replace(id, {}, anew)).body).toMatchObject({ decorative: false, alternativeText })
    expect((await replace(id, {}, { version: '3', decorative: 'true' })).body).toMatchObject({ decorative: true })
    const lacking = await replace(id, {}, { version: '4', decorative: 'false', en: 'A pond' })
    expect([lacking.status, lacking.body.details[0].path]).toEqual([400, 'nl'])
  })

  test('asks for no words where there were none', async () => {
    const id = await newPicture(api, editor)
    const { status, body } = await replace(id, {}, { version: '1', decorative: 'false', nl: '', en: '', fr: '' })
    expect([status, body.alternativeText, body.decorative]).toEqual([200, null, false])
  })

  test('keeps the point that stays in view only where it has the same proportions', async () => {
    const id = await newPicture(api, editor)
    await api.send('PUT', `/media/${id}/focal-point`, { focalX: 0, focalY: 1 }, editor)
    expect((await replace(id, { width: 400, height: 301 })).body).toMatchObject({ focalX: 0, focalY: 1 })
    const upright = await replace(id, { width: 400, height: 800 }, { version: '2' })
    expect(upright.body).toMatchObject({ focalX: 0.5, focalY: 0.5 })
  })

  test('is refused at its field where it is no picture, too small or empty, and leaves everything as it was', async () => {
    const id = await newPicture(api, editor, { width: 600, height: 400 })
    const before = await media(id)
    const kept = storedFiles()
    const send = async (file?: File, said: Record<string, string> = { version: '1' }) => {
      const body = await replacement({}, said)
      body.delete('file')
      if (file) body.append('file', file)
      const { status, body: told } = await sendReplacement(api, id, editor, body)
      return [status, told.details?.[0].path, told.details?.[0].message]
    }
    const wide = await pictureFile({ width: 400, height: 300 })
    expect(await send(new File(['Een tuin'], 'tuin.png'))).toEqual([415, 'file', expect.stringContaining('geen beeld')])
    expect(await send(new File([new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])], 'tuin.png'))).toEqual([
      415,
      'file',
      expect.any(String),
    ])
    expect(await send(await pictureFile({ width: 399, height: 300 }))).toEqual([
      400,
      'file',
      expect.stringContaining('te klein'),
    ])
    expect(await send(new File([], 'tuin.png'))).toEqual([400, 'file', expect.any(String)])
    expect(await send(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'tuin.png'))).toEqual([
      400,
      'file',
      expect.any(String),
    ])
    expect(await send()).toEqual([400, 'file', expect.any(String)])
    expect(await send(wide, {})).toEqual([400, 'version', expect.any(String)])
    expect(await media(id)).toEqual(before)
    expect(storedFiles()).toBe(kept)
    expect(await send(wide)).toEqual([200, undefined, undefined])
  })

  test('is told of: who did it, and what is other than before', async () => {
    const { headers } = await newColleague(api, 'EDITOR')
    const id = await newPicture(api, editor, { name: 'oud.png' })
    const { body } = await sendReplacement(api, id, headers, await replacement({ name: 'nieuw.png', width: 9 }))
    await restore(id, body.former[0]._id, 2)
    const { items } = (await api.get(`/activities?kind=picture&subject=${id}`, editor)).body
    const told = { kind: 'picture', subject: 'oud.png', target: 'picture', targetId: id }
    expect(items).toMatchObject([
      { ...told, event: 'picture-restored', by: 'Hanne Goossens' },
      { ...told, event: 'picture-replaced', by: 'Ruben Maes' },
      { ...told, event: 'uploaded' },
    ])
    expect(items[1].differences).toEqual([
      { field: 'name', before: 'oud.png', after: 'nieuw.png' },
      { field: 'pixels', before: '8 × 6', after: '9 × 6' },
    ])
    const finance = await newColleague(api, 'STAFF', ['finance'])
    expect((await api.get(`/activities?subject=${id}`, finance.headers)).body.items).toEqual([])
  })
})

test('of two who replace it at once the second is told, and nothing of the first is lost', async () => {
  const id = await newPicture(api, editor)
  const kept = storedFiles()
  const answers = await Promise.all([replace(id, { name: 'een.png' }), replace(id, { name: 'twee.png' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { name, version, former } = await media(id)
  expect([name, version, former.length]).toEqual([answers.find(({ status }) => status === 200)?.body.name, 2, 1])
  expect(storedFiles()).toBe(kept + 1)
  expect((await replace(id)).body.message).toBe('Somebody else saved a newer version')
  expect((await restore(id, former[0]._id, 1)).status).toBe(409)
})

describe('what a picture was before', () => {
  test('is put back with all that was said of it, and what took its place is kept likewise', async () => {
    const id = await newPicture(api, editor, { name: 'rood.png' })
    const said = { decorative: false, alternativeText: { nl: 'Rood', en: null, fr: null } }
    await api.send('PUT', `/media/${id}/alternative-text`, said, editor)
    await api.send('PUT', `/media/${id}/focal-point`, { focalX: 1, focalY: 0 }, editor)
    const wide = { name: 'blauw.png', width: 20, background: blue }
    const { body } = await replace(id, wide, { version: '1', decorative: 'false', nl: 'Blauw' })
    const [former] = body.former
    expect(body.former).toMatchObject([{ name: 'rood.png', width: 8, height: 6, replacedAt: expect.any(String) }])
    expect(await colourOf(`/media/${id}/former/${former._id}`, editor)).toEqual([
      expect.closeTo(0xc9, -1),
      expect.closeTo(0x53, -1),
      expect.closeTo(0x2b, -1),
    ])

    const { status, body: back } = await restore(id, former._id, 2)
    expect(status).toBe(200)
    expect(back).toMatchObject({ ...said, name: 'rood.png', width: 8, focalX: 1, focalY: 0, url: `/images/${id}/3` })
    expect(back.former).toMatchObject([{ name: 'blauw.png', width: 20 }])
    expect(await colourOf(`/files/${id}`)).toEqual([0xc9, 0x53, 0x2b])
    const again = await restore(id, back.former[0]._id, 3)
    expect(again.body).toMatchObject({ name: 'blauw.png', alternativeText: { nl: 'Blauw' }, version: 4 })
  })

  test('is all of it, the last one first', async () => {
    const id = await newPicture(api, editor, { name: 'een.png' })
    await replace(id, { name: 'twee.png' })
    const { body } = await replace(id, { name: 'drie.png' }, { version: '2' })
    expect(body.former.map(({ name }: { name: string }) => name)).toEqual(['twee.png', 'een.png'])
    const { body: first } = await restore(id, body.former[1]._id, 3)
    expect([first.name, first.former.map(({ name }: { name: string }) => name)]).toEqual([
      'een.png',
      ['drie.png', 'twee.png'],
    ])
  })

  test('is of that picture alone, for editors alone, and goes with it', async () => {
    const [id, other] = [await newPicture(api, editor), await newPicture(api, editor)]
    const kept = storedFiles()
    const [former] = (await replace(id)).body.former
    expect((await api.get(`/media/${other}/former/${former._id}`, editor)).status).toBe(404)
    expect((await restore(other, former._id, 1)).status).toBe(404)
    expect((await api.get(`/media/${id}/former/${former._id}`)).status).toBe(401)
    expect((await api.send('DELETE', `/files/${id}`, undefined, editor)).status).toBe(204)
    expect((await api.get(`/media/${id}/former/${former._id}`, editor)).status).toBe(404)
    expect(storedFiles()).toBe(kept - 1)
  })
})

test('browsers ask again for a file of which the picture may be another one', async () => {
  const id = await newPicture(api, editor)
  const ask = (etag = '') => api.get(`/files/${id}`, { 'If-None-Match': etag })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
  expect((await ask(etag)).status).toBe(304)
  await replace(id, { background: blue })
  const second = await ask(etag)
  expect([second.status, second.headers.get('etag') === etag]).toEqual([200, false])
})

test('what is not for everybody is no picture of the library', async () => {
  const contact = await api.as('CONTACT')
  const own = await newPicture(api, contact)
  expect((await replace(own)).status).toBe(404)
  expect((await replace(crypto.randomUUID())).status).toBe(404)
  const theirs = await sendReplacement(api, await newPicture(api, editor), contact, await replacement())
  expect(theirs.status).toBe(403)
})
