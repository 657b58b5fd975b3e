import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { eInvoiceBe } from '../adapters/access-point/e-invoice-be.ts'
import { testAccessPoint } from '../adapters/access-point/test-access-point.ts'
import { mollie } from '../adapters/payments/mollie.ts'
import { testPaymentProvider } from '../adapters/payments/test-payment-provider.ts'
import { type CallOperation, createApi } from '../api/app/index.ts'
import { createPrincipals, principalCacheOptions } from '../api/identity/index.ts'
import type { Principals } from '../api/platform/index.ts'
import type { Store } from '../cache/store.ts'
import { builtInControlPanel, type Config } from '../config.ts'
import { watchTags } from '../db/notifications.ts'
import { createGateway } from '../gateway/gateway.ts'
import { httpUpstream } from '../gateway/http-upstream.ts'
import { previewMail, renderMail } from '../jobs/mail/render-mail.ts'
import { createCallCache, createResponseCache } from '../server/caches/index.ts'
import type { Assets } from '../server/files/index.ts'
import knownDocuments from '../ui/gql/persisted-documents.json' with { type: 'json' }
import type { OpenDatabase } from './open-database.ts'

const playgroundSource = 'src/gateway/playground/main.ts'

/** What every part of the process stands on. */
export interface Foundation {
  config: Config
  log: Logger
  database: OpenDatabase
  store: Store
  files: Assets
  /** The site's own address: unless it is configured, it is known once the server listens. */
  publicUrl: () => string
}

export type Backend = Awaited<ReturnType<typeof createBackend>>

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

/** The role of whoever a token speaks for; null without one that is good. */
async function roleOf(authorization: string | null, principals: Principals): Promise<string | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (!token) return null
  const caller = await principals.of(token).catch(() => null)
  return caller?.role ?? null
}

/** What the API and the jobs are made of. */
function createApiParts({ config, log, database, store, publicUrl }: Foundation, jwtSecret: string) {
  const { db, pool, storage } = database
  return {
    db,
    pool,
    storage,
    paymentProvider: config.mollieApiKey
      ? mollie({ apiKey: config.mollieApiKey })
      : testPaymentProvider(pool, () => config.checkoutUrl ?? publicUrl(), jwtSecret),
    accessPoint: config.eInvoiceBe ? eInvoiceBe(config.eInvoiceBe) : testAccessPoint({ sql: pool, secret: jwtSecret }),
    publicUrl,
    controlPanelUrl(page = '') {
      const isBuiltIn = config.controlPanelUrl === builtInControlPanel
      return new URL(config.controlPanelUrl + (isBuiltIn ? page : ''), publicUrl()).href
    },
    jwtSecret,
    principals: createPrincipals({ db, jwtSecret, cache: store.cache('principal', principalCacheOptions) }),
    brand: config.brand,
    log,
    previewMail,
    renderMail,
    openapi,
  }
}

/** The REST API by requests and, in this process, by calls, with what is the same for everybody kept. */
function createCachedApi({ config, store }: Foundation, apiParts: ReturnType<typeof createApiParts>) {
  const api = createApi(apiParts)
  const shared = {
    path: /^\/api\/(?:courses|static-contents)\/[^/]+$/,
    calls: new Set(['allCourses', 'course', 'filteredCourses', 'publishedStaticContents', 'staticContent']),
    // Editors see more than that: what they hid.
    isEverybody: async (authorization: string) => (await roleOf(authorization, apiParts.principals)) === 'CONTACT',
  }
  const enabled = config.caches !== 'none'
  return {
    fetch: createResponseCache((request) => api.fetch(request), shared, store, enabled),
    callOperation: createCallCache(api.callOperation, shared, store, enabled),
  }
}

/** The REST API and the gateway over it. `waitForPropagation` resolves when every process has heard of what was written. */
export async function createBackend(foundation: Foundation, waitForPropagation: () => Promise<void>) {
  const { config, files, log } = foundation
  const jwtSecret = jwtSecretOf(config)
  const apiParts = createApiParts(foundation, jwtSecret)
  const cachedApi = createCachedApi(foundation, apiParts)
  /** A write is answered when every process has heard of what it changed: the next page request shows it. */
  async function propagated<Result>(call: () => Promise<Result>): Promise<Result> {
    const { result, sentTags } = await watchTags(call)
    if (sentTags) await waitForPropagation()
    return result
  }
  const callApi = async (request: Request): Promise<Response> => {
    if (request.method === 'GET' || request.method === 'HEAD') return cachedApi.fetch(request)
    return propagated(() => cachedApi.fetch(request))
  }
  const callOperation: CallOperation = (id) => {
    const call = cachedApi.callOperation(id)
    return call && ((given) => propagated(() => call(given)))
  }
  // Of the secret that processes of one site share.
  const cacheTagsToken = createHmac('sha256', jwtSecret).update('cache tags').digest('base64url')
  const gateway = await createGateway({
    ...(config.apiUrl
      ? { upstream: httpUpstream(config.apiUrl, cacheTagsToken) }
      : { upstream: callApi, callOperation }),
    knownDocuments,
    open: config.graphqlOpen,
    authorise: ({ headers }) => roleOf(headers.get('authorization'), apiParts.principals),
    playground: files.entry?.(playgroundSource) ?? { script: `/${playgroundSource}`, stylesheets: [] },
    log,
  })
  return { apiParts, callApi, gateway, cacheTagsToken }
}
