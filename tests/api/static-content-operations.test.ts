import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyOperation, blocksInOrder } from '../../src/domain/editing/apply-operation.ts'
import type { Block, Conflict, Draft, Operation, SavedRow } from '../../src/domain/editing/operations.ts'
import { positionBetween } from '../../src/domain/editing/positions.ts'
import {
  act,
  nextSave,
  openReplica,
  type Replica,
  receive,
  takeBack,
  viewOf,
} from '../../src/domain/editing/replica.ts'
import { textHash } from '../../src/domain/editing/sources.ts'
import { taskList } from '../../src/jobs/jobs.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { openSocket } from '../support/market.ts'

let api: TestApi
let socket: Awaited<ReturnType<typeof openSocket>>
let editor: Record<string, string>
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  socket = await openSocket(api)
  editor = await api.as('EDITOR')
  staff = await api.as('STAFF')
})
afterAll(async () => {
  await socket.stop()
  await api.stop()
})

const page = '/static-contents/about'
const send = (method: string, path: string, body?: object, headers = editor) => socket.send(method, path, body, headers)

async function done(response: ReturnType<typeof send>) {
  const { status, body } = await response
  expect([status, body.details]).toEqual([200, undefined])
  return body
}

const save = (base: number, operations: object[], more: { client?: string; number?: number } = {}) => ({
  ...{ base, client: randomUUID(), number: 1, operations },
  ...more,
})
const edit = (base: number, operations: object[], headers = editor) =>
  done(send('POST', `${page}/operations`, save(base, operations), headers))
const draftNow = () => done(send('GET', `${page}?draft=true`))
const editedNow = (): Promise<{ version: number; blocks: Block[] }> => done(send('GET', `${page}/draft`))
const saveWhole = (body: object) => done(send('PUT', page, body))

const words = (title: string) => ({ nl: { title, text: 'Tekst' }, en: { title: 'Words', text: 'Text' }, fr: null })
const set = (id: string, locale: string, name: string, value: unknown, was?: unknown) => ({
  ...{ op: 'set', id, locale, path: [name], value },
  ...(was !== undefined && { was }),
})

let base: number
beforeEach(async () => {
  const { data, version } = await draftNow()
  const layout = ['a', 'b', 'c'].map((id) => ({ id, block: 'rich-text', data: words(id) }))
  base = (await saveWhole({ data, layout, version })).version
})

const blockOf = async (id: string) =>
  (await draftNow()).layout.find((block: { id: string }) => block.id === id)?.data ?? null
const orderNow = async () => (await draftNow()).layout.map(({ id }: { id: string }) => id)

test('two editors on different blocks, and on different fields of one, both keep what they wrote', async () => {
  await edit(base, [set('a', 'nl', 'title', 'Van de een', 'a')])
  const second = await edit(base, [
    set('b', 'nl', 'title', 'Van de ander', 'b'),
    set('a', 'nl', 'text', 'Ook van de ander', 'Tekst'),
    set('a', 'fr', 'title', 'Titre'),
  ])
  expect(second.conflicts).toEqual([])
  expect(second.rows.map(({ version }: SavedRow) => version)).toEqual([base + 1, base + 2])
  expect(await blockOf('a')).toEqual({
    nl: { title: 'Van de een', text: 'Ook van de ander' },
    en: { title: 'Words', text: 'Text' },
    fr: { title: 'Titre' },
  })
  expect((await blockOf('b')).nl.title).toBe('Van de ander')
})

test('on the same field nothing is overwritten, and both are told', async () => {
  await edit(base, [set('a', 'nl', 'title', 'Eerst', 'a')])
  const late = await edit(base, [set('a', 'nl', 'title', 'Later', 'a'), set('c', 'nl', 'title', 'Wel', 'c')], staff)
  const told: Conflict = expect.objectContaining({
    reason: 'changed',
    current: 'Eerst',
    operation: expect.objectContaining({ id: 'a', value: 'Later' }),
  })
  expect(late.conflicts).toEqual([told])
  expect([(await blockOf('a')).nl.title, (await blockOf('c')).nl.title]).toEqual(['Eerst', 'Wel'])

  const { rows, version } = await done(send('GET', `${page}/operations?since=${base + 1}`))
  expect([version, rows]).toEqual([base + 2, [expect.objectContaining({ conflicts: [told] })]])
  expect(rows[0].author).toEqual(expect.any(String))

  const chosen = await edit(version, [set('a', 'nl', 'title', 'Later', 'Eerst')], staff)
  expect(chosen.conflicts).toEqual([])
  expect((await blockOf('a')).nl.title).toBe('Later')
})

