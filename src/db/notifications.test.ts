import { once } from 'node:events'
import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { type Connection, connect } from './client.ts'
import { listen, notifyTags, payloadsOf } from './notifications.ts'

let database: Awaited<ReturnType<typeof temporaryDatabase>>
let connection: Connection
beforeAll(async () => {
  database = await temporaryDatabase('empty')
  connection = connect(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

/** A way to the database that can be cut, or fall silent without a word. */
async function createLink() {
  const { hostname, port } = new URL(database.url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connectSocket(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(database.url)
  url.port = String(address && typeof address === 'object' ? address.port : 0)
  const each = (change: (socket: Socket) => void) => {
    for (const socket of sockets) change(socket)
    sockets.clear()
  }
  return {
    url: url.href,
    cut: () => each((socket) => socket.destroy()),
    silence: () => each((socket) => socket.unpipe().pause()),
    close() {
      each((socket) => socket.destroy())
      server.close()
    },
  }
}

function record(url: string) {
  const events: string[] = []
  const listening = listen(url, {
    onTags: (tags) => events.push(`tags ${tags.join(' ')}`),
    onLost: () => events.push('lost'),
    onReady: () => events.push('ready'),
    log: { info() {}, warn() {} },
  })
  const until = (event: string, timeout = 5000) => expect.poll(() => events, { timeout, interval: 10 }).toContain(event)
  return { ...listening, events, until }
}

test('tags arrive when a transaction commits, and none of one that is rolled back', async () => {
  const listener = record(database.url)
  await listener.until('ready')
  await connection.db
    .transaction(async (tx) => {
      await notifyTags(tx, ['never'])
      throw new Error('rolled back')
    })
    .catch(() => {})
  await connection.db.transaction((tx) => notifyTags(tx, ['courses', 'static-content:home', 'courses']))
  await listener.waitForPropagation()
  expect(listener.events).toEqual(['ready', 'tags courses static-content:home'])
  listener.close()
})

test('whoever has caught up has heard of every change before, however many ask at once', async () => {
  const listener = record(database.url)
  await listener.until('ready')
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await notifyTags(connection.db, [`change-${index}`])
      await listener.waitForPropagation()
      expect(listener.events).toContain(`tags change-${index}`)
    }),
  )
  listener.close()
})

test('whoever has caught up knows that every other process has heard as well', async () => {
  const [listener, ...others] = [record(database.url), record(database.url), record(database.url)]
  for (const one of [listener, ...others]) await one?.until('ready')
  for (let change = 0; change < 20; change++) {
    await notifyTags(connection.db, [`shared-${change}`])
    await listener?.waitForPropagation()
    for (const other of others) expect(other.events).toContain(`tags shared-${change}`)
  }
  for (const one of [listener, ...others]) one?.close()
})

test('each connection is sent one statement at a time, however many processes call at once', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => warnings.push(message)
  process.on('warning', note)
  const listeners = Array.from({ length: 6 }, () => record(database.url))
  for (const one of listeners) await one.until('ready')
  for (let time = 0; time < 10; time++)
    await Promise.all(listeners.flatMap(({ waitForPropagation, check }) => [waitForPropagation(), check()]))
  // A warning is told on a turn of its own.
  await new Promise((told) => setImmediate(told))
  process.off('warning', note)
  expect(warnings).toEqual([])
  for (const one of listeners) one.close()
})

test('a process that fell silent does not hold up the others for long', async () => {
  const link = await createLink()
  const [listener, silent] = [record(database.url), record(link.url)]
  await Promise.all([listener.until('ready'), silent.until('ready')])
  link.silence()
  await notifyTags(connection.db, ['unheard'])
  await listener.waitForPropagation()
  expect(listener.events).toContain('tags unheard')
  expect(silent.events).not.toContain('tags unheard')
  for (const one of [listener, silent]) one.close()
  link.close()
})

test('a payload that is not ours is passed over', async () => {
  const listener = record(database.url)
  await listener.until('ready')
  await connection.pool.query(`notify leerplein_tags, 'what?'`)
  await connection.pool.query(`notify leerplein_tags`)
  await notifyTags(connection.db, ['next'])
  await listener.until('tags next')
  listener.close()
})

test('a broken connection is told, and made again by itself', async () => {
  const link = await createLink()
  const listener = record(link.url)
  await listener.until('ready')
  link.cut()
  await listener.until('lost')
  await expect.poll(() => listener.events).toEqual(['ready', 'lost', 'ready'])
  await listener.check()
  await notifyTags(connection.db, ['after'])
  await listener.until('tags after')
  listener.close()
  link.close()
})

test('a connection that died in silence is noticed', async () => {
  const link = await createLink()
  const listener = record(link.url)
  await listener.until('ready')
  link.silence()
  await listener.until('lost', 10_000)
  await expect.poll(() => listener.events, { timeout: 5000 }).toEqual(['ready', 'lost', 'ready'])
  listener.close()
  link.close()
}, 20_000)

test('without a database nothing is heard, and waiting for changes does not hang', async () => {
  const listener = record('postgres://nobody@127.0.0.1:1/nothing')
  await listener.waitForPropagation()
  await expect(listener.check()).rejects.toThrow('Not subscribed')
  expect(listener.events).toEqual([])
  listener.close()
})

test('many tags travel in several notifications, each under the limit', async () => {
  const tags = Array.from({ length: 2000 }, (_, index) => `cœur-${index}`)
  const payloads = payloadsOf(tags)
  expect(payloads.length).toBeGreaterThan(1)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
  expect(payloads.flatMap((payload) => JSON.parse(payload))).toEqual(tags)
  expect(payloadsOf([])).toEqual([])
  await notifyTags(connection.db, tags)
})
