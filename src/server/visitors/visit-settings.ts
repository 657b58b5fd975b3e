import type { SiteRenderer } from '../../site/render/render-page.tsx'
import type { PageRequest } from '../../site/screens/page-request.ts'
import type { Encoding } from '../compress.ts'
import type { Pages } from '../pages.ts'
import type { QueryCache } from '../query-cache.ts'
import type { SessionSettings } from '../session/session-settings.ts'
import type { ExecuteFor } from './query-as-visitor.ts'

export interface VisitSettings extends SessionSettings {
  pages: Pages
  site: SiteRenderer
  queryCache: QueryCache
  execute: ExecuteFor
}

/** What is asked for: the address, the page there, and how it may be compressed. */
export interface Asked {
  url: URL
  request: PageRequest
  accepted: readonly Encoding[]
}