test('of a long text the letters that changed are kept, for everybody who reads the steps', async () => {
  const long = 'Wat er staat, gaat nog een hele tijd zo door. '.repeat(20).trim()
  await edit(base, [set('a', 'nl', 'text', long, 'Tekst')])
  const began = draftOf((await editedNow()).blocks)
  const texts = [
    `${long} En`,
    `${long} 🙂`,
    `${long} 🙃`,
    `Vooraf: ${long} 🙃`,
    `Vooraf: ${long.replace('hele', '')} 🙃`,
    'Kort',
  ]
  let was = long
  for (const [index, text] of texts.entries()) {
    await edit(base + 1 + index, [set('a', 'nl', 'text', text, was)])
    was = text
  }
  const { rows } = await done(send('GET', `${page}/operations?since=${base + 1}`))
  expect(rows[0].operations).toEqual([
    { op: 'set', id: 'a', locale: 'nl', path: ['text'], value: ' En', at: [long.length, 0] },
  ])
  expect(rows.map((row: SavedRow) => JSON.stringify(row.operations).length < 150)).toEqual([
    ...[true, true, false, true, true, true],
  ])
  const replayed = (rows as SavedRow[]).flatMap(({ operations }) => operations).reduce(applyOperation, began)
  expect(replayed).toEqual(draftOf((await editedNow()).blocks))
})

test('a save whose answer was lost is sent again and done once', async () => {
  const inserted = { op: 'insert', id: 'new', block: { block: 'rich-text', position: '1', data: words('Nieuw') } }
  const again = save(base, [inserted, set('a', 'nl', 'title', 'Een keer', 'a')])
  const answers = await Promise.all([1, 2, 3].map(() => done(send('POST', `${page}/operations`, again))))
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ version: base + 1, conflicts: [] })
  expect(await orderNow()).toEqual(['new', 'a', 'b', 'c'])
  await edit(base + 1, [set('a', 'nl', 'title', 'Daarna', 'Een keer')])
  expect((await done(send('POST', `${page}/operations`, again))).version).toBe(base + 2)
  expect((await blockOf('a')).nl.title).toBe('Daarna')
  expect((await send('POST', `${page}/operations`, again, staff)).status).toBe(409)
})

test('blocks are moved, hidden, removed and brought back; two for one place stand beside each other', async () => {
  const { blocks } = await editedNow()
  const [first, second] = blocks.filter(({ id }) => 'ab'.includes(id) && id !== '').map(({ position }) => position)
  const between = positionBetween(first ?? null, second ?? null)
  await edit(base, [{ op: 'move', id: 'c', position: between }])
  const inserted = { op: 'insert', id: 'd', block: { block: 'rich-text', position: between, data: words('d') } }
  const { rows } = await edit(base, [inserted, { op: 'hide', id: 'a', value: true }])
  expect(rows.at(-1).operations[0].block.position > between).toBe(true)
  expect(await orderNow()).toEqual(['a', 'c', 'd', 'b'])
  expect((await draftNow()).layout[0].hidden).toBe(true)

  await edit(base + 2, [{ op: 'remove', id: 'c' }])
  const meanwhile = await edit(base + 2, [set('c', 'nl', 'title', 'Nog iets', 'c')], staff)
  expect(meanwhile.conflicts).toMatchObject([{ reason: 'removed' }])
  expect(await orderNow()).toEqual(['a', 'd', 'b'])
  await edit(base + 4, [{ op: 'restore', id: 'c' }])
  expect([await orderNow(), (await blockOf('c')).nl.title]).toEqual([['a', 'c', 'd', 'b'], 'Nog iets'])
})

