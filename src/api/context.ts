import type { Context } from 'hono'
import type { Storage } from '../adapters/storage.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Role } from '../db/tables.ts'
import type { ApiDocument } from './docs/served-document.ts'

/** What a statement can be sent through: the pool, or a transaction under way. */
export type Executor = Database | Transaction

/** Who calls: what the access token says. */
export interface Caller {
  id: string
  role: Role
  organisation: string | null
}

interface ApiLog {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/** What `createApi` is given. */
export interface ApiParts {
  db: Database
  storage: Storage
  jwtSecret: string
  log: ApiLog
  /** The generated document, served at /api/openapi.json. */
  openapi: ApiDocument
}

export interface ApiEnv {
  Variables: { parts: ApiParts; user: Caller | null }
}

/** What a verb is handed: the database and who asks. */
export interface ApiContext {
  db: Database
  jwtSecret: string
  user: Caller | null
}

export const contextOf = (c: Context<ApiEnv>): ApiContext => ({
  db: c.var.parts.db,
  jwtSecret: c.var.parts.jwtSecret,
  user: c.var.user,
})
