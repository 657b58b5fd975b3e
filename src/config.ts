import { isAbsolute, join, resolve } from 'node:path'
import { boolean, type InferType, number, object, string, ValidationError } from 'yup'

/** The control panel's path where none of its own is named. */
export const builtInControlPanel = '/control-panel'

const webAddress = string()
  .trim()
  .matches(/^https?:\/\/[^\s/]+(?:\/[\w./-]*)?$/, 'must begin with http:// or https://')
  .transform((value) => (typeof value === 'string' ? value.replace(/\/$/, '') : value))

/** Every environment variable the product reads, with its default (CONTRACT: Starting it). */
const environment = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test']).default('production'),
  PORT: number().integer().min(0).max(65535).default(3000),
  HOST: string().trim().default('127.0.0.1'),
  PUBLIC_URL: string()
    .trim()
    .matches(/^https?:\/\/[^/]+$/, 'must be an address without a path'),
  /** Where the built-in payment provider's checkout is reached: elsewhere than the site, as a real one's. */
  CHECKOUT_URL: string()
    .trim()
    .matches(/^https?:\/\/[^/]+$/, 'must be an address without a path'),
  DATA_DIR: string().trim().default('.data'),
  DATABASE_URL: string()
    .trim()
    .matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  SMTP_URL: string()
    .trim()
    .matches(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps://'),
  MOLLIE_API_KEY: string()
    .trim()
    .matches(/^(test|live)_\w+$/, 'must begin with test_ or live_'),
  /** Invoices for businesses leave over Peppol by e-invoice.be with it; its messages are signed with the secret. */
  E_INVOICE_BE_API_KEY: string().trim().min(8, 'must have at least 8 characters'),
  E_INVOICE_BE_WEBHOOK_SECRET: string().trim().min(8, 'must have at least 8 characters'),
  API_URL: string()
    .trim()
    .matches(/^https?:\/\//, 'must begin with http:// or https://'),
  CONTROL_PANEL_URL: string()
    .trim()
    .matches(/^(https?:\/\/|\/)/, 'must be an address'),
  MATOMO_URL: webAddress,
  MATOMO_SITE_ID: string().trim().matches(/^\d+$/, 'must be a number'),
  PLAUSIBLE_URL: webAddress,
  PLAUSIBLE_DOMAIN: string()
    .trim()
    .matches(/^[\w.-]+$/, 'must be a domain'),
  BRAND: string().trim().min(1).default('Leerplein'),
  SEED: string().oneOf(['demo', 'none']).default('demo'),
  JWT_SECRET: string().min(32, 'must have at least 32 characters'),
  S3_ENDPOINT: string()
    .trim()
    .matches(/^https?:\/\//, 'must begin with http:// or https://'),
  S3_REGION: string().trim(),
  S3_ACCESS_KEY_ID: string().trim(),
  S3_SECRET_ACCESS_KEY: string().trim(),
  /** A folder into which files of the bank are put: they are taken from there. */
  BANK_DIR: string().trim(),
  GRAPHQL_OPEN: boolean(),
  /** How many proxies of ours stand in front; each is believed about whom it heard, in X-Forwarded-For. */
  TRUST_PROXY: number().integer().min(0).max(10).default(0),
  /** Megabytes for everything that is kept: pages, query results, responses, pictures. */
  CACHE_MB: number().integer().min(8).max(65_536).default(96),
  /** Whoever reads /metrics must bear it; without one nobody does where DATABASE_URL is set. */
  METRICS_TOKEN: string().min(16, 'must have at least 16 characters'),
  CACHES: string().oneOf(['all', 'queries', 'none']).default('all'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

const { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD, NODE_ENV } = process.env

/** By which libfaketime moves a process's clock: set by the tests, for whatever we start to go by the same one. */
export const movedClock: Record<string, string> =
  FAKETIME && LD_PRELOAD
    ? { FAKETIME, LD_PRELOAD, ...(FAKETIME_DONT_FAKE_MONOTONIC && { FAKETIME_DONT_FAKE_MONOTONIC }) }
    : {}

/** Whether what we got wrong ends the work, which goes on where customers would pay for it. */
export const isStrict = NODE_ENV === 'development' || NODE_ENV === 'test'

/** Tells the API which address a request came from; the front overwrites what a request itself says. */
export const clientAddressHeader = 'x-client-address'

/** Names a request in the log, through every call that it leads to. */
export const requestIdHeader = 'x-request-id'

/** The language for what is wrong, where the caller is for the limits, and what the log of security events names. */
const forwarded = ['accept-language', clientAddressHeader, requestIdHeader, 'user-agent']

/** What the API hears of the request that a call of ours was made for. */
export const forwardedHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    forwarded.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/** By it a gateway elsewhere, which keeps what it queries, hears what our responses are made of. */
export const cacheTagsHeader = 'x-cache-tags'

export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>

/** Where files live when all four variables are given; some of them without the others is a mistake. */
function s3Of(values: InferType<typeof environment>) {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const given = { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (S3_ENDPOINT && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    }
  const missing = Object.entries(given).find(([, value]) => !value)?.[0]
  if (Object.values(given).some(Boolean)) throw new ConfigError(`${missing}: is required beside the other S3 variables`)
  return null
}

/** The names of variables that go together, where some are given without the others. */
function assertTogether(given: Record<string, string | undefined>) {
  const missing = Object.entries(given).find(([, value]) => !value)?.[0]
  if (missing && Object.values(given).some(Boolean))
    throw new ConfigError(`${missing}: is required beside ${Object.keys(given).find((name) => name !== missing)}`)
}

/** Without a webhook's secret what becomes of a document is asked for by the clock. */
function eInvoiceBeOf(values: InferType<typeof environment>) {
  const { E_INVOICE_BE_API_KEY: apiKey, E_INVOICE_BE_WEBHOOK_SECRET: webhookSecret } = values
  if (webhookSecret && !apiKey)
    throw new ConfigError('E_INVOICE_BE_API_KEY: is required beside E_INVOICE_BE_WEBHOOK_SECRET')
  return apiKey ? { apiKey, webhookSecret } : null
}

/** What counts visits after a yes: whatever is named, else the site's own counter. */
function measuringOf({ MATOMO_URL, MATOMO_SITE_ID, PLAUSIBLE_URL, PLAUSIBLE_DOMAIN }: InferType<typeof environment>) {
  assertTogether({ MATOMO_URL, MATOMO_SITE_ID })
  assertTogether({ PLAUSIBLE_URL, PLAUSIBLE_DOMAIN })
  const matomo =
    MATOMO_URL && MATOMO_SITE_ID ? [{ kind: 'matomo' as const, url: MATOMO_URL, siteId: MATOMO_SITE_ID }] : []
  const plausible =
    PLAUSIBLE_URL && PLAUSIBLE_DOMAIN
      ? [{ kind: 'plausible' as const, url: PLAUSIBLE_URL, domain: PLAUSIBLE_DOMAIN }]
      : []
  const named = [...matomo, ...plausible]
  return named.length > 0 ? named : [{ kind: 'own' as const }]
}

/** Reads and checks the environment once; throws ConfigError with one line that names the bad variable. */
export function readConfig(variables: Record<string, string | undefined>, root: string) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(
      ([name, value]) => name in environment.fields && value !== undefined && value !== '',
    ),
  )
  try {
    const values = environment.validateSync(given)
    if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.JWT_SECRET) {
      throw new ConfigError('JWT_SECRET is required when NODE_ENV=production and DATABASE_URL is set')
    }
    return {
      development: values.NODE_ENV === 'development',
      port: values.PORT,
      host: values.HOST,
      publicUrl: values.PUBLIC_URL,
      checkoutUrl: values.CHECKOUT_URL,
      dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR),
      filesDir: join(isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR), 'files'),
      bankDir: values.BANK_DIR && resolve(root, values.BANK_DIR),
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      mollieApiKey: values.MOLLIE_API_KEY,
      eInvoiceBe: eInvoiceBeOf(values),
      apiUrl: values.API_URL,
      controlPanelUrl: values.CONTROL_PANEL_URL ?? builtInControlPanel,
      brand: values.BRAND,
      seed: given.SEED === undefined && values.DATABASE_URL ? ('none' as const) : values.SEED,
      jwtSecret: values.JWT_SECRET,
      s3: s3Of(values),
      measuring: measuringOf(values),
      graphqlOpen: values.GRAPHQL_OPEN ?? !values.DATABASE_URL,
      trustedProxies: values.TRUST_PROXY,
      metricsToken: values.METRICS_TOKEN,
      /** 'queries' makes every page anew from kept results, 'none' keeps nothing: for the bench. */
      caches: values.CACHES,
      cacheBytes: values.CACHE_MB * 1024 * 1024,
      logLevel: values.LOG_LEVEL,
    }
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(`${error.path}: ${error.message}`)
    throw error
  }
}