test('a translation remembers the Dutch it was made of, until somebody writes it anew or says that it is right', async () => {
  const sourcesOf = async (id: string) => (await editedNow()).blocks.find((block) => block.id === id)?.sources ?? null
  const [old, now] = [textHash('a'), textHash('Anders')]
  await edit(base, [set('a', 'nl', 'title', 'Anders', 'a')])
  expect(await sourcesOf('a')).toEqual({ en: { title: old } })
  await edit(base + 1, [set('a', 'nl', 'title', 'Nog anders'), set('a', 'fr', 'title', 'Titre')])
  expect(await sourcesOf('a')).toEqual({ en: { title: old } })
  // Who translated what Dutch said before is told.
  await edit(base + 2, [{ ...set('a', 'en', 'title', 'Different'), from: now }])
  expect(await sourcesOf('a')).toEqual({ en: { title: now } })
  const right = { op: 'confirm', id: 'a', locale: 'en', path: ['title'] }
  await edit(base + 3, [{ ...right, from: textHash(' Nog  anders ') }])
  expect(await sourcesOf('a')).toBeNull()
  await edit(base + 4, [set('a', 'nl', 'title', 'Weer'), set('a', 'nl', 'title', 'Nog anders')])
  expect(await sourcesOf('a')).toBeNull()
  expect((await send('POST', `${page}/operations`, save(base + 5, [right]))).status).toBe(400)

  // A whole document says it as well, and a block that goes takes it along.
  const { data, layout, version } = await draftNow()
  const [a, ...others] = layout
  await saveWhole({
    data,
    layout: [{ ...a, data: { ...a.data, nl: { ...a.data.nl, title: 'Heel' } } }, ...others],
    version,
  })
  expect(await sourcesOf('a')).toEqual({ en: { title: textHash('Nog anders') }, fr: { title: textHash('Nog anders') } })
})

test('items of a list are named by their ids, which readers never see', async () => {
  const usps = '/static-contents/homepage-usps'
  const read = async () => (await done(send('GET', `${usps}/draft`))).blocks[0].data.nl.items
  const { version } = await done(send('GET', `${usps}?draft=true`))
  const [first, second] = await read()
  const item = (id: string, value: unknown) => ({ op: 'set', id: '', locale: 'nl', path: ['items', id], value })
  const text = (value: string, was: string) => ({ ...item('', value), path: ['items', second._id, 'text'], was })
  await done(send('POST', `${usps}/operations`, save(version, [item(first._id, null)])))
  const { conflicts } = await done(
    send(
      'POST',
      `${usps}/operations`,
      save(version, [text('Nieuw', second.text), item(randomUUID(), { figure: '7' })]),
    ),
  )
  expect(conflicts).toEqual([])
  const late = save(version, [{ ...text('Te laat', first.text), path: ['items', first._id, 'text'] }])
  expect((await done(send('POST', `${usps}/operations`, late))).conflicts).toMatchObject([{ reason: 'missing' }])
  const { data } = await done(send('GET', `${usps}?draft=true`))
  expect(data.nl.items[0]).toEqual({ figure: second.figure, text: 'Nieuw' })
  expect(data.nl.items.at(-1)).toEqual({ figure: '7' })
  expect(JSON.stringify(data)).not.toContain('_id')
})

test('a whole document and operations go on from each other', async () => {
  await edit(base, [set('a', 'nl', 'title', 'Uit een blok', 'a')])
  const { type: _, updatedAt: __, ...draft } = await draftNow()
  expect((await send('PUT', page, { ...draft, version: base })).status).toBe(409)
  const turned = { ...draft, layout: [...draft.layout].reverse() }
  const whole = await saveWhole(turned)
  expect(whole.layout).toEqual(turned.layout)
  const { conflicts } = await edit(base, [set('a', 'nl', 'title', 'Te laat', 'a'), set('b', 'nl', 'title', 'Wel', 'b')])
  expect(conflicts).toMatchObject([{ reason: 'changed', current: 'Uit een blok' }])
  expect([await orderNow(), (await blockOf('b')).nl.title]).toEqual([['c', 'b', 'a'], 'Wel'])
  const { rows } = await done(send('GET', `${page}/operations?since=${base + 1}`))
  const moves = rows[0].operations.filter(({ op }: Operation) => op === 'move')
  expect(moves.map(({ id }: Operation) => id)).toEqual(['b', 'a'])
})

