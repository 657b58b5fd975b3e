import type { SiteRenderer } from '../../site/render-page.tsx'
import type { CallApi } from './call-api.ts'

export interface SessionSettings {
  /** The REST API. */
  api: CallApi
  publicUrl: () => string
  controlPanelUrl: string
  /** Whether visitors come over https. */
  secure: boolean
  development: boolean
  /** The page that takes the link of a mail, as HTML. */
  renderVerifyEmail: SiteRenderer['renderVerifyEmail']
  log: { error(details: object, message: string): void }
}
