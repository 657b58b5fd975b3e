import { isAbsolute, join, resolve } from 'node:path'
import { boolean, number, object, string, ValidationError } from 'yup'

/** Every environment variable the product reads, with its default (CONTRACT: Starting it). */
const environment = object({
  NODE_ENV: string().oneOf(['development', 'production', 'test']).default('production'),
  PORT: number().integer().min(0).max(65535).default(3000),
  HOST: string().trim().default('127.0.0.1'),
  PUBLIC_URL: string()
    .trim()
    .matches(/^https?:\/\/[^/]+$/, 'must be an address without a path'),
  DATA_DIR: string().trim().default('.data'),
  DATABASE_URL: string()
    .trim()
    .matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  API_URL: string()
    .trim()
    .matches(/^https?:\/\//, 'must begin with http:// or https://'),
  CONTROL_PANEL_URL: string()
    .trim()
    .matches(/^(https?:\/\/|\/)/, 'must be an address'),
  BRAND: string().trim().min(1).default('Leerplein'),
  SEED: string().oneOf(['demo', 'none']).default('demo'),
  JWT_SECRET: string().min(32, 'must have at least 32 characters'),
  GRAPHQL_OPEN: boolean(),
  CACHES: string().oneOf(['all', 'answers', 'none']).default('all'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>

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
      dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR),
      filesDir: join(isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(root, values.DATA_DIR), 'files'),
      databaseUrl: values.DATABASE_URL,
      apiUrl: values.API_URL,
      controlPanelUrl: values.CONTROL_PANEL_URL ?? '/control-panel',
      brand: values.BRAND,
      seed: given.SEED === undefined && values.DATABASE_URL ? ('none' as const) : values.SEED,
      jwtSecret: values.JWT_SECRET,
      graphqlOpen: values.GRAPHQL_OPEN ?? !values.DATABASE_URL,
      /** 'answers' makes every page anew from kept answers, 'none' keeps nothing: for the bench. */
      caches: values.CACHES,
      logLevel: values.LOG_LEVEL,
    }
  } catch (error) {
    if (error instanceof ValidationError) throw new ConfigError(`${error.path}: ${error.message}`)
    throw error
  }
}