test('a language is published alone: not a byte of the others changes, in drafts or for readers', async () => {
  await done(send('POST', `${page}/publish`, { version: base }))
  const both = [set('a', 'nl', 'title', 'Nieuw', 'a'), set('a', 'en', 'title', 'New', 'Words')]
  await edit(base, [...both, set('', 'en', 'title', 'Who we are')])
  const rowsOf = async (locale: string) =>
    (
      await api.pool.query(
        `select v.ctid, v.xmin, v::text from static_content_values v where type = 'about' and locale = $1 order by block_id`,
        [locale],
      )
    ).rows
  const publishedIn = async (locale: string) =>
    (
      await api.pool.query(
        `select md5(concat(data->$1, jsonb_path_query_array(layout, ('$[*].data.' || $1)::jsonpath)::text)) as sum
         from static_contents where type = 'about'`,
        [locale],
      )
    ).rows[0].sum
  const before = await Promise.all(['nl', 'en', 'fr'].map(publishedIn))
  const drafts = await Promise.all(['nl', 'en', 'fr'].map(rowsOf))
  await done(send('POST', `${page}/publish`, { version: base + 1, locales: ['nl'] }))
  const after = await Promise.all(['nl', 'en', 'fr'].map(publishedIn))
  expect(after).toEqual([expect.not.stringContaining(before[0]), before[1], before[2]])
  expect(await Promise.all(['nl', 'en', 'fr'].map(rowsOf))).toEqual(drafts)
  expect((await blockOf('a')).en.title).toBe('New')
})

