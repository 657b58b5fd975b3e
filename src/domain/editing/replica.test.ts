import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Locale, locales } from '../locales.ts'
import { blocksInOrder } from './apply-operation.ts'
import { contentOf, draftOf, operationsTo } from './content.ts'
import type { Draft, Operation, Save, SavedRow } from './operations.ts'
import { isPosition, positionBetween, spreadPositions } from './positions.ts'
import { act, nextSave, openReplica, type Replica, receive, takeBack, viewOf } from './replica.ts'
import { settleSave } from './settle-save.ts'
import { textHash } from './sources.ts'

const counted = () => {
  let made = 0
  return () => {
    made += 1
    return `item-${made}`
  }
}

const begin = () =>
  draftOf(
    {
      data: { nl: { title: 'Thuis' }, en: {}, fr: {} },
      layout: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        block: 'text',
        data: { nl: { title: id, items: [{ text: 'een' }, { text: 'twee' }] }, en: null, fr: null },
      })),
    },
    counted(),
  )

/** A server as simple as one can be: it settles a save, keeps its row, and answers the same save with the same. */
function openServer() {
  let draft: Draft = begin()
  const rows: SavedRow[] = []
  return {
    draft: () => draft,
    rows,
    since: (version: number) => rows.filter((row) => row.version > version),
    save({ base, client, number, operations }: Save) {
      if (!rows.some((row) => row.client === client && row.number === number)) {
        const settled = settleSave(draft, operations)
        draft = settled.draft
        rows.push({ version: rows.length + 1, client, number, ...settled })
      }
      return rows.filter((row) => row.version > base)
    },
  }
}

/** So long that a change of it is kept by its part. */
const long = 'Een zin van tien letters of meer. '.repeat(4)

const ids = ['', 'a', 'b', 'c', 'd', 'new-1', 'new-2']
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    'set',
    'set',
    'confirm',
    'item',
    'move',
    'insert',
    'hide',
    'remove',
    'restore',
    'undo',
    'redo',
    'send',
    'read',
  ),
  id: fc.constantFrom(...ids),
  locale: fc.constantFrom<Locale>(...locales),
  text: fc.constantFrom('x', 'y', 'z', null, long, `${long} en meer`, `Wel ${long}`, `${long}🙂`, `${long}🙃`),
  at: fc.nat(6),
  answerLost: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function positionAt(view: Draft, at: number): string {
  const positions = blocksInOrder(view).map(({ position }) => position)
  return positionBetween(positions[at - 1] ?? positions.at(-1) ?? null, at === 0 ? null : (positions[at] ?? null))
}

/** What an editor would send for it, seeing this. */
function operationOf(view: Draft, { what, id, locale, text, at }: Step): Operation | null {
  const block = view.get(id)
  const target = id === '' ? 'a' : id
  switch (what) {
    case 'set':
      return { op: 'set', id, locale, path: ['title'], value: text, was: block?.data[locale]?.title ?? null }
    case 'confirm':
      return { op: 'confirm', id, locale, path: ['title'], from: textHash(block?.data.nl?.title) }
    case 'item':
      return { op: 'set', id: target, locale: 'nl', path: ['items', `item-${at}`, 'text'], value: text }
    case 'move':
      return { op: 'move', id: target, position: positionAt(view, at) }
    case 'insert':
      return {
        op: 'insert',
        id: target,
        block: { block: 'text', position: positionAt(view, at), hidden: null, data: { nl: { title: 'nieuw' } } },
      }
    case 'hide':
      return { op: 'hide', id: target, value: at % 2 === 0 }
    case 'remove':
    case 'restore':
      return { op: what, id: target }
    default:
      return null
  }
}

function exchange(server: ReturnType<typeof openServer>, replica: Replica, answerLost: boolean): Replica {
  const sending = nextSave(replica)
  if (!sending.sent) return sending
  const rows = server.save(sending.sent)
  return answerLost ? sending : receive(sending, rows)
}

test('three editors with lost answers and undo end with the same', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = openServer()
      let editors = ['one', 'two', 'three'].map((client) => openReplica(client, 0, begin()))
      const change = (who: number, next: (replica: Replica) => Replica) => {
        editors = editors.map((replica, index) => (index === who ? next(replica) : replica))
      }
      for (const one of steps) {
        const { what } = one
        change(one.who, (replica) => {
          if (what === 'undo' || what === 'redo') return takeBack(replica, what).replica
          if (what === 'send') return exchange(server, replica, one.answerLost)
          if (what === 'read') return receive(replica, server.since(replica.version))
          const operation = operationOf(viewOf(replica), one)
          return operation ? act(replica, operation) : replica
        })
      }
      // Whatever is on its way arrives, then everybody reads once more.
      for (const who of [0, 1, 2, 0, 1, 2]) change(who, (replica) => exchange(server, replica, false))
      editors = editors.map((replica) => receive(replica, server.since(replica.version)))

      for (const replica of editors) {
        expect([replica.sent, replica.waiting]).toEqual([null, []])
        expect(viewOf(replica)).toEqual(server.draft())
      }
      const places = [...server.draft().values()].map(({ position }) => position)
      expect(new Set(places).size).toBe(places.length)
      const sent = server.rows.map(({ client, number }) => `${client} ${number}`)
      expect(new Set(sent).size).toBe(sent.length)
    }),
    { numRuns: 2000 },
  )
})

