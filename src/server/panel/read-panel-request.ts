import { splitLocale } from '../../domain/locales.ts'
import type { PageContext, PanelPage } from '../../panel/define-panel-page.ts'
import { panelPages } from '../../panel/pages.ts'
import { createMatcher } from '../../site/screens/create-matcher.ts'

export interface PanelRequest {
  url: URL
  /** Null where there is no page. */
  definition: PanelPage | null
  page: PageContext
}

const match = createMatcher(panelPages)

/** Which page of the panel an address is, and what that reads of it. */
export function readPanelRequest(url: URL): PanelRequest {
  const { locale, path } = splitLocale(url.pathname)
  const found = match(path)
  const search: PageContext['search'] = {}
  for (const name of found?.route.search ?? []) {
    const values = url.searchParams.getAll(name).filter((value) => value !== '')
    if (values.length > 0) search[name] = values
  }
  const page = { locale, path, search, params: found?.params ?? {}, now: new Date().toISOString() }
  return { url, definition: found?.route ?? null, page }
}