test('a language published alone takes its order alone: others keep theirs, what they show, and what is new waits', async () => {
  await done(send('POST', `${page}/publish`, { version: base }))
  const seenIn = async (locale: string) => {
    const { layout } = await done(send('GET', `${page}?locale=${locale}`))
    return layout.filter(({ hidden }: { hidden?: boolean }) => !hidden).map(({ id }: { id: string }) => id)
  }
  const textIn = async (locale: string) => JSON.stringify(await done(send('GET', `${page}?locale=${locale}`)))
  const [dutch, french] = [await textIn('nl'), await textIn('fr')]
  const { version, layout } = await draftNow()
  const added = { id: 'd', block: 'rich-text', data: words('d') }
  const [a, b, c] = layout
  const turned = [c, added, { ...b, hidden: true }]
  const { data } = await draftNow()
  const saved = await saveWhole({ data, layout: turned, version })
  const answer = await done(send('POST', `${page}/publish`, { version: saved.version, locales: ['en'] }))
  expect(answer.layout.map(({ id }: { id: string }) => id)).toEqual(['c', 'd'])
  expect([await seenIn('en'), await seenIn('nl'), await seenIn('fr')]).toEqual([
    ['c', 'd'],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
  const blocksOf = (text: string) => JSON.parse(text).layout.slice(0, 3)
  expect([blocksOf(await textIn('nl')), blocksOf(await textIn('fr'))]).toEqual([blocksOf(dutch), blocksOf(french)])

  const gone = await saveWhole({ data, layout: [added, { ...a, id: 'e' }], version: saved.version })
  await done(send('POST', `${page}/publish`, { version: gone.version, locales: ['nl'] }))
  expect([await seenIn('nl'), await seenIn('en')]).toEqual([
    ['d', 'e'],
    ['c', 'd'],
  ])
  expect((await done(send('GET', `${page}?locale=en`))).layout[0].data.en).toEqual(c.data.en)
  await done(send('POST', `${page}/publish`, { version: gone.version }))
  const everywhere = await Promise.all(['nl', 'en', 'fr'].map(seenIn))
  expect(everywhere).toEqual([1, 2, 3].map(() => ['d', 'e']))
  const { rows } = await api.pool.query(
    `select places, jsonb_array_length(layout) as blocks from static_contents where type = 'about'`,
  )
  expect(rows).toEqual([{ places: {}, blocks: 2 }])
})

test('a whole version is kept when it is published, and comes back into the draft alone', async () => {
  const versions = async () => (await done(send('GET', `${page}/versions`))).items
  const count = (await versions()).length
  await edit(base, [set('a', 'nl', 'title', 'Eén', 'a')])
  await edit(base + 1, [set('a', 'nl', 'title', 'Twee', 'Eén')])
  expect(await versions()).toHaveLength(count)
  await done(send('POST', `${page}/publish`, { version: base + 2 }))
  expect((await versions())[0]).toMatchObject({ version: base + 2, state: 'published', author: expect.any(String) })
  await edit(base + 2, [{ op: 'remove', id: 'a' }])
  const restored = await done(send('POST', `${page}/restore/${base + 2}`))
  expect(restored).toMatchObject({ version: base + 4, layout: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  const { version } = await done(send('GET', page))
  expect(version).toBe(base + 2)
  expect((await send('POST', `${page}/restore/${base + 1}`)).status).toBe(404)
})

test('a draft comes with what readers see of it', async () => {
  await done(send('POST', `${page}/publish`, { version: base }))
  await edit(base, [set('a', 'nl', 'title', 'Nog niet publiek', 'a')])
  const { blocks, published } = await done(send('GET', `${page}/draft`))
  const { data, layout } = await done(send('GET', page))
  expect(blocks.find(({ id }: { id: string }) => id === 'a').data.nl.title).toBe('Nog niet publiek')
  expect(published).toEqual({ data, layout })
})

test('what a restore or a whole document replaces is a version too, whoever wrote it, and comes back as it was', async () => {
  const original = await draftNow()
  await done(send('POST', `${page}/publish`, { version: base }))
  await edit(base, [set('a', 'nl', 'title', 'Drie dagen werk', 'a')], staff)
  const { version } = await edit(base + 1, [set('b', 'fr', 'title', 'Trois jours', 'b')])
  const standing = await draftNow()
  await done(send('POST', `${page}/restore/${base}`))
  expect(await blockOf('a')).toMatchObject({ nl: { title: 'a' } })
  const { items } = await done(send('GET', `${page}/versions`))
  expect(items.slice(0, 2)).toMatchObject([
    { version: version + 1, state: 'draft' },
    { version, state: 'draft', author: 'Hanne Goossens' },
  ])
  await done(send('POST', `${page}/restore/${version}`))
  expect(await draftNow()).toMatchObject({ data: standing.data, layout: standing.layout })
  // A document that is sent whole replaces what stood likewise.
  const next = await edit(version + 2, [set('c', 'nl', 'title', 'Nog iets', 'c')])
  await saveWhole({ data: original.data, layout: original.layout, version: next.version })
  await done(send('POST', `${page}/restore/${next.version}`))
  expect(await blockOf('c')).toMatchObject({ nl: { title: 'Nog iets' } })
})

test('each language says how far it is: changed, missing or published, and who changed it last', async () => {
  const stateOf = async (type: string) => {
    const { items } = await done(send('GET', '/static-contents/states'))
    return items.find((one: { type: string }) => one.type === type)
  }
  const statesOf = async (type: string) =>
    (await stateOf(type)).languages.map(({ state, missing }: { state: string; missing: number }) => [state, missing])
  await done(send('POST', `${page}/publish`, { version: base }))
  // Its film is for readers of Dutch and French alone, so that English lacks nothing.
  expect((await statesOf('homepage')).map(([, missing]: [string, number]) => missing)).toEqual([0, 0, 0])
  // French lacks what each of the three blocks says.
  expect(await statesOf('about')).toEqual([
    ['published', 0],
    ['published', 0],
    ['missing', 3],
  ])
  await edit(base, [set('a', 'en', 'title', 'New', 'Words')], staff)
  expect(await statesOf('about')).toEqual([
    ['published', 0],
    ['changed', 0],
    ['missing', 3],
  ])
  expect(await stateOf('about')).toMatchObject({ version: base + 1, page: null, author: expect.any(String) })
  await done(send('POST', `${page}/publish`, { version: base + 1, locales: ['en'] }))
  expect((await statesOf('about'))[1]).toEqual(['published', 0])
  const { blocks } = await editedNow()
  const first = blocks.find(({ id }) => id === 'a')?.position ?? ''
  await edit(base + 1, [{ op: 'move', id: 'c', position: positionBetween(null, first) }])
  await done(send('POST', `${page}/publish`, { version: base + 2, locales: ['nl'] }))
  expect((await statesOf('about')).map(([state]: string[]) => state)).toEqual(['published', 'changed', 'changed'])
  const { items } = await done(send('GET', '/static-contents/states'))
  const own = items.find((one: { page: string | null }) => one.page)
  expect(own).toMatchObject({ type: `page:${own.page}`, title: { nl: expect.any(String) } })
})

test('a version tells what it changed: texts, and blocks added, moved, hidden and removed', async () => {
  const { data } = await draftNow()
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, block: 'rich-text', data: words(id) }))
  const added = { ...c, id: 'd' }
  const retitled = { ...a, data: { ...words('anders'), fr: null } }
  const { version } = await saveWhole({ data, layout: [{ ...c, hidden: true }, retitled, added], version: base })
  const { items } = await done(send('GET', `${page}/versions/${version}/changes`))
  const told = items.map(({ kind, blockId, path, before, after }: Record<string, string>) =>
    [kind, blockId, path, before, after].filter(Boolean).join(' '),
  )
  expect(told).toEqual(['removed b', 'hidden c', 'moved a', 'changed a title a anders', 'added d'])
  expect([b?.id, (await send('GET', `${page}/versions/999999/changes`)).status]).toEqual(['b', 404])
})

test.each<[string, object, string]>([
  ['a text that is a number', set('a', 'nl', 'title', 3), 'blocks.a.data.nl.title'],
  ['a field that there is not', set('a', 'nl', 'colour', 'red'), 'blocks.a.data.nl.colour'],
  ['a field of the page that there is not', set('', 'nl', 'colour', 'red'), 'data.nl.colour'],
  ['a set without a language', { op: 'set', id: 'a', path: ['title'], value: 'x' }, 'operations.0'],
  ['a place that is none', { op: 'move', id: 'a', position: 'a0' }, 'operations.0.position'],
  ['the page’s own content taken away', { op: 'remove', id: '' }, 'operations.0.id'],
  [
    'a block that there is not',
    { op: 'insert', id: 'x', block: { block: 'nothing', position: 'V' } },
    'blocks.x.block',
  ],
  [
    'another language',
    { op: 'insert', id: 'x', block: { block: 'rich-text', position: 'V', data: { de: {} } } },
    'operations.0',
  ],
])('%s is refused, and nothing else of that save is done', async (_, operation, path) => {
  const fine = set('b', 'nl', 'title', 'Ook niet')
  const { status, body } = await send('POST', `${page}/operations`, save(base, [operation, fine]))
  expect([status, body.details?.map((one: { path: string }) => one.path)]).toEqual([400, [path]])
  expect((await draftNow()).version).toBe(base)
})

test('what is no page takes no blocks, and what was never read is no base', async () => {
  const inserted = { op: 'insert', id: 'x', block: { block: 'rich-text', position: 'V' } }
  expect((await send('POST', '/static-contents/banner/operations', save(1, [inserted]))).status).toBe(400)
  expect((await send('POST', `${page}/operations`, save(base + 1, [set('a', 'nl', 'title', 'x')]))).status).toBe(409)
  expect((await send('GET', `${page}/operations`)).status).toBe(400)
  expect((await send('GET', `${page}/operations?since=-1`)).status).toBe(400)
})

const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('set', 'set', 'move', 'insert', 'remove', 'restore', 'undo', 'send', 'send', 'read'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  text: fc.constantFrom('x', ' y ', 'z', null),
  at: fc.nat(3),
  answerLost: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function operationOf(view: Draft, { what, id, text, at }: Step): Operation | null {
  const places = blocksInOrder(view).map(({ position }) => position)
  const position = positionBetween(places[at - 1] ?? places.at(-1) ?? null, at === 0 ? null : (places[at] ?? null))
  const was = view.get(id)?.data.nl?.title ?? null
  if (what === 'set') return { op: 'set', id, locale: 'nl', path: ['title'], value: text, was }
  if (what === 'move') return { op: 'move', id, position }
  if (what === 'insert')
    return { op: 'insert', id, block: { block: 'rich-text', position, hidden: null, data: { nl: { title: 'n' } } } }
  return what === 'remove' || what === 'restore' ? { op: what, id } : null
}

async function exchange(replica: Replica, answerLost: boolean): Promise<Replica> {
  const sending = nextSave(replica)
  if (!sending.sent) return sending
  const { rows } = await done(send('POST', `${page}/operations`, sending.sent))
  return answerLost ? sending : receive(sending, rows)
}

const draftOf = (blocks: Block[]): Draft => new Map(blocks.map((block) => [block.id, block]))

test('three editors with lost answers and undo end with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      const { version, blocks } = await editedNow()
      const editors = [1, 2, 3].map(() => openReplica(randomUUID(), version, draftOf(blocks)))
      const catchUp = async (replica: Replica) =>
        receive(replica, (await done(send('GET', `${page}/operations?since=${replica.version}`))).rows)
      const after = async (replica: Replica, one: Step) => {
        if (one.what === 'undo') return takeBack(replica, 'undo').replica
        if (one.what === 'send') return exchange(replica, one.answerLost)
        if (one.what === 'read') return catchUp(replica)
        const operation = operationOf(viewOf(replica), one)
        return operation ? act(replica, operation) : replica
      }
      for (const one of steps) {
        const replica = editors[one.who]
        if (replica) editors[one.who] = await after(replica, one)
      }
      const flushed = await Promise.all(editors.map((replica) => exchange(replica, false)))
      const settled = await Promise.all(
        flushed.map(async (replica) => catchUp(await catchUp(await exchange(replica, false)))),
      )
      const ended = await Promise.all(settled.map(catchUp))
      const now = draftOf((await editedNow()).blocks)
      for (const replica of ended) expect(viewOf(replica)).toEqual(now)
    }),
    { numRuns: 24 },
  )
})

