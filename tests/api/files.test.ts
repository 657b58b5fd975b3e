import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { files } from '../../src/db/tables.ts'
import { fileQuotas } from '../../src/domain/students.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { newCustomer } from '../support/training.ts'

const texts = nl.error
let api: TestApi
let staff: Record<string, string>
let contact: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  contact = await api.as('CONTACT')
})
afterAll(() => api.stop())

async function upload(headers: Record<string, string>, ...files: [name: string, content: BlobPart, type?: string][]) {
  const form = new FormData()
  for (const [name, content, type] of files) form.append('files', new File([content], name, { type: type ?? '' }))
  const response = await api.api.fetch(
    new Request('http://api.test/api/files/upload', { method: 'POST', headers, body: form }),
  )
  return { status: response.status, body: await response.json() }
}

const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c9532b' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .png()
    .toBuffer()

async function bytesOf(path: string, headers: Record<string, string> = {}) {
  const response = await api.api.fetch(new Request(`http://api.test${path}`, { headers }))
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('uploading', () => {
  test('keeps several files, with the type of their bytes and not of their names', async () => {
    const { status, body } = await upload(
      staff,
      ['a.txt', new Uint8Array(await png())],
      ['b.csv', 'naam;plaats\nAn;Gent'],
    )
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { name: 'a.txt', mimeType: 'image/png', width: 40, height: 30, isPublic: true, bucketName: 'files' },
      { name: 'b.csv', mimeType: 'text/plain; charset=utf-8', width: null },
    ])
    const text = await bytesOf(body[1].url)
    expect(text.bytes.toString()).toBe('naam;plaats\nAn;Gent')
  })

  test('takes out of a name what turns its direction round', async () => {
    const { body } = await upload(staff, ['factuur\u202Efdp.txt', 'tekst'], ['\u2066a\u200Fb\u2069.txt', 'tekst'])
    expect(body).toMatchObject([{ name: 'factuurfdp.txt' }, { name: 'ab.txt' }])
  })

  test('a PNG keeps its colours, more than a palette has', async () => {
    const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251))
    const drawn = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer()
    const { body } = await upload(staff, ['a.png', new Uint8Array(drawn)])
    const { bytes } = await bytesOf(body[0].url)
    expect((await sharp(bytes).raw().toBuffer()).equals(pixels)).toBe(true)
  })

  test('makes pictures anew, without what was written into them', async () => {
    const { body } = await upload(staff, ['a.png', new Uint8Array(await png())])
    const { bytes } = await bytesOf(body[0].url)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test.each([
    ['page.html', '<script>alert(1)</script>'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['drawing.png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('never shows %s on our address', async (name, content) => {
    const { status, body } = await upload(staff, [name, content, 'text/html'])
    expect(status).toBe(201)
    const { headers } = await bytesOf(body[0].url)
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })

  test('refuses what it does not know, and then keeps nothing', async () => {
    const before = (await api.pool.query('select count(*) from files')).rows[0].count
    const program = Buffer.from('7f454c46020101000000000000000000', 'hex')
    const { status, body } = await upload(staff, ['good.txt', 'good'], ['bad.txt', new Uint8Array(program)])
    expect([status, body.message]).toEqual([415, 'This type of file is not accepted'])
    expect((await upload(staff, ['broken.png', new Uint8Array((await png()).subarray(0, 60))])).status).toBe(415)
    expect((await api.pool.query('select count(*) from files')).rows[0].count).toBe(before)
  })

  test('says what is wrong with a form', async () => {
    expect((await upload(staff)).body.details).toEqual([{ path: 'files', message: texts.required }])
    expect((await upload(staff, ['empty.txt', ''])).body.details[0].path).toBe('files.0')
    expect((await api.send('POST', '/files/upload', { files: 1 }, staff)).status).toBe(415)
    expect((await upload({}, ['a.txt', 'a'])).status).toBe(401)
  })
})

describe('files of customers', () => {
  test('are seen by their organisation, staff and whoever has a link, and by nobody else', async () => {
    const { body } = await upload(contact, ['brief van Zoë.pdf', '%PDF-1.4 not quite'])
    const [{ _id, url, name, isPublic }] = body
    expect([isPublic, name]).toEqual([false, 'brief van Zoë.pdf'])
    const other = await api.asUser('admin@brouwerij.test')
    expect((await bytesOf(url)).status).toBe(401)
    expect((await bytesOf(url, other)).status).toBe(404)
    expect((await bytesOf(url, contact)).status).toBe(200)
    expect((await bytesOf(url, staff)).status).toBe(200)
    expect((await bytesOf(`/images/${_id}`)).status).toBe(404)

    const ask = (headers: Record<string, string>) =>
      api.send('POST', '/miniobuckets/presignedUrl', { name, bucketName: 'files', expiry: 43_200 }, headers)
    expect((await ask(other)).status).toBe(404)
    const link = (await ask(contact)).body
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(42_590_000)
    const path = link.url.replace('http://site.test', '')
    expect((await bytesOf(path)).headers.get('cache-control')).toBe('private, max-age=43200')
    expect((await bytesOf(path.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).status).toBe(401)
    expect((await bytesOf(path.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(401)

    expect((await api.send('DELETE', `/files/${_id}`, undefined, other)).status).toBe(404)
    expect((await api.send('DELETE', `/files/${_id}`, undefined, contact)).status).toBe(204)
    expect((await bytesOf(path)).status).toBe(404)
  })

  test('public ones are for the control panel to delete, unless something shows them', async () => {
    const { body } = await upload(staff, ['a.txt', 'a'])
    expect((await api.send('DELETE', `/files/${body[0]._id}`, undefined, contact)).status).toBe(403)
    expect((await api.send('DELETE', `/files/${body[0]._id}`, undefined, staff)).status).toBe(204)
    const { rows } = await api.pool.query('select avatar_id from trainers limit 1')
    expect((await api.send('DELETE', `/files/${rows[0].avatar_id}`, undefined, staff)).status).toBe(409)
  })
})

describe('a picture in what editors write', () => {
  const drawn = async () => (await upload(staff, ['a.png', new Uint8Array(await png())])).body[0]._id
  const remove = async (id: string) => (await api.send('DELETE', `/files/${id}`, undefined, staff)).status

  test('stays while a draft or what is published shows it', async () => {
    const id = await drawn()
    const save = async (image: string | null) => {
      const { data, version } = (await api.get('/static-contents/banner?draft=true', staff)).body
      const saved = { data: { ...data, en: { ...data.en, image } }, version }
      return (await api.send('PUT', '/static-contents/banner', saved, staff)).body.version
    }
    const publish = (version: number) => api.send('POST', '/static-contents/banner/publish', { version }, staff)
    const version = await save(id)
    expect(await remove(id)).toBe(409)
    expect((await publish(version)).status).toBe(200)
    const without = await save(null)
    expect(await remove(id)).toBe(409)
    expect((await publish(without)).status).toBe(200)
    expect(await remove(id)).toBe(204)
  })

  test('stays while a page shows it by its address', async () => {
    const id = await drawn()
    const [page] = (await api.get('/pages/all')).body
    const data = { nl: { title: 'Titel', text: `![plan](/images/${id.toUpperCase()}?w=400)` }, en: null, fr: null }
    const layout = [...page.layout, { id: 'picture', block: 'rich-text', data }]
    expect((await api.send('PATCH', `/pages/${page._id}`, { layout }, staff)).status).toBe(200)
    expect(await remove(id)).toBe(409)
    await api.send('PATCH', `/pages/${page._id}`, { layout: page.layout }, staff)
    expect(await remove(id)).toBe(204)
  })
})

test('a link for twelve hours is the same one for ten minutes, and may be kept as long as it is good', async () => {
  const { body } = await upload(staff, ['plan.txt', 'x'])
  const ask = async (at: string, expiry?: number) => {
    vi.setSystemTime(at)
    const wanted = { name: body[0]._id, bucketName: 'files', expiry }
    const { body: link, headers } = await api.send('POST', '/miniobuckets/presignedUrl', wanted)
    return { url: link.url, expiresAt: link.expiresAt, kept: headers.get('cache-control') }
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const first = await ask('2026-11-21T20:00:00Z')
    expect(first).toMatchObject({ expiresAt: '2026-11-22T08:00:00.000Z', kept: 'private, max-age=43200' })
    const again = await ask('2026-11-21T20:09:00Z', 43_200)
    expect(again).toEqual({ ...first, kept: 'private, max-age=42660' })
    expect((await ask('2026-11-21T20:10:00Z')).url).not.toBe(first.url)
    vi.setSystemTime('2026-11-22T07:59:00Z')
    expect((await bytesOf(first.url.replace('http://site.test', ''))).status).toBe(200)
    expect((await ask('2026-11-21T20:00:59Z', 24)).expiresAt).toBe('2026-11-21T20:01:23.000Z')
  } finally {
    vi.useRealTimers()
  }
})

test('an object is found by bucket and name, or not at all', async () => {
  const { body } = await upload(staff, ['plan.txt', 'x'])
  const ask = (object: object) => api.send('POST', '/miniobuckets/object', object)
  expect((await ask({ name: 'plan.txt', bucketName: 'files', fileExt: 'txt' })).body._id).toBe(body[0]._id)
  expect((await ask({ name: 'plan.txt', bucketName: 'files', fileExt: 'pdf' })).status).toBe(404)
  expect((await ask({ name: 'plan.txt', bucketName: 'other', fileExt: 'txt' })).status).toBe(404)
  expect((await ask({ bucketName: 'files' })).status).toBe(400)
  const link = await api.send('POST', '/miniobuckets/presignedUrl', {
    name: 'plan.txt',
    bucketName: 'files',
    expiry: 50_000,
  })
  expect(link.body.details[0].path).toBe('expiry')
})

test('a private person keeps fifty files, and not more when they come at once', async () => {
  const { headers } = await newCustomer(api, { isPrivatePerson: true })
  const nine = Array.from({ length: 9 }, (_, number): [string, string] => [`${number}.txt`, 'tekst'])
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(headers, ...nine)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
})

test('a private person keeps a hundred megabytes, to the byte', async () => {
  const { headers, id: ownerId } = await newCustomer(api, { isPrivatePerson: true })
  const size = fileQuotas.privatePerson.bytes - 10
  await api.db.insert(files).values({ name: 'groot.pdf', mimeType: 'application/pdf', size, isPublic: false, ownerId })
  expect((await upload(headers, ['a.txt', 'tekst'], ['b.txt', 'teksten'])).status).toBe(409)
  expect((await upload(headers, ['a.txt', 'tekst'], ['b.txt', 'tekst'])).status).toBe(201)
  const { status, body } = await upload(headers, ['c.txt', 't'])
  expect([status, body.details]).toEqual([409, [{ path: 'files', message: texts.mostFiles }]])
})

test('pictures of very many pixels are refused together before one of them is drawn', async () => {
  // Its head says so; the rest is never read.
  const wide = await png()
  wide.writeUInt32BE(9000, 16)
  wide.writeUInt32BE(9000, 20)
  wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29)
  const files = ['a.png', 'b.png', 'c.png'].map((name): [string, BlobPart] => [name, new Uint8Array(wide)])
  const { status, body } = await upload(staff, ...files)
  expect([status, body.details]).toEqual([400, [{ path: 'files.2', message: texts.picturesTooLarge }]])
})

test('an account has so many pixels encoded anew in a minute, and others go on', async () => {
  // Of the one colour: quickly made, and quickly read.
  const large = new Uint8Array(await png(11_000, 9000))
  const ask = async (headers: Record<string, string>) => (await upload(headers, ['a.png', large])).status
  const [{ headers }, other] = [await newCustomer(api), await newCustomer(api)]
  expect([await ask(headers), await ask(headers), await ask(headers)]).toEqual([201, 201, 201])
  const form = new FormData()
  form.append('files', new File([large], 'a.png'))
  const sent = new Request('http://api.test/api/files/upload', { method: 'POST', headers, body: form })
  const refused = await api.api.fetch(sent)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await upload(headers, ['a.txt', 'tekst'])).status).toBe(201)
  expect(await ask(other.headers)).toBe(201)
})

test('files that cannot be written are not there: the upload fails, and leaves no row', async () => {
  const full = apiOn(api.url, '/dev/null/full')
  const { rows: before } = await api.pool.query('select count(*)::int as count from files')
  const form = new FormData()
  for (const name of ['a.txt', 'b.txt']) form.append('files', new File(['tekst'], name))
  const sent = new Request('http://api.test/api/files/upload', { method: 'POST', headers: staff, body: form })
  expect((await full.api.fetch(sent)).status).toBe(500)
  expect(full.logged).toHaveLength(1)
  expect((await api.pool.query('select count(*)::int as count from files')).rows).toEqual(before)
  await full.stop()
})
