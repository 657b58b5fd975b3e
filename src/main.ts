import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import sharp from 'sharp'
import openapi from '../schemas/openapi.json' with { type: 'json' }
import { smtpTransport } from './adapters/mail/smtp.ts'
import { mollie } from './adapters/payments/mollie.ts'
import { testCheckout } from './adapters/payments/test-checkout.ts'
import { testProvider } from './adapters/payments/test-provider.ts'
import { localStorage } from './adapters/storage/local.ts'
import { s3Storage } from './adapters/storage/s3.ts'
import { createApi } from './api/app.ts'
import { readAccessToken } from './api/auth/access-token.ts'
import { readPublicFile } from './api/files/read-public-file.ts'
import type { Config } from './config.ts'
import { connect } from './db/client.ts'
import { startEmbedded } from './db/embedded.ts'
import { mailboxOf } from './db/mailbox.ts'
import { migrate } from './db/migrate.ts'
import { listen } from './db/notifications.ts'
import { seedDemo } from './db/seed/seed.ts'
import { provider } from './domain/provider.ts'
import { createGateway } from './gateway/gateway.ts'
import { httpUpstream } from './gateway/http-upstream.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createAnswerCache } from './server/answers.ts'
import { type Assets, readAssets } from './server/assets.ts'
import { checkoutPages } from './server/dev/checkout.ts'
import { mailboxPages } from './server/dev/mailbox.ts'
import { createFront, type Middleware } from './server/front.ts'
import { createImages } from './server/images.ts'
import { keepAnswers } from './server/kept-answers.ts'
import { createMetrics } from './server/metrics.ts'
import { createOpenGraph } from './server/open-graph.ts'
import { createPages } from './server/pages.ts'
import { createSession } from './server/session/session.ts'
import { createSite } from './site/render-page.tsx'
import { robots, sitemap } from './site/sitemap.ts'
import knownDocuments from './ui/gql/persisted-documents.json' with { type: 'json' }
import { familyOf, floorSvg, logoSvg } from './ui/tiles.ts'

export interface Running {
  url: string
  /** Finishes what is under way, ten seconds at most, then lets go of the database. */
  stop(): Promise<void>
}

interface Surroundings {
  /** The project's folder: migrations and built files are found from here. */
  root: string
  /** The browser's files; left out, those that the build wrote. */
  assets?: Assets
  /** Asked before everything else: development's own server. */
  middleware?: Middleware
  /** Milliseconds that requests under way get when the process stops. */
  grace?: number
}

/** Signs the access tokens: given, or made once and kept beside the data. */
function jwtSecretOf(config: Config): string {
  if (config.jwtSecret) return config.jwtSecret
  const file = join(config.dataDir, 'jwt-secret')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'a' })
  }
  return readFileSync(file, 'utf8')
}

/** The role a request's token gives; null without a valid one. */
async function roleOf(request: Request, jwtSecret: string): Promise<string | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) return null
  const caller = await readAccessToken(token, jwtSecret).catch(() => null)
  return caller && caller.role
}

