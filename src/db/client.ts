import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from './tables.ts'

/** Where the database tells what happens to it; pino's own shape. */
export interface Log {
  info(message: string): void
  warn(details: object, message: string): void
}

/** Serialization failure, deadlock, and a lock that others held for too long. */
const contention = new Set(['40001', '40P01', '55P03'])
const mostAttempts = 3
/** Milliseconds, times the attempt: those who met each other come back at different moments. */
const longestPause = 60

/** Something else was there once all was locked: the transaction begins anew. */
export class LostToOthers extends Error {
  readonly code = '40001'
}

/** Whether an error, or what caused it, says that a transaction lost to another one: nothing of it stands, and trying again may succeed. */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && contention.has(String(error.code))) || isContention(error.cause)
}

/** What a transaction is begun by, on a connection: statements that one prepared serve the next one on it (`preparedFor`). */
const handles = new WeakMap<pg.PoolClient, NodePgDatabase<typeof tables>>()

function handleOf(client: pg.PoolClient) {
  const known = handles.get(client) ?? drizzle(client, { schema: tables })
  handles.set(client, known)
  return known
}

/** Lets a transaction that lost to another one begin anew as a whole, a few times; then what it lost to is thrown. */
function retryTransactions(db: NodePgDatabase<typeof tables>, pool: pg.Pool) {
  const once: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await handleOf(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, config)
      } catch (error) {
        if (attempt === mostAttempts || !isContention(error)) throw error
        await sleep(Math.random() * longestPause * attempt)
      }
    }
  }
  return db
}

/** PostgreSQL keeps each named statement as long as its connection lives; `connect` says how long that is. */
const most = 400

/**
 * Names for one connection's statements, from the second time on: texts made of what callers choose mostly come once, and
 * take no place from those that come again.
 */
function createNames() {
  const named = new Map<string, string>()
  const seen = new Set<string>()
  return (text: string): string | undefined => {
    const known = named.get(text)
    if (known || named.size >= most) return known
    if (!seen.delete(text)) {
      seen.add(text)
      const [oldest] = seen
      if (seen.size > most && oldest !== undefined) seen.delete(oldest)
      return undefined
    }
    const name = `s${named.size}`
    named.set(text, name)
    return name
  }
}

const isStatement = (value: unknown): value is { text: string; name?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('submit' in value)

/** Names every statement that drizzle sends, so that each connection parses and plans it twice at most. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain = this.query.bind(this)
    const nameOf = createNames()
    const named = (statement: unknown, ...rest: unknown[]) => {
      const name = isStatement(statement) && rest.length > 0 ? statement.name || nameOf(statement.text) : undefined
      return Reflect.apply(plain, this, [name && isStatement(statement) ? { ...statement, name } : statement, ...rest])
    }
    Object.assign(this, { query: named })
  }
}

export type Database = NodePgDatabase<typeof tables>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a statement can be sent through: the pool, or a transaction in flight. */
export type Executor = Database | Transaction

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

const settings = {
  // A search without words is no news.
  client_min_messages: 'warning',
  // Statements are named and short: planning them anew for each value costs more than it saves.
  plan_cache_mode: 'force_generic_plan',
  // Milliseconds; long before a statement's own time is over, so that whoever waits is told why.
  lock_timeout: 2000,
  // How alike words must be for the index to find them; a search then looks closer (`correctSearch`).
  'pg_trgm.similarity_threshold': 0.35,
  'pg_trgm.word_similarity_threshold': 0.43,
}

/** Ten connections to a database; losing it fails the statements in flight, and the next one connects again. */
export function connect(url: string, options: { log?: Log } = {}): Connection {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    application_name: 'leerplein',
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    max: 10,
    // A new connection parses and plans each statement anew.
    idleTimeoutMillis: 300_000,
    // What a connection has named is let go with it.
    maxLifetimeSeconds: 1800,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    // The server's own limit comes first; this one is for a server that says nothing any more.
    query_timeout: 20_000,
    keepAlive: true,
  })
  // Without listeners, a connection that breaks would end the process: an idle one, or one amid a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log?.warn({ err: error }, 'A connection to the database broke')),
  )
  return { db: retryTransactions(drizzle(pool, { schema: tables }), pool), pool, close: () => pool.end() }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Connection exceptions, too many connections, and a server that stops, crashed or is starting. */
const serverCodes = /^(08...|53300|57P0[123])$/

/** What pg says without a code. */
const messages =
  /^(Connection terminated|timeout (exceeded|expired)|Query read timeout|Client has encountered a connection error|Client was closed)/

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '')

const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** Whether an error, or what caused it, says that the database cannot be reached now: worth trying again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (networkCodes.has(codeOf(error)) || serverCodes.test(codeOf(error)) || isMissingSocket(error)) return true
  if (messages.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
