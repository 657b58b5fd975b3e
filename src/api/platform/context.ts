import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { PaymentProvider } from '../../adapters/payments.ts'
import type { Storage } from '../../adapters/storage.ts'
import { clientAddressHeader, requestIdHeader } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import type { ApiDocument } from './openapi/api-document.ts'
import type { Principal, Principals } from './principal.ts'

export type { Principal }

interface ApiLog {
  error: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  info: (details: object, message: string) => void
}

/** What `createApi` is given. */
export interface ApiParts {
  db: Database
  /** The connections `db` sends through, for libraries that bring their own statements. */
  pool: Pool
  storage: Storage
  jwtSecret: string
  /** Whom access tokens speak for. */
  principals: Principals
  /** The provider's name on the site. */
  brand: string
  /** The site's own address, for links in mails and payments; without a slash at the end. */
  publicUrl: () => string
  /** Where the provider's people work, for links in the mails they get: a page of the built-in panel, another panel's first. */
  controlPanelUrl: (page?: string) => string
  /** Takes the money for registrations and rooms. */
  paymentProvider: PaymentProvider
  log: ApiLog
  /** Draws a mail with made-up facts; null where no mail has that name. */
  previewMail(kind: string, locale: Locale, about: Pick<ApiParts, 'brand' | 'publicUrl'>): string | null
  /** A mail as its reader gets it. */
  renderMail(
    mail: { data: MailData; locale: Locale },
    about: Pick<ApiParts, 'brand' | 'publicUrl'>,
  ): { subject: string; text: string }
  /** The generated document, served at /api/openapi.json. */
  openapi: ApiDocument
}

export interface ApiEnv {
  Variables: { parts: ApiParts; user: Principal | null }
}

/** What a verb is handed: the parts of the API and who asks. */
export interface ApiContext extends ApiParts {
  user: Principal | null
  /** Where the call came from; left out for a call of our own. */
  address?: string
  /** The browser it came with, in its own words. */
  userAgent?: string
  /** What the log calls the request it is part of. */
  requestId?: string
}

export const contextOf = (c: Context<ApiEnv>): ApiContext => ({
  ...c.var.parts,
  user: c.var.user,
  address: c.req.header(clientAddressHeader),
  userAgent: c.req.header('user-agent'),
  requestId: c.req.header(requestIdHeader),
})
