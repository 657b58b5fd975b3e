import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { filterCourses } from '../../src/api/catalogue/filter-courses.ts'
import * as tables from '../../src/db/tables.ts'

const examples: Record<string, string[]>[] = [
  { search: ['exel bouw'], locale: ['nl'] },
  { search: ['comunication'], locale: ['en'], sort: ['nextSession:ASC'], types: ['CALENDAR'], locations: ['ghent'] },
]
const large = 1000

/** The statements that these searches lead to, as they are sent. */
async function statementsOf(pool: Pool): Promise<string[]> {
  const sent = new Set<string>()
  const db = drizzle({ client: pool, schema: tables, logger: { logQuery: (text) => sent.add(text) } })
  for (const example of examples) await filterCourses({ db }, example)
  return [...sent]
}

/** Prints PostgreSQL's plans for searches, a typing error among them, and whether one reads a large table from end to end. */
export async function explainSearches(pool: Pool): Promise<void> {
  const statements = await statementsOf(pool)
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples > ${large}`,
    )
    const largeTables = rows.map(({ relname }) => relname)
    let scanned: string[] = []
    for (const [place, statement] of statements.entries()) {
      await client.query(`prepare searching as ${statement}`)
      const { rows: types } = await client.query<{ count: number }>(
        `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'searching'`,
      )
      const nulls = Array(types[0]?.count).fill('null')
      const values = nulls.length > 0 ? `(${nulls.join(', ')})` : ''
      const plan = await client.query(`explain (costs off) execute searching${values}`)
      await client.query('deallocate searching')
      const lines = plan.rows.map((row): string => row['QUERY PLAN'])
      console.info(`\nPlan ${place + 1} of ${statements.length}\n${lines.join('\n')}`)
      const sequential = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? [])
      scanned = [...scanned, ...sequential.filter((table) => largeTables.includes(table))]
    }
    console.info(`\nTables with more than ${large} rows: ${largeTables.join(', ')}`)
    console.info(`Read from end to end by a search: ${scanned.join(', ') || 'none'}\n`)
  } finally {
    client.release()
  }
}
