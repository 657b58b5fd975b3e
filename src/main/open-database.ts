import { join } from 'node:path'
import type { Logger } from 'pino'
import { localStorage } from '../adapters/storage/local.ts'
import { s3Storage } from '../adapters/storage/s3.ts'
import type { Storage } from '../adapters/storage.ts'
import { type Config, ConfigError } from '../config.ts'
import { connect, type Database } from '../db/client.ts'
import { startEmbedded } from '../db/embedded.ts'
import { isSeeded, migrate, OutdatedDatabaseError } from '../db/migrate.ts'

/** The demo is half a megabyte of texts: a database that has its content never loads it. */
async function seed(db: Database, storage: Storage) {
  if (await isSeeded(db)) return
  const { seedDemo } = await import('../demo/seed.ts')
  await seedDemo({ db, storage, today: new Date(), hasYearBefore: true })
}

/** What whoever starts the server can do about it: nothing of the older data is touched. */
const outdated = ({ databaseUrl, dataDir }: Config) =>
  new ConfigError(
    databaseUrl
      ? 'The database of DATABASE_URL was made by an earlier version of the tables; set DATABASE_URL to an empty one'
      : `The data in ${dataDir} was made by an earlier version of the tables; move that folder away, or set DATA_DIR to another one, and a new database is made`,
  )

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/** The database, migrated and seeded, and the storage of its files; `root` is the project's folder. */
export async function openDatabase(config: Config, root: string, log: Logger) {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.socketUrl ?? ''
  try {
    const connection = connect(url, { log })
    const storage = config.s3 ? s3Storage(config.s3) : localStorage(config.filesDir)
    await migrate(connection.pool, join(root, 'src/db/migrations'), log)
    if (config.seed === 'demo') await seed(connection.db, storage)
    const close = async () => {
      await connection.close()
      await embedded?.stop()
    }
    return { ...connection, url, storage, close }
  } catch (error) {
    await embedded?.stop()
    throw error instanceof OutdatedDatabaseError ? outdated(config) : error
  }
}