async function openDatabase(config: Config, root: string, log: Logger) {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.socketUrl ?? ''
  try {
    const connection = connect(url, { log })
    const storage = config.s3 ? s3Storage(config.s3) : localStorage(config.filesDir)
    await migrate(connection.pool, join(root, 'src/db/migrations'))
    if (config.seed === 'demo') {
      const drawPicture = (seed: string, family: string, columns: number, rows: number) =>
        sharp(Buffer.from(floorSvg({ seed, family: familyOf(family), columns, rows })))
          .resize({ width: columns * 200 })
          .png()
          .toBuffer()
      await seedDemo({ db: connection.db, storage, today: new Date(), drawPicture })
    }
    const close = async () => {
      await connection.close()
      await embedded?.stop()
    }
    return { ...connection, url, storage, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Puts the parts together and listens; throws what stops it: a taken port, a database that is not there. */
export async function start(
  config: Config,
  { root, assets, middleware, grace = 10_000 }: Surroundings,
): Promise<Running> {
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const database = await openDatabase(config, root, log)
  let origin = config.publicUrl ?? ''
  const secure = origin.startsWith('https:')
  const files = assets ?? (await readAssets(join(root, 'dist/client')))

  const jwtSecret = jwtSecretOf(config)
  const publicUrl = () => origin
  const apiParts = {
    db: database.db,
    pool: database.pool,
    storage: database.storage,
    payments: config.mollieApiKey
      ? mollie({ apiKey: config.mollieApiKey })
      : testProvider(database.pool, publicUrl, jwtSecret),
    publicUrl,
    controlPanelUrl: () => new URL(config.controlPanelUrl, origin).href,
    jwtSecret,
    log,
    openapi,
  }
  const api = createApi(apiParts)
  const kept = keepAnswers((request) => api.fetch(request), ['/api/courses/filteredCourses'], config.caches !== 'none')
  /** A write is answered when every process has heard of it: the next page request shows it. */
  const callApi = async (request: Request): Promise<Response> => {
    const response = await kept.fetch(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') await changes.caughtUp()
    return response
  }
  const gateway = await createGateway({
    upstream: callApi,
    apiUrl: config.apiUrl,
    knownDocuments,
    open: config.graphqlOpen,
    authorise: (request) => roleOf(request, jwtSecret),
    log,
  })

  const answers = createAnswerCache(gateway.execute, config.caches !== 'none')
  const settings = {
    brand: config.brand,
    controlPanelUrl: config.controlPanelUrl,
    get publicUrl() {
      return origin
    },
    files,
    report: (problem: object) => log.error(problem, 'A block was left out'),
  }
  const site = await createSite(settings)
  const pages = createPages({
    site,
    answers,
    secure,
    development: config.development,
    log,
    cached: config.caches === 'all',
  })
  const changes = listen(database.url, {
    onTags(tags) {
      kept.drop(tags)
      answers.drop(tags)
      pages.drop(tags)
    },
    onLost() {
      kept.clear()
      answers.clear()
      pages.distrust()
    },
    onReady() {
      kept.clear()
      answers.clear()
      pages.restart()
    },
    log,
  })

  const { server, close } = createFront({
    pages,
    assets: files,
    api: callApi,
    keptAnswer: kept.find,
    graphql: gateway.handle,
    session: createSession({
      api: config.apiUrl ? httpUpstream(config.apiUrl) : callApi,
      publicUrl,
      controlPanelUrl: config.controlPanelUrl,
      secure,
      log,
    }),
    images: createImages((id) => readPublicFile(database, id), join(config.dataDir, 'images')),
    openGraph: createOpenGraph(({ family, ...floor }) => floorSvg({ ...floor, family: familyOf(family) })),
    icon: logoSvg(),
    sitemap: () => sitemap(answers.asker().ask, origin),
    robots: () => robots(origin),
    dev: {
      ...(config.smtpUrl ? {} : mailboxPages(mailboxOf(database.db))),
      ...(config.mollieApiKey ? {} : checkoutPages(testCheckout(database.pool, jwtSecret, callApi))),
    },
    checks: {
      database: async () => {
        await database.pool.query('select 1')
      },
      changes: changes.check,
    },
    metrics: createMetrics({ pages, answers }),
    secure,
    trustedProxies: config.trustedProxies,
    log,
    middleware,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  origin ||= url
  const mail = config.smtpUrl ? smtpTransport(config.smtpUrl, { name: config.brand, address: provider.mail }) : null
  if (config.databaseUrl && !mail) log.warn('Everybody can read the mails at /dev/mail: set SMTP_URL')
  const jobs = startJobs({ ...apiParts, user: null, mail, brand: config.brand })

  return {
    url,
    async stop() {
      await Promise.all([close(grace), jobs.stop(grace)])
      changes.close()
      await gateway.stop()
      await database.close()
    },
  }
}
