import type { Visitor } from '../../domain/visitor.ts'
import type { RedirectSettings } from '../visitors/redirect-of.ts'
import type { CallApi } from './call-api.ts'

export interface SessionSettings extends RedirectSettings {
  /** The REST API. */
  api: CallApi
  /** Whom an access token speaks for; null when it is worth nothing. */
  visitorOf: (token: string) => Promise<Visitor | null>
  /** Whether visitors come over https. */
  secure: boolean
  log: { error(details: object, message: string): void }
}
