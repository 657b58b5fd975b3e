import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { bundledTexts, currentTexts } from '../../locales/texts.ts'
import { smtpTransport } from '../adapters/mail/smtp.ts'
import { testCheckout } from '../adapters/payments/test-payment-provider.ts'
import { countCourseSteps } from '../api/catalogue/index.ts'
import { createStore } from '../cache/store.ts'
import type { Config } from '../config.ts'
import { mailboxOf } from '../db/mails.ts'
import { listen } from '../db/notifications.ts'
import { provider } from '../domain/provider.ts'
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts'
import { createHttpServer, createMetrics, createSeenCourses } from '../server/app/index.ts'
import { bankPages, checkoutPages, housePages, mailboxPages } from '../server/dev/index.ts'
import { type Assets, readAssets, withChangedTexts } from '../server/files/index.ts'
import { createSite } from '../site/render/render-page.tsx'
import { type Backend, createBackend, type Foundation } from './backend.ts'
import { demoBankFile } from './demo-bank.ts'
import { followTexts } from './follow-texts.ts'
import { createFrontend } from './frontend.ts'
import { listenOn } from './listen-on.ts'
import { openDatabase } from './open-database.ts'

export interface Running {
  url: string
  /** Finishes what is in flight, ten seconds at most, then lets go of the database. */
  stop(): Promise<void>
}

interface Surroundings {
  /** The project's folder: migrations and built files are found from here. */
  root: string
  /** The browser's files; left out, those that the build wrote. */
  assets?: Assets
  /** A database that runs already, where `config` names none. */
  databaseUrl?: string
  /** How the site is made; development makes it anew with each change. */
  makeSite?: typeof createSite
  /** Takes the server's requests and resolves with the address they come in at; left out, the server listens itself. */
  listen?: (server: Server) => Promise<string>
  /** Milliseconds that requests in flight get when the process stops. */
  grace?: number
}

const secondsToCount = 5

/** Puts the parts together and listens; throws what stops it: a taken port, a database that is not there. */
export async function start(config: Config, surroundings: Surroundings): Promise<Running> {
  const { makeSite = createSite, listen: takeRequests = (server) => listenOn(server, config) } = surroundings
  const { grace = 10_000 } = surroundings
  const address = { origin: config.publicUrl ?? '' }
  const foundation = await layFoundation(config, surroundings, () => address.origin)
  const { database, log, store } = foundation
  const changedTexts = followTexts(database.db, store, log)
  await changedTexts.follow()
  const backend = await createBackend(foundation, () => changes.waitForPropagation())
  const frontend = await createFrontend(foundation, backend, makeSite)
  const changes = followChanges(foundation, frontend.images, changedTexts)
  const counting = countSeenCourses(foundation)
  let jobs: RunningJobs | undefined
  const checks = {
    database: async () => {
      await database.pool.query('select 1')
    },
    changes: changes.check,
    jobs: async () => jobs?.check(),
  }
  const { server, close } = createHttpServer({
    ...frontend,
    assets: foundation.files,
    images: frontend.images.find,
    api: backend.callApi,
    graphql: backend.gateway.handle,
    dev: devPages(foundation, backend, surroundings.root),
    checks,
    metrics: createMetrics(store.sizes),
    // Without a token of ours none opens it.
    metricsToken: config.metricsToken ?? (config.databaseUrl ? randomUUID() : null),
    cacheTagsToken: backend.cacheTagsToken,
    seenCourses: counting.seen,
    trustedProxies: config.trustedProxies,
    log,
  })
  const url = await takeRequests(server)
  address.origin ||= url
  jobs = startJobs({ ...backend.apiParts, user: null, mail: mailTransport(foundation), bankDir: config.bankDir })

  return {
    url,
    async stop() {
      await Promise.all([close(grace), jobs?.stop(grace)])
      changes.close()
      await backend.gateway.stop()
      await counting.stop()
      await database.close()
    },
  }
}

/** The log, the database, the cache and the browser's files. */
async function layFoundation(
  config: Config,
  { root, assets, databaseUrl = config.databaseUrl }: Surroundings,
  publicUrl: () => string,
): Promise<Foundation> {
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const database = await openDatabase({ ...config, databaseUrl }, root, log)
  const texts = { bundled: bundledTexts, current: currentTexts }
  const files = assets ?? withChangedTexts(readAssets(join(root, 'dist/client')), texts)
  return { config, log, database, store: createStore(config.cacheBytes), files, publicUrl }
}

/** Looks at courses are written down some seconds later, all at once; those of a process that dies are lost. */
function countSeenCourses({ database, log }: Foundation) {
  const seen = createSeenCourses()
  const write = () =>
    countCourseSteps(database.db, seen.take()).catch((error: unknown) =>
      log.warn({ err: error }, 'Looks at courses were not counted'),
    )
  const timer = setInterval(write, secondsToCount * 1000)
  return {
    seen,
    stop() {
      clearInterval(timer)
      return write()
    },
  }
}

type ChangedTexts = ReturnType<typeof followTexts>
type Images = Awaited<ReturnType<typeof createFrontend>>['images']

/** Drops from the cache what any process changes, and mistrusts it while nobody can say. */
const followChanges = ({ database, store, log }: Foundation, images: Images, changedTexts: ChangedTexts) =>
  listen(database.url, {
    onTags(tags) {
      store.drop(tags)
      images.forget(tags).catch((error: unknown) => log.error({ err: error }, 'Encoded pictures were not removed'))
      return changedTexts.onTags(tags)
    },
    onLost: store.bypass,
    onReady() {
      store.trust()
      void changedTexts.follow()
    },
    log,
  })

/** What stands in for the outside world while it is not there, and what this is made of where nobody is served in earnest. */
const devPages = ({ config, database }: Foundation, { apiParts, callApi }: Backend, root: string) => ({
  ...(config.databaseUrl ? {} : { ...housePages(root), ...bankPages(() => demoBankFile(database.db)) }),
  ...(config.smtpUrl ? {} : mailboxPages(mailboxOf(database.db))),
  ...(config.mollieApiKey ? {} : checkoutPages(testCheckout(database.pool, apiParts.jwtSecret, callApi))),
})

/** How mails leave; null where they stay in the mailbox. Says what must not be so in earnest. */
function mailTransport({ config, log }: Foundation) {
  const sender = () => ({ name: config.brand, address: provider.email })
  const mail = config.smtpUrl ? smtpTransport(config.smtpUrl, sender) : null
  if (config.databaseUrl && !mail) log.warn('Everybody can read the mails at /dev/mail: set SMTP_URL')
  if (config.databaseUrl && !config.mollieApiKey) log.warn('Nobody pays in earnest: set MOLLIE_API_KEY')
  return mail
}