const set = (id: string, value: unknown, was?: unknown): Operation => ({
  op: 'set',
  id,
  locale: 'nl',
  path: ['title'],
  value,
  ...(was !== undefined && { was }),
})
const titleOf = (draft: Draft, id: string) => draft.get(id)?.data.nl?.title

test('an answer that comes late takes nothing back', () => {
  const server = openServer()
  const first = exchange(server, act(openReplica('one', 0, begin()), set('a', 'Eerst')), false)
  const early = server.since(0)
  const second = exchange(server, act(first, set('a', 'Daarna')), false)
  expect(receive(second, early)).toEqual(second)
})

test('undo takes back one’s own last act, also after it was saved, and redo does it again', () => {
  const server = openServer()
  const written = exchange(server, act(openReplica('one', 0, begin()), set('a', 'Nieuw', 'a')), false)
  const undone = exchange(server, takeBack(written, 'undo').replica, false)
  expect(titleOf(server.draft(), 'a')).toBe('a')
  exchange(server, takeBack(undone, 'redo').replica, false)
  expect(titleOf(server.draft(), 'a')).toBe('Nieuw')
})

test('undo is dropped, and said, where somebody else wrote since', () => {
  const server = openServer()
  const written = exchange(server, act(openReplica('one', 0, begin()), set('a', 'Nieuw', 'a')), false)
  server.save({ base: 1, client: 'two', number: 1, operations: [set('a', 'Van een ander', 'Nieuw')] })
  const informed = receive(written, server.since(written.version))
  expect(takeBack(informed, 'undo').dropped).toMatchObject({ op: 'set', id: 'a', value: 'a' })

  exchange(server, takeBack(written, 'undo').replica, false)
  expect(server.rows.at(-1)?.conflicts).toMatchObject([{ reason: 'changed', current: 'Van een ander' }])
  expect(titleOf(server.draft(), 'a')).toBe('Van een ander')
})

test('of a removed block nothing is lost: what others wrote in it is there when it comes back', () => {
  const operations: Operation[] = [{ op: 'remove', id: 'b' }, set('b', 'Toch'), { op: 'restore', id: 'b' }]
  const { draft, conflicts } = settleSave(begin(), operations)
  expect(conflicts).toMatchObject([{ reason: 'removed' }])
  expect([draft.get('b')?.removed, titleOf(draft, 'b')]).toEqual([false, 'Toch'])
})

test('a move whose place was taken can be taken back under the place it was given', () => {
  const taken = begin().get('b')?.position ?? ''
  const moves: Operation[] = [
    { op: 'move', id: 'd', position: taken },
    { op: 'move', id: 'd', position: 'zz', was: taken },
  ]
  const { draft, conflicts, operations } = settleSave(begin(), moves)
  expect(conflicts).toEqual([])
  expect(operations[0]).toMatchObject({ op: 'move', asked: taken })
  expect(draft.get('d')?.position).toBe('zz')
})

test('a position lies between its neighbours, however often', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 120 }), fc.nat(50), (places, count) => {
      const positions = spreadPositions(count)
      for (const place of places) {
        const at = place % (positions.length + 1)
        positions.splice(at, 0, positionBetween(positions[at - 1] ?? null, positions[at] ?? null))
      }
      expect(positions.every(isPosition)).toBe(true)
      expect(positions).toEqual([...new Set(positions)].sort((one, other) => (one < other ? -1 : 1)))
    }),
  )
})

const instance = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  block: fc.constantFrom('text', 'film'),
  data: fc.record({
    nl: fc.record({ title: fc.string(), items: fc.array(fc.record({ text: fc.constantFrom('p', 'q') })) }),
    en: fc.constant(null),
    fr: fc.oneof(fc.constant(null), fc.record({ title: fc.string() })),
  }),
})
const content = fc.record({
  data: fc.record({ nl: fc.record({ title: fc.string() }), en: fc.constant({}), fr: fc.constant({}) }),
  layout: fc.uniqueArray(instance, { selector: ({ id }) => id }),
})

test('a whole document becomes operations that lead there from whatever was', () => {
  fc.assert(
    fc.property(content, content, content, (first, second, third) => {
      const newId = counted()
      let draft = draftOf(first, newId)
      expect(contentOf(draft, true)).toEqual(first)
      for (const wanted of [second, third, third]) {
        const settled = settleSave(draft, operationsTo(draft, wanted, newId))
        expect(settled.conflicts).toEqual([])
        draft = settled.draft
        expect(contentOf(draft, true)).toEqual(wanted)
      }
      expect(operationsTo(draft, third, newId)).toEqual([])
    }),
  )
})
