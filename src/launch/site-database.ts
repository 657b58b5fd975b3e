import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { connect, type Database } from '../db/client.ts'
import { DataDirInUseError, runningDatabase, startEmbedded } from '../db/embedded.ts'
import { explain } from './explain.ts'

const log = { info() {}, warn() {} }

/** The embedded database of a site that runs, else started for as long as this takes. */
async function openEmbedded({ dataDir }: Config) {
  if (!existsSync(join(dataDir, 'postgres.json')))
    throw new ConfigError(`There is no database in ${dataDir} yet; set DATA_DIR or DATABASE_URL to the site's own`)
  try {
    return await startEmbedded({ dataDir, log })
  } catch (error) {
    if (error instanceof DataDirInUseError) return { url: runningDatabase(dataDir, log), stop: async () => {} }
    throw error
  }
}

async function look(check: (db: Database) => Promise<{ text: string; isRight: boolean }>) {
  // Nothing is signed here, so no secret is needed.
  const { DATABASE_URL, DATA_DIR } = process.env
  const config = readConfig({ DATABASE_URL, DATA_DIR, NODE_ENV: 'development' }, resolve('.'))
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await openEmbedded(config)
  const { db, close } = connect(url)
  try {
    const { text, isRight } = await check(db)
    process.stdout.write(text)
    process.exitCode = isRight ? 0 : 1
  } finally {
    await close()
    await stop()
  }
}

/** Looks at the site's database, says what was found, and ends with 0 where all is right, 1 where it is not, 2 where it could not look. */
export const checkDatabase = (check: (db: Database) => Promise<{ text: string; isRight: boolean }>): Promise<void> =>
  look(check).catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 2
  })
