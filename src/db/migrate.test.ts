import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { connect } from './client.ts'
import { migrate, OutdatedDatabaseError } from './migrate.ts'
import * as tables from './tables.ts'

const folder = 'src/db/migrations'

test('processes that start together migrate once, later starts change nothing', async () => {
  const database = await temporaryDatabase('empty')
  const connections = Array.from({ length: 4 }, () => connect(database.url))
  try {
    await Promise.all(connections.map(({ pool }) => migrate(pool, folder)))
    const [first] = connections
    const applied = async () =>
      (await first?.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations'))?.rows
    const before = await applied()
    if (first) await migrate(first.pool, folder)
    expect(await applied()).toEqual(before)
    expect((await first?.pool.query('select * from courses'))?.rows).toEqual([])
  } finally {
    await Promise.all(connections.map(({ close }) => close()))
    await database.drop()
  }
})

test('a database that was made by an earlier form of the tables is refused, and stays as it is', async () => {
  const database = await temporaryDatabase('empty')
  const { pool, close } = connect(database.url)
  try {
    await migrate(pool, folder)
    await pool.query("update drizzle.__drizzle_migrations set hash = 'of an earlier form'")
    await expect(migrate(pool, folder)).rejects.toThrow(OutdatedDatabaseError)
    const { rows } = await pool.query('select distinct hash from drizzle.__drizzle_migrations')
    expect(rows).toEqual([{ hash: 'of an earlier form' }])
  } finally {
    await close()
    await database.drop()
  }
})

test('the tables are what the migrations make', async () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const newest = String(entries.length - 1).padStart(4, '0')
  const snapshot = JSON.parse(readFileSync(join(folder, `meta/${newest}_snapshot.json`), 'utf8'))
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id)), 'see README, a table').toEqual([])
})
