import { expect, test } from 'vitest'
import { temporaryDatabase } from '../../tests/support/postgres.ts'
import { connect } from './client.ts'
import { migrate } from './migrate.ts'

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
