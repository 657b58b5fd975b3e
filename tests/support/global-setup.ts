import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { localStorage } from '../../src/adapters/storage/local.ts'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { plainPicture } from './plain-picture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that tests make their databases on; see postgres.ts. */
    testServer: { url: string; template: string; filesDir: string; logFile: string | null }
  }
}

/** Sessions of the seed stand around this day. */
const today = new Date()
const silent = { info() {}, warn() {} }

async function run(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function seedTemplate(url: string, filesDir: string) {
  const { db, pool, close } = connect(url)
  await migrate(pool, resolve(import.meta.dirname, '../../src/db/migrations'))
  await seedDemo({ db, storage: localStorage(filesDir), today, drawPicture: plainPicture })
  await close()
}

/** One PostgreSQL for all test files (TEST_DATABASE_URL, else one of our own), with a seeded database to copy. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'leerplein-tests-'))
  chmodSync(folder, 0o755)
  const embedded = process.env.TEST_DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: join(folder, 'data'), log: silent })
  const url = process.env.TEST_DATABASE_URL ?? embedded?.url ?? ''
  const template = `leerplein_seeded_${randomBytes(4).toString('hex')}`
  const filesDir = join(folder, 'files')
  // What tests write need not survive a power cut, and no database lives long enough to be tidied up.
  const unneeded = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']
  const off = unneeded.map((name) => `alter system set ${name} = off`)
  if (embedded) await run(url, ...off, 'select pg_reload_conf()')
  await run(url, `create database ${template}`)
  const address = new URL(url)
  address.pathname = template
  await seedTemplate(address.href, filesDir)
  const logFile = embedded && join(folder, 'data', 'postgres.log')
  project.provide('testServer', { url, template, filesDir, logFile })

  return async () => {
    if (embedded) await embedded.stop()
    else await run(url, `drop database ${template} with (force)`)
    rmSync(folder, { recursive: true })
  }
}
