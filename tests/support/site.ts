import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser, BrowserContext } from 'playwright'
import { test as base, expect } from 'vitest'
import { closeContext, launchBrowser, openVisit, type Visit, type VisitOptions } from './browser.ts'
import { type TemporaryDatabase, temporaryDatabase } from './postgres.ts'
import { type Environment, type ServerProcess, startServer } from './server-process.ts'
import { type Site, startInSharedProcess } from './shared-process.ts'

/** A folder that goes with what it is used for. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'leerplein-e2e-'))
  // As root, a database in it runs as another user.
  chmodSync(path, 0o755)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

type SiteDatabase = Pick<TemporaryDatabase, 'url' | 'filesDir'>

/** A data folder that shows the seeded pictures and keeps everything else to itself. */
function dataFolder({ filesDir }: SiteDatabase) {
  const folder = temporaryFolder()
  symlinkSync(filesDir, join(folder.path, 'files'))
  return folder
}

const settingsOf = (database: SiteDatabase, dataDir: string, environment: Environment): Environment => ({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ...environment,
})

/** The built server on a database, in the process of this worker's sites. */
export async function startSite(database: SiteDatabase, environment: Environment = {}): Promise<Site> {
  const data = dataFolder(database)
  try {
    const { url, stop } = await startInSharedProcess(settingsOf(database, data.path, environment))
    return { url, stop: () => stop().finally(data.remove) }
  } catch (error) {
    data.remove()
    throw error
  }
}

/** Likewise in a process of its own, for what happens to processes or between them; `folder` has another build. */
export async function startSiteProcess(
  database: SiteDatabase,
  environment: Environment = {},
  folder?: string,
): Promise<ServerProcess> {
  const data = dataFolder(database)
  try {
    const server = await startServer(settingsOf(database, data.path, environment), folder)
    return { ...server, stop: () => server.stop().finally(data.remove), kill: () => server.kill().finally(data.remove) }
  } catch (error) {
    data.remove()
    throw error
  }
}

interface Cleaning {
  onCleanup(clean: () => unknown): void
}

/** The fixture `site` of a file whose server has settings of its own. */
export const siteWith =
  (environment: Environment) =>
  async ({ database }: { database: TemporaryDatabase }, { onCleanup }: Cleaning): Promise<Site> => {
    const site = await startSite(database, environment)
    onCleanup(site.stop)
    return site
  }

/** The fixture `site` of a file that changes what a process holds, or looks at it. */
export async function siteProcess(
  { database }: { database: TemporaryDatabase },
  { onCleanup }: Cleaning,
): Promise<ServerProcess> {
  const site = await startSiteProcess(database)
  onCleanup(site.stop)
  return site
}

/** What all files of a process share, made for the first that asks: vitest makes a worker's fixture anew for each that extends `test`. */
function sharedByFiles<Thing>(make: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>) {
  let made: Promise<Thing> | undefined
  return ({}, { onCleanup }: Cleaning): Promise<Thing> => {
    onCleanup(async () => {
      const last = made
      made = undefined
      if (last) await end(await last)
    })
    made ??= make()
    return made
  }
}

async function startChromium() {
  let running: Browser | undefined
  return {
    async connected() {
      if (!running?.isConnected()) running = await launchBrowser()
      return running
    },
    close: async () => running?.close(),
  }
}

async function startCommon() {
  const database = await temporaryDatabase('seeded')
  return { database, site: await startSite(database) }
}

/**
 * One Chromium for all files of a worker, a context for each visitor. `visit` fails its test when a page it opened reports
 * anything in the console; `client` speaks to the site's database.
 */
export const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await temporaryDatabase('seeded')
    onCleanup(() => database.drop())
    return database
  })
  .extend('client', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    onCleanup(() => client.end())
    return client
  })
  .extend('site', { scope: 'file' }, siteWith({}))
  .extend(
    'chromium',
    { scope: 'worker' },
    sharedByFiles(startChromium, ({ close }) => close()),
  )
  .extend(
    'common',
    { scope: 'worker' },
    sharedByFiles(startCommon, ({ database, site }) => site.stop().finally(database.drop)),
  )
  .extend('browser', { scope: 'file' }, async ({ chromium }, { onCleanup }) => {
    const browser = await chromium.connected()
    onCleanup(async () => {
      await Promise.all(browser.contexts().map(closeContext))
    })
    return browser
  })
  .extend('visit', async ({ browser, site }, { onCleanup }) => {
    const contexts: BrowserContext[] = []
    const problems: string[] = []
    onCleanup(async () => {
      await Promise.all(contexts.map(closeContext))
      expect(problems).toEqual([])
    })
    return async (path: string, options: VisitOptions = {}): Promise<Visit> => {
      const { context, visit } = await openVisit(browser, site.url + path, options, problems)
      contexts.push(context)
      return visit
    }
  })

/** For files that only read, or write what no other sees: one site and one database for all of them in a worker. */
export const reading = test
  .extend('database', { scope: 'file' }, ({ common }) => common.database)
  .extend('site', { scope: 'file' }, ({ common }) => common.site)
