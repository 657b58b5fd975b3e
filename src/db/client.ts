import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from './log.ts'
import { retryTransactions } from './retry-transactions.ts'
import * as tables from './tables.ts'

/** PostgreSQL keeps each named statement as long as its connection lives; `client.ts` says how long that is. */
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

interface Statement {
  text: string
  name?: string
}

const isStatement = (value: unknown): value is Statement =>
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
  return { db: retryTransactions(drizzle(pool, { schema: tables })), pool, close: () => pool.end() }
}
