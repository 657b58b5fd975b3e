import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { AccessPoint } from '../../adapters/access-point.ts'
import type { PaymentProvider } from '../../adapters/payments.ts'
import type { Storage } from '../../adapters/storage.ts'
import { clientAddressHeader, requestIdHeader } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Role } from '../../db/tables.ts'
import { asLocale, defaultLocale, type Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { provider } from '../../domain/provider.ts'
import type { Visitor } from '../../domain/visitor.ts'

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
  /** Brings invoices and credit notes to businesses by Peppol. */
  accessPoint: AccessPoint
  log: Record<'error' | 'warn' | 'info', (details: object, message: string) => void>
  /** Draws a mail with made-up facts; null where no mail has that name. */
  previewMail(kind: string, locale: Locale, about: Pick<ApiParts, 'brand' | 'publicUrl'>): string | null
  /** A mail as its reader gets it. */
  renderMail(
    mail: { data: MailData; locale: Locale },
    about: Pick<ApiParts, 'brand' | 'publicUrl'>,
  ): { subject: string; text: string; html: string }
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

/** A header of a call by its name, in whatever case. */
export type ReadHeader = (name: string) => string | undefined

export const createContext = (parts: ApiParts, user: Principal | null, header: ReadHeader): ApiContext => ({
  ...parts,
  user,
  address: header(clientAddressHeader),
  userAgent: header('user-agent'),
  requestId: header(requestIdHeader),
})

export const contextOf = (c: Context<ApiEnv>): ApiContext =>
  createContext(c.var.parts, c.var.user, (name) => c.req.header(name))

/** Who calls, as the database has it: read once for a call, and nowhere else. */
export interface Principal extends Omit<Visitor, 'waiting'> {
  role: Role
  /** The sign-in this call belongs to. */
  session: string
  /** When the password was last given in that session. */
  authenticatedAt: Date
}

export interface Principals {
  /** Whom an access token speaks for; 401 when it is none of ours, or its session or account is not alive any more. */
  of(token: string): Promise<Principal>
}

/** One call of the document. */
export interface Documented {
  description?: string
  parameters?: { in: string }[]
  requestBody?: { content: Record<string, object> }
  responses: object
}

/** As much of the generated document as is added to here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: object }
}

/** Where mails to the provider go, and in what language. */
export const toProvider = {
  get to() {
    return provider.email
  },
  locale: defaultLocale,
}

/** The same for those to somebody. */
export const toPerson = ({ email, language }: { email: string; language: string }) => ({
  to: email,
  locale: asLocale(language),
})