test('editors hear who else has a document open, not of themselves, and of nobody who left', async () => {
  const here = (client: string, headers = editor) =>
    done(send('POST', '/static-contents/coaching/presence', { client }, headers))
  const [window, other] = [randomUUID(), randomUUID()]
  expect(await here(window)).toEqual({ items: [] })
  expect(await here(randomUUID())).toEqual({ items: [] })
  const [seen] = (await here(other, staff)).items
  expect(seen).toEqual({ name: expect.stringMatching(/\w+ \w+/), since: expect.any(String) })
  expect((await here(randomUUID(), staff)).items).toEqual([seen])
  expect((await send('POST', `${page}/presence`, { client: randomUUID() }, staff)).body).toEqual({ items: [] })
  await api.pool.query(`update editor_presences set seen_at = now() - interval '40 seconds', since = '2026-01-01'`)
  expect(await here(other, staff)).toEqual({ items: [] })
  expect((await here(window)).items).toHaveLength(1)
  expect(Date.parse((await here(other, staff)).items[0].since)).toBeGreaterThan(Date.parse('2026-01-02'))
})

test('steps that nobody goes on from any more are forgotten once they are old; versions stay', async () => {
  await api.pool.query(`insert into static_content_saves (type, version, client, number, operations, created_at)
    select 'coaching', version, 'document', version, '[]',
      now() - case when version between 60 and 70 then interval '29 days' else interval '31 days' end
    from generate_series(2, 601) as version`)
  await api.pool.query(`update static_contents set newest_version = 601 where type = 'coaching'`)
  const versions = await done(send('GET', '/static-contents/coaching/versions'))
  await taskList({ ...api.parts, user: null, mail: null })['apply-retention']?.({}, {} as never)
  const since = async (version: number) => {
    const { status, body } = await send('GET', `/static-contents/coaching/operations?since=${version}`)
    return status === 200 ? body.rows[0].version : status
  }
  expect([await since(50), await since(59), await since(70), await since(101), await since(600)]).toEqual([
    409, 60, 409, 102, 601,
  ])
  expect(await done(send('GET', '/static-contents/coaching/versions'))).toEqual(versions)
})
