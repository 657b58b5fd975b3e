import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { plainPicture } from '../support/plain-picture.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

async function upload(name: string): Promise<string> {
  const background = '#c9532b'
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], name))
  const request = new Request('http://api.test/api/files/upload', { method: 'POST', headers: editor, body })
  return (await (await api.api.fetch(request)).json())[0]._id
}

const found = async (search: string) => (await api.get(`/media?search=${search}`, editor)).body
const usesOf = async (search: string) => (await found(search)).items[0].uses

test('a picture tells where it is shown, in drafts too, and stays as long as it is', async () => {
  const id = await upload('Gevél.png')
  expect(await usesOf('gevel')).toEqual([])
  const [{ _id: colleague, name }] = (await api.get('/staff-members/all')).body
  await api.send('PATCH', `/staff-members/${colleague}`, { avatar: id }, editor)
  const { version, data } = (await api.get('/static-contents/banner?draft=true', editor)).body
  const nl = { ...data.nl, image: id }
  expect((await api.send('PUT', '/static-contents/banner', { data: { ...data, nl }, version }, editor)).status).toBe(
    200,
  )
  const uses = await usesOf('gevel')
  expect(uses).toHaveLength(2)
  expect(uses).toContainEqual({ kind: 'staff', key: colleague, title: { nl: name, en: null, fr: null } })
  expect(uses).toContainEqual({ kind: 'content', key: 'banner', title: null })
  expect((await api.send('DELETE', `/files/${id}`, undefined, editor)).status).toBe(409)
})

test('a picture of a removed block is free, one of a version that waits in a plan is not', async () => {
  const id = await upload('Wacht.png')
  const save = async (image: unknown) => {
    const { version, data } = (await api.get('/static-contents/banner?draft=true', editor)).body
    const saved = await api.send(
      'PUT',
      '/static-contents/banner',
      { data: { ...data, nl: { ...data.nl, image } }, version },
      editor,
    )
    expect(saved.status).toBe(200)
    return saved.body.version
  }
  const { data: before } = (await api.get('/static-contents/banner?draft=true', editor)).body
  const documents = [{ type: 'banner', version: await save(id) }]
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const { body: plan } = await api.send('POST', '/publishing-plans', { documents, locales: ['nl'], at }, editor)
  await save(before.nl.image)
  expect(await usesOf('wacht')).toEqual([{ kind: 'content', key: 'banner', title: null }])
  expect((await api.send('DELETE', `/files/${id}`, undefined, editor)).status).toBe(409)
  await api.send('POST', `/publishing-plans/${plan._id}/withdraw`, undefined, editor)
  expect(await usesOf('wacht')).toEqual([])

  const { version } = (await api.get('/static-contents/about?draft=true', editor)).body
  const data = { nl: { title: 'Foto', text: `![Zaal](/images/${id})` } }
  const insert = { op: 'insert', id: 'photo', block: { block: 'rich-text', position: 'zphoto', data } }
  const does = (base: number, number: number, operation: object) =>
    api.send('POST', '/static-contents/about/operations', { base, client: id, number, operations: [operation] }, editor)
  expect((await does(version, 1, insert)).status).toBe(200)
  expect(await usesOf('wacht')).toHaveLength(1)
  expect((await does(version + 1, 2, { op: 'remove', id: 'photo', value: true })).status).toBe(200)
  expect(await usesOf('wacht')).toEqual([])
  expect((await api.send('DELETE', `/files/${id}`, undefined, editor)).status).toBe(204)
})

test('only pictures that everybody may see are listed, by their name, page by page', async () => {
  const ids = [await upload('zaal-1.png'), await upload('zaal-2.png')]
  const { items, total } = await found('zaal-')
  expect([total, items.map(({ _id }: { _id: string }) => _id).sort()]).toEqual([2, ids.toSorted()])
  expect((await found('zaal-%25')).total).toBe(0)
  expect((await api.get('/media?search=zaal-&limit=1&page=2', editor)).body.items).toHaveLength(1)
  expect((await api.get('/media?limit=31', editor)).status).toBe(400)
  expect((await api.get('/media?sort=name:ASC', editor)).status).toBe(400)
})

test('the point that stays in view is a share of width and height', async () => {
  const id = await upload('punt.png')
  const point = (body: object) => api.send('PUT', `/media/${id}/focal-point`, body, editor)
  expect((await point({ focalX: 0.25, focalY: 1 })).body).toMatchObject({ focalX: 0.25, focalY: 1 })
  for (const body of [{ focalX: 1.1, focalY: 0 }, { focalX: -0.1, focalY: 0 }, { focalX: 0.5 }])
    expect((await point(body)).status).toBe(400)
  const nothing = '/media/00000000-0000-4000-8000-000000000000/focal-point'
  for (const path of [nothing, '/media/nothing/focal-point'])
    expect((await api.send('PUT', path, { focalX: 0, focalY: 0 }, editor)).status).toBe(404)
})

test('what a picture shows is said in each language, or that it only decorates', async () => {
  const id = await upload('woorden.png')
  const shown = async () => (await api.get(`/pictures?ids=${id}`)).body
  const say = (body: object) => api.send('PUT', `/media/${id}/alternative-text`, body, editor)
  const alternativeText = { nl: 'De gevel bij avond', en: 'The facade at night', fr: null }
  expect((await found('woorden')).items[0]).toMatchObject({ alternativeText: null, decorative: false })
  expect((await shown())[0]).toMatchObject({ url: `/images/${id}/1`, width: 8, height: 6, alternativeText: null })
  expect((await say({ decorative: false, alternativeText })).body).toMatchObject({ decorative: false, alternativeText })
  expect((await shown())[0]).toMatchObject({ alternativeText })
  expect((await say({ decorative: true, alternativeText })).body).toMatchObject({ decorative: true, alternativeText })
  expect((await shown())[0]).toMatchObject({ alternativeText: null })
  for (const body of [{ alternativeText }, { decorative: false, alternativeText: { nl: '' } }, { decorative: 'maybe' }])
    expect((await say(body)).status).toBe(400)
  const nothing = '/media/00000000-0000-4000-8000-000000000000/alternative-text'
  expect((await api.send('PUT', nothing, { decorative: true, alternativeText: null }, editor)).status).toBe(404)
})

test('pictures are known by their ids to everybody, unless they are not for everybody', async () => {
  const ids = [await upload('een.png'), await upload('twee.png')]
  const urls = (query: string) =>
    api.get(`/pictures?${query}`).then(({ body }) => body.map(({ url }: { url: string }) => url).sort())
  expect(await urls(`ids=${ids[0]}&ids=${ids[1]}`)).toEqual(ids.map((id) => `/images/${id}/1`).sort())
  expect(await urls(`ids=${ids.join(',')},${ids[0]}`)).toHaveLength(2)
  const body = new FormData()
  body.append('files', new File([new Uint8Array(await plainPicture('', '', 1, 1))], 'eigen.png'))
  const headers = await api.as('CONTACT')
  const kept = await api.api.fetch(new Request('http://api.test/api/files/upload', { method: 'POST', headers, body }))
  expect(await urls(`ids=${(await kept.json())[0]._id}`)).toEqual([])
  for (const query of ['', 'ids=', 'ids=x', `ids=${ids[0]}&name=een`])
    expect((await api.get(`/pictures?${query}`)).status, query).toBe(400)
})
