import { createMatcher } from './create-matcher.ts'
import type { PageDefinition } from './define-page.ts'
import { notFoundPage } from './not-found/page.ts'
import { pages } from './pages.ts'

export interface PageMatch {
  definition: PageDefinition
  /** What the path's parameters stand for: { slug }. */
  params: Record<string, string>
}

const match = createMatcher(pages)

/** Which page an unprefixed path belongs to. */
export function matchPage(path: string): PageMatch {
  const found = match(path)
  return found ? { definition: found.route, params: found.params } : { definition: notFoundPage, params: {} }
}
