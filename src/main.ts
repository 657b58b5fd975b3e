import { createHmac, randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { originalTexts, spokenTexts } from '../locales/texts.ts'
import openapi from '../schemas/openapi.json' with { type: 'json' }
import { smtpTransport } from './adapters/mail/smtp.ts'
import { mollie } from './adapters/payments/mollie.ts'
import { testCheckout } from './adapters/payments/test-checkout.ts'
import { testPaymentProvider } from './adapters/payments/test-payment-provider.ts'
import { createApi } from './api/app/index.ts'
import { isPublicFile } from './api/files/index.ts'
import { createPrincipals, principalCacheOptions } from './api/identity/index.ts'
import { createStore } from './cache/store.ts'
import { builtInControlPanel, type Config } from './config.ts'
import { mailboxOf } from './db/mailbox.ts'
import { listen, watchTags } from './db/notifications.ts'
import { measuringOrigins } from './domain/measuring.ts'
import { provider } from './domain/provider.ts'
import { createGateway } from './gateway/gateway.ts'
import { httpUpstream } from './gateway/http-upstream.ts'
import { previewMail } from './jobs/mail/preview-mail.ts'
import { renderMail } from './jobs/mail/render-mail.ts'
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts'
import { followTexts } from './main/follow-texts.ts'
import { jwtSecretOf } from './main/jwt-secret.ts'
import { listenOn } from './main/listen-on.ts'
import { openDatabase } from './main/open-database.ts'
import { roleOf } from './main/role-of.ts'
import { createPanelRenderer } from './panel/render-panel.tsx'
import { type Assets, readAssets } from './server/assets.ts'
import { withChangedTexts } from './server/changed-texts.ts'
import { checkoutPages } from './server/dev/checkout.ts'
import { mailboxPages } from './server/dev/mailbox.ts'
import { createFragmentCache } from './server/fragment-cache.ts'
import { createHttpServer } from './server/http-server.ts'
import { createImages } from './server/images.ts'
import { createMetrics } from './server/metrics.ts'
import { createOpenGraph } from './server/open-graph.ts'
import { createPages } from './server/pages.ts'
import { createPanel } from './server/panel/panel.ts'
import { createPreview } from './server/preview.ts'
import { createQueryCache } from './server/query-cache.ts'
import { createResponseCache } from './server/response-cache.ts'
import { createSession } from './server/session/session.ts'
import type { SessionSettings } from './server/session/session-settings.ts'
import { createSiteFiles } from './server/site-files.ts'
import { createVisits } from './server/visitors/visits.ts'
import { createSite } from './site/render/render-page.tsx'
import knownDocuments from './ui/gql/persisted-documents.json' with { type: 'json' }

const playgroundSource = 'src/gateway/playground/main.ts'

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

/** Puts the parts together and listens; throws what stops it: a taken port, a database that is not there. */
export async function start(
  config: Config,
  {
    root,
    assets,
    databaseUrl,
    makeSite = createSite,
    listen: takeRequests = (server) => listenOn(server, config),
    grace = 10_000,
  }: Surroundings,
): Promise<Running> {
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const database = await openDatabase({ ...config, databaseUrl: databaseUrl ?? config.databaseUrl }, root, log)
  let origin = config.publicUrl ?? ''
  const secure = origin.startsWith('https:')
  const texts = { original: originalTexts, spoken: spokenTexts }
  const files = assets ?? withChangedTexts(readAssets(join(root, 'dist/client')), texts)

  const jwtSecret = jwtSecretOf(config)
  // Of the secret that processes of one site share.
  const cacheTagsToken = createHmac('sha256', jwtSecret).update('cache tags').digest('base64url')
  const publicUrl = () => origin
  const store = createStore(config.cacheBytes)
  const changedTexts = followTexts(database.db, store, log)
  await changedTexts.follow()
  const principals = createPrincipals({
    db: database.db,
    jwtSecret,
    cache: store.cache('principal', principalCacheOptions),
  })
  const apiParts = {
    db: database.db,
    pool: database.pool,
    storage: database.storage,
    paymentProvider: config.mollieApiKey
      ? mollie({ apiKey: config.mollieApiKey })
      : testPaymentProvider(database.pool, () => config.checkoutUrl ?? origin, jwtSecret),
    publicUrl,
    controlPanelUrl: (page = '') => {
      const isBuiltIn = config.controlPanelUrl === builtInControlPanel
      return new URL(config.controlPanelUrl + (isBuiltIn ? page : ''), origin).href
    },
    jwtSecret,
    principals,
    brand: config.brand,
    log,
    previewMail,
    renderMail,
    openapi,
  }
  const api = createApi(apiParts)
  const isCaching = config.caches !== 'none'
  const cachedApi = createResponseCache(
    (request) => api.fetch(request),
    {
      path: /^\/api\/(?:courses|static-contents)\/[^/]+$/,
      // Editors see more than that: what they hid.
      isEverybody: async (request) => (await roleOf(request, principals)) === 'CONTACT',
    },
    store,
    isCaching,
  )
  /** A write is answered when every process has heard of what it changed: the next page request shows it. */
  const callApi = async (request: Request): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return cachedApi(request)
    const { result, sentTags } = await watchTags(() => cachedApi(request))
    if (sentTags) await changes.waitForPropagation()
    return result
  }
  const gateway = await createGateway({
    upstream: config.apiUrl ? httpUpstream(config.apiUrl, cacheTagsToken) : callApi,
    knownDocuments,
    open: config.graphqlOpen,
    authorise: (request) => roleOf(request, principals),
    playground: files.entry?.(playgroundSource) ?? { script: `/${playgroundSource}`, stylesheets: [] },
    log,
  })

  const queryCache = createQueryCache(gateway.execute, store, isCaching)
  let jobs: RunningJobs | undefined
  const settings = {
    brand: config.brand,
    measuring: config.measuring,
    hasKit: config.databaseUrl === undefined,
    controlPanelUrl: config.controlPanelUrl,
    get publicUrl() {
      return origin
    },
    files,
    fragments: createFragmentCache(store),
    report: (problem: object) => log.error(problem, 'A block was left out'),
  }
  const site = await makeSite(settings)
  const pages = createPages({
    site,
    queryCache,
    store,
    secure,
    development: config.development,
    measuring: measuringOrigins(config.measuring),
    formTargets: () => [
      origin,
      new URL(config.controlPanelUrl, origin).origin,
      apiParts.paymentProvider.checkoutOrigin(),
    ],
    log,
    cached: config.caches === 'all',
  })
  const session: SessionSettings = {
    api: config.apiUrl ? httpUpstream(config.apiUrl) : callApi,
    publicUrl,
    externalControlPanelUrl: config.controlPanelUrl === builtInControlPanel ? null : config.controlPanelUrl,
    visitorOf: (token) => principals.of(token).catch(() => null),
    secure,
    log,
  }
  const panelOf = async () =>
    createPanel({
      ...session,
      panel: await createPanelRenderer({ brand: config.brand, files: files.panel }),
      site,
      queryCache,
      execute: gateway.execute,
      development: config.development,
    })
  const images = createImages({
    store,
    isPublic: (id) => isPublicFile(database, id),
    read: (id) => database.storage.get(id),
    folder: join(config.dataDir, 'images'),
    log,
  })
  const changes = listen(database.url, {
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

  const { server, close } = createHttpServer({
    pages,
    assets: files,
    api: callApi,
    graphql: gateway.handle,
    session: createSession(session),
    panel: config.controlPanelUrl === builtInControlPanel ? await panelOf() : null,
    preview: createPreview({ site, queryCache, api: session.api, secure, development: config.development, log }),
    visits: createVisits({ ...session, pages, site, queryCache, execute: gateway.execute }),
    images: images.find,
    siteFiles: createSiteFiles({
      site: settings,
      queryCache,
      openGraph: createOpenGraph({ store, queryCache, site: settings }),
    }),
    dev: {
      ...(config.smtpUrl ? {} : mailboxPages(mailboxOf(database.db))),
      ...(config.mollieApiKey ? {} : checkoutPages(testCheckout(database.pool, jwtSecret, callApi))),
    },
    checks: {
      database: async () => {
        await database.pool.query('select 1')
      },
      changes: changes.check,
      jobs: async () => jobs?.check(),
    },
    metrics: createMetrics(store.sizes),
    // Without a token of ours none opens it.
    metricsToken: config.metricsToken ?? (config.databaseUrl ? randomUUID() : null),
    cacheTagsToken,
    secure,
    trustedProxies: config.trustedProxies,
    log,
  })
  const url = await takeRequests(server)
  origin ||= url
  const mail = config.smtpUrl ? smtpTransport(config.smtpUrl, { name: config.brand, address: provider.mail }) : null
  if (config.databaseUrl && !mail) log.warn('Everybody can read the mails at /dev/mail: set SMTP_URL')
  if (config.databaseUrl && !config.mollieApiKey) log.warn('Nobody pays in earnest: set MOLLIE_API_KEY')
  jobs = startJobs({ ...apiParts, user: null, mail })

  return {
    url,
    async stop() {
      await Promise.all([close(grace), jobs?.stop(grace)])
      changes.close()
      await gateway.stop()
      await database.close()
    },
  }
}
