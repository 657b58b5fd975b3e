import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DataDirInUseError, startEmbedded } from './embedded.ts'

const silent = { info() {}, warn() {} }
const isRoot = process.getuid?.() === 0

let root: string
let dataDir: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'leerplein-embedded-'))
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
})
afterAll(() => rmSync(root, { recursive: true }))

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}

/** A process of its own with a database; resolves to its address. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(createInterface(child.stdout), 'line')
  return { child, url }
}

async function killed(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)

test('the first start makes the database, a later one finds what was written', async () => {
  const first = await startEmbedded({ dataDir, log: silent })
  await ask(first.url, `create table seen as select 'Café' as word`)
  await first.stop()
  expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false)

  const second = await startEmbedded({ dataDir, log: silent })
  expect(await ask(second.url, `select lower(word) as word from seen`)).toEqual({ word: 'café' })
  await second.stop()
})

test('writes reach the disk, the password is secret, and Ctrl-C does not reach the database', async () => {
  const database = await startEmbedded({ dataDir, log: silent })
  try {
    expect(
      await ask(
        database.url,
        `select current_setting('fsync') as fsync, current_setting('jit') as jit, current_setting('timezone') as timezone,
          current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses`,
      ),
    ).toEqual({ fsync: 'on', jit: 'off', timezone: 'UTC', encoding: 'UTF8', addresses: '127.0.0.1' })
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
    const guest = database.url.replace(/:[^:@/]+@/, ':guess@')
    await expect(ask(guest, 'select 1')).rejects.toThrow('password authentication failed')
    if (process.platform === 'linux') {
      const group = (pid: number | 'self') => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2]
      expect(group(postmaster())).not.toBe(group('self'))
    }
  } finally {
    await database.stop()
  }
})

test('a second process on the same folder is refused with one line that names both', async () => {
  const { child } = await startElsewhere()
  try {
    const second = startEmbedded({ dataDir, log: silent })
    await expect(second).rejects.toThrow(DataDirInUseError)
    await expect(second).rejects.toThrow(new RegExp(`^${dataDir} is in use by process ${child.pid};.*$`))
  } finally {
    await killed(child)
  }
})

test('after kill -9 the next start stops the database left behind and has every committed row', async () => {
  const { child, url } = await startElsewhere()
  await ask(url, `create table kept as select 1 as one`)
  const orphan = postmaster()
  await killed(child)
  expect(() => process.kill(orphan, 0)).not.toThrow()

  const database = await startEmbedded({ dataDir, log: silent })
  try {
    expect(postmaster()).not.toBe(orphan)
    expect(await ask(database.url, 'select one from kept')).toEqual({ one: 1 })
  } finally {
    await database.stop()
  }
})

test('after kill -9 of process and database together the next start recovers', async () => {
  const { child, url } = await startElsewhere()
  await ask(url, `create table survived as select 2 as two`)
  process.kill(postmaster(), 'SIGKILL')
  await killed(child)

  const database = await startEmbedded({ dataDir, log: silent })
  try {
    expect(await ask(database.url, 'select two from survived')).toEqual({ two: 2 })
  } finally {
    await database.stop()
  }
})

test('another process that bears a dead one’s number is not mistaken for it', async () => {
  writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.pid, start: '1@another-boot' }))
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`)
  const database = await startEmbedded({ dataDir, log: silent })
  try {
    expect(await ask(database.url, 'select 1 as one')).toEqual({ one: 1 })
  } finally {
    await database.stop()
  }
})

test('a database that is killed under a running process comes back at the same address', async () => {
  const database = await startEmbedded({ dataDir, log: silent })
  try {
    process.kill(postmaster(), 'SIGKILL')
    await expect
      .poll(() => ask(database.url, 'select 1 as one').catch(String), { timeout: 15_000, interval: 100 })
      .toEqual({ one: 1 })
  } finally {
    await database.stop()
  }
}, 20_000)

test.runIf(isRoot)(
  'as root in a folder that only root can enter, the database goes elsewhere and the start says so',
  async () => {
    const closed = join(root, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const lines: string[] = []
    const start = () =>
      startEmbedded({ dataDir: join(closed, 'data'), log: { ...silent, info: (line) => lines.push(line) } })

    const first = await start()
    await ask(first.url, `create table elsewhere as select 3 as three`)
    await first.stop()
    const folder = /lives in (\S+)$/.exec(lines.join())?.[1]
    expect(lines).toEqual([`The database's user cannot reach ${closed}/data: the database lives in ${folder}`])

    const second = await start()
    try {
      expect(await ask(second.url, 'select three from elsewhere')).toEqual({ three: 3 })
    } finally {
      await second.stop()
      if (folder) rmSync(folder, { recursive: true })
    }
  },
)
