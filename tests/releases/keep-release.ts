import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { localStorage } from '../../src/adapters/storage/local.ts'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { plainPicture } from '../support/plain-picture.ts'

// `node_modules/.bin/node tests/releases/keep-release.ts DAY` keeps what the demo is in a database of this release.
// Run it where a release is made; `releases.test.ts` starts each later one on it.

/** A database of a release: the hashes of its migrations, and each table's rows as PostgreSQL writes them as JSON. */
export interface Release {
  migrations: string[]
  tables: Record<string, Record<string, unknown>[]>
}

const [day] = process.argv.slice(2)
if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error('Say the day of the release, as 2026-11-23')

const folder = mkdtempSync(join(tmpdir(), 'leerplein-release-'))
const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: { info() {}, warn() {} } })
const { db, pool, close } = connect(embedded.url)
await migrate(pool, resolve(import.meta.dirname, '../../src/db/migrations'))
const today = new Date(`${day}T09:00:00Z`)
await seedDemo({ db, storage: localStorage(join(folder, 'files')), today, drawPicture: plainPicture })

const { rows: migrations } = await pool.query<{ hash: string }>(
  'select hash from drizzle.__drizzle_migrations order by created_at',
)
const { rows: tables } = await pool.query<{ name: string }>(
  "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
)
const release: Release = { migrations: migrations.map(({ hash }) => hash), tables: {} }
for (const { name } of tables) {
  const { rows } = await pool.query(`select to_jsonb(t) as row from "${name}" t`)
  release.tables[name] = rows.map(({ row }) => row)
}
writeFileSync(join(import.meta.dirname, `${day}.json.br`), brotliCompressSync(JSON.stringify(release)))
await close()
await embedded.stop()
rmSync(folder, { recursive: true })
