import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRetention } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newPreview } from '../support/operations/previews.ts'

let api: TestApi
let editor: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
})
afterAll(() => api.stop())

const listed = async (type: string) => (await api.get(`/static-contents/${type}/previews`, editor)).body.items
const shown = (token: string) => api.get(`/previews/${token}`)

/** A page that nobody reads yet; gives its type. */
async function newPage(): Promise<string> {
  const input = {
    title: { nl: 'Straks te zien' },
    slug: { nl: `straks-${crypto.randomUUID()}` },
    template: 'questions',
  }
  return (await api.send('POST', '/static-contents', input, editor)).body.type
}

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

test('an address shows the newest draft of a page, with those of the texts on it, and each later one', async () => {
  const type = await newPage()
  const { token } = await newPreview({ api, editor }, type)
  const { body } = await shown(token)
  expect(body).toMatchObject({ type, page: { data: { nl: { title: 'Straks te zien' } } } })
  expect(body.contents.map((one: { type: string }) => one.type)).toContain('footer')
  const operation = { op: 'set', id: '', locale: 'nl', path: ['title'], value: 'Nu anders' }
  const save = { base: 1, client: crypto.randomUUID(), number: 1, operations: [operation] }
  expect((await api.send('POST', `/static-contents/${type}/operations`, save, editor)).status).toBe(200)
  expect((await shown(token)).body.page.data.nl.title).toBe('Nu anders')
})

test('it lasts as long as its maker says, and says who made it; only its hash is kept', async () => {
  const type = await newPage()
  for (const asked of [1, 7, 30]) {
    const { body } = await api.send('POST', `/static-contents/${type}/previews`, { days: asked }, editor)
    const [{ createdAt, expiresAt, status, author }] = body.items
    expect([days(createdAt, expiresAt), status, typeof author]).toEqual([asked, 'open', 'string'])
  }
  expect((await api.send('POST', `/static-contents/${type}/previews`, { days: 365 }, editor)).status).toBe(400)
  const [{ address }] = await listed(type)
  const token = String(address).split('/').at(-1)
  expect(Buffer.from(String(token), 'base64url').length).toBe(32)
  const { rows } = await api.pool.query('select row_to_json(preview_links)::text as kept from preview_links')
  for (const { kept } of rows) expect(kept).not.toContain(token)
})

test('withdrawn, ended or unknown it shows nothing, and the list says which', async () => {
  const type = await newPage()
  const [withdrawn, ended] = [await newPreview({ api, editor }, type), await newPreview({ api, editor }, type)]
  const path = `/static-contents/${type}/previews/${withdrawn.id}`
  expect((await api.send('DELETE', path, undefined, editor)).status).toBe(204)
  expect((await api.send('DELETE', path, undefined, editor)).status).toBe(404)
  await api.pool.query(`update preview_links set expires_at = now() where id = $1`, [ended.id])
  for (const token of [withdrawn.token, ended.token, 'x'.repeat(43)]) expect((await shown(token)).status).toBe(404)
  const states = (await listed(type)).map((one: { status: string; address: string | null }) => [
    one.status,
    one.address,
  ])
  expect(states).toEqual([
    ['ended', null],
    ['withdrawn', null],
  ])
  const [, first] = await listed(type)
  expect(typeof first.revokedBy).toBe('string')
})

test('an address of one page withdraws none of another, and goes with its page', async () => {
  const [type, other] = [await newPage(), await newPage()]
  const { id, token } = await newPreview({ api, editor }, type)
  expect((await api.send('DELETE', `/static-contents/${other}/previews/${id}`, undefined, editor)).status).toBe(404)
  expect((await shown(token)).status).toBe(200)
  expect((await api.send('DELETE', `/static-contents/${type}`, undefined, editor)).status).toBe(204)
  expect((await shown(token)).status).toBe(404)
  expect((await api.get(`/static-contents/${type}/previews`, editor)).status).toBe(404)
  expect((await api.send('POST', `/static-contents/${type}/previews`, { days: 1 }, editor)).status).toBe(404)
})

test('what ended is forgotten after a month', async () => {
  const type = await newPage()
  const [old, lately, open] = [
    await newPreview({ api, editor }, type),
    await newPreview({ api, editor }, type),
    await newPreview({ api, editor }, type),
  ]
  await api.pool.query(`update preview_links set expires_at = now() - interval '31 days' where id = $1`, [old.id])
  await api.pool.query(`update preview_links set revoked_at = now() - interval '29 days' where id = $1`, [lately.id])
  await applyRetention(api.parts)
  const left = (await listed(type)).map(({ _id }: { _id: string }) => _id)
  expect(left.toSorted()).toEqual([lately.id, open.id].toSorted())
})

test('whoever guesses addresses is held up', async () => {
  const guess = () => api.get('/previews/geraden', { 'x-client-address': '198.51.100.77' })
  const statuses: number[] = []
  for (let count = 0; count < 201; count += 1) statuses.push((await guess()).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.at(0)).toBe(404)
})
