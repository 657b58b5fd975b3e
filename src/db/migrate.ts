import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Executor, Log } from './client.ts'
import { courses, facts } from './tables.ts'

/** Any number that nothing else in this database locks. */
const migrationLock = 5_327_733_746

/** The tables of the job queue are its library's own. */
const migrateJobs = ({ options }: pg.Pool) =>
  runMigrations({ connectionString: String(options.connectionString), logger: new Logger(() => () => {}) })

/** The database was made by a form of the first migration that never landed, or is another program's. */
export class OutdatedDatabaseError extends Error {}

/** Throws OutdatedDatabaseError. The library goes by dates alone, and would leave out a column that queries need. */
async function countApplied(client: pg.Client, migrationsFolder: string): Promise<number> {
  const [first] = readMigrationFiles({ migrationsFolder })
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  )
  if (!found[0]?.is_there) return 0
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  if (rows.length > 0 && !rows.some(({ hash }) => hash === first?.hash)) throw new OutdatedDatabaseError()
  return rows.length
}

/** What a database that has data lacks, by name. */
function lacking(migrationsFolder: string, applied: number): string[] {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  const { entries }: { entries: { tag: string }[] } = JSON.parse(journal)
  return applied === 0 ? [] : entries.slice(applied).map(({ tag }) => tag)
}

/**
 * Brings a database up to date and says by what, or throws OutdatedDatabaseError; of processes that start together one
 * migrates and the others wait for it.
 */
export async function migrate(pool: pg.Pool, migrationsFolder: string, log?: Log): Promise<void> {
  // A connection of its own: waiting for the others, or building an index, outlasts the pool's limits.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, query_timeout: 0 })
  // A connection that breaks also fails the statement in flight, which is what the caller hears.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await countApplied(client, migrationsFolder)
    for (const name of lacking(migrationsFolder, applied)) log?.info(`Migrating the database: ${name}`)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs(pool)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}

/** Whether demo content came into this database, or courses of somebody's own are in it. */
export async function isSeeded(executor: Executor): Promise<boolean> {
  const seeded = await executor.select({ name: facts.name }).from(facts).where(eq(facts.name, 'seeded'))
  const course = await executor.select({ id: courses.id }).from(courses).limit(1)
  return seeded.length > 0 || course.length > 0
}
