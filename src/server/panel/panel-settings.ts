import type { Visitor } from '../../domain/visitor.ts'
import type { PanelRenderer } from '../../panel/render-panel.tsx'
import type { SiteRenderer } from '../../site/render/render-page.tsx'
import type { QueryCache } from '../query-cache.ts'
import type { CallApi } from '../session/call-api.ts'
import type { ExecuteFor } from '../visitors/query-as-visitor.ts'

export interface PanelSettings {
  panel: PanelRenderer
  /** Draws drafts as it draws what is public. */
  site: SiteRenderer
  queryCache: QueryCache
  /** The REST API. */
  api: CallApi
  execute: ExecuteFor
  /** Whom an access token speaks for; null when it is worth nothing. */
  visitorOf: (token: string) => Promise<Visitor | null>
  publicUrl: () => string
  /** Whether visitors come over https. */
  secure: boolean
  development: boolean
  log: { error(details: object, message: string): void }
}
