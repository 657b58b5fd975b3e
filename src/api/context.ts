import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { PaymentProvider } from '../adapters/payments.ts'
import type { Storage } from '../adapters/storage.ts'
import { clientAddressHeader } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { Role } from '../db/tables.ts'
import type { ApiDocument } from './docs/served-document.ts'

/** Who calls: what the access token says. */
export interface Caller {
  id: string
  role: Role
  organisation: string | null
  /** The sign-in this token came of, as the family of its refresh tokens. */
  session?: string
}

interface ApiLog {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

/** What `createApi` is given. */
export interface ApiParts {
  db: Database
  /** The connections `db` sends through, for libraries that bring their own statements. */
  pool: Pool
  storage: Storage
  jwtSecret: string
  /** The site's own address, for links in mails and payments; without a slash at the end. */
  publicUrl: () => string
  /** Where the provider's people work, for links in the mails they get. */
  controlPanelUrl: () => string
  /** Takes the money for registrations and rooms. */
  payments: PaymentProvider
  log: ApiLog
  /** The generated document, served at /api/openapi.json. */
  openapi: ApiDocument
}

export interface ApiEnv {
  Variables: { parts: ApiParts; user: Caller | null }
}

/** What a verb is handed: the parts of the API and who asks. */
export interface ApiContext extends ApiParts {
  user: Caller | null
  /** Where the call came from; left out for a call of our own. */
  address?: string
}

export const contextOf = (c: Context<ApiEnv>): ApiContext => ({
  ...c.var.parts,
  user: c.var.user,
  address: c.req.header(clientAddressHeader),
})
