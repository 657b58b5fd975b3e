import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/** Any number that nothing else in this database locks. */
const migrationLock = 5_327_733_746

/** The tables of the job queue are its library's own. */
const migrateJobs = ({ options }: pg.Pool) =>
  runMigrations({ connectionString: String(options.connectionString), logger: new Logger(() => () => {}) })

/** The database was made by a form of the first migration that never landed, or is another program's. */
export class OutdatedDatabaseError extends Error {}

/** Throws OutdatedDatabaseError. The library goes by dates alone, and would leave out a column that queries need. */
async function assertSameBeginning(client: pg.Client, migrationsFolder: string) {
  const [first] = readMigrationFiles({ migrationsFolder })
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  )
  if (!found[0]?.is_there) return
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  if (rows.length > 0 && !rows.some(({ hash }) => hash === first?.hash)) throw new OutdatedDatabaseError()
}

/** Brings a database up to date, or throws OutdatedDatabaseError; of processes that start together one migrates and the others wait for it. */
export async function migrate(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  // A connection of its own: waiting for the others, or building an index, outlasts the pool's limits.
  const client = new pg.Client({ ...pool.options, statement_timeout: 0, query_timeout: 0 })
  // A connection that breaks also fails the statement in flight, which is what the caller hears.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await assertSameBeginning(client, migrationsFolder)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateJobs(pool)
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
