import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { connect } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { apiOn } from '../support/api.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import type { Release } from './keep-release.ts'

const folder = 'src/db/migrations'
const kept = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json.br'))

const readRelease = (name: string): Release =>
  JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, name))).toString())

/** The first migrations alone, as that release had them. */
function migrationsOf({ migrations }: Release) {
  const path = mkdtempSync(join(tmpdir(), 'leerplein-migrations-'))
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const entries: { tag: string }[] = journal.entries.slice(0, migrations.length)
  mkdirSync(join(path, 'meta'))
  writeFileSync(join(path, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(path, `${tag}.sql`))
  return path
}

/** Puts the rows in as they are: no trigger changes them, and references are checked at the end. */
async function load({ tables }: Release, pool: pg.Pool) {
  const { rows: references } = await pool.query<{ of: string; name: string; says: string }>(
    "select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as says from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
  )
  for (const { of, name } of references) await pool.query(`alter table ${of} drop constraint ${name}`)
  for (const [table, rows] of Object.entries(tables)) {
    const { rows: columns } = await pool.query<{ name: string }>(
      "select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    )
    const names = columns.map(({ name }) => name).join(', ')
    await pool.query(`alter table "${table}" disable trigger user`)
    await pool.query(`delete from "${table}"`)
    await pool.query(
      `insert into "${table}" (${names}) overriding system value
       select ${names} from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    )
    await pool.query(`alter table "${table}" enable trigger user`)
  }
  for (const { of, name, says } of references) await pool.query(`alter table ${of} add constraint ${name} ${says}`)
}

/** The keys of a table's rows, sorted; of the rows that were kept, or of those that stand now. */
async function keysOf(pool: pg.Pool, table: string, rows?: Record<string, unknown>[]) {
  const { rows: key } = await pool.query<{ name: string }>(
    'select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey) where indrelid = $1::regclass and indisprimary',
    [`"${table}"`],
  )
  const all = rows ?? (await pool.query(`select to_jsonb(t) as row from "${table}" t`)).rows.map(({ row }) => row)
  return all.map((row) => key.map(({ name }) => String(row[name])).join(' ')).sort()
}

test.each(kept)('this release starts on the data of %s and finds every row', async (name) => {
  const release = readRelease(name)
  const earlier = migrationsOf(release)
  const database = await temporaryDatabase('empty')
  const { db, pool, close } = connect(database.url)
  const api = apiOn(database.url, database.filesDir)
  try {
    const landed = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
    expect(landed.slice(0, release.migrations.length), 'what has landed is never written again').toEqual(
      release.migrations,
    )
    await migrate(pool, earlier)
    await load(release, pool)
    await migrate(pool, folder)

    for (const [table, rows] of Object.entries(release.tables)) {
      const now = await keysOf(pool, table)
      expect(now, table).toEqual(expect.arrayContaining(await keysOf(pool, table, rows)))
    }
    expect((await compareBooks(db)).differences).toEqual([])
    const contact = await api.as('CONTACT')
    for (const list of ['registrations', 'invoices', 'students'])
      expect((await api.get(`/${list}`, contact)).body.total, list).toBeGreaterThan(0)
  } finally {
    rmSync(earlier, { recursive: true })
    await api.stop()
    await close()
    await database.drop()
  }
})
