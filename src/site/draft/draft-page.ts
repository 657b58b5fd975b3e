import { type PageContentType, pageContentTypes } from '../../../schemas/static-content.ts'
import { isRecord } from '../../domain/is-record.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Head, PageDefinition } from '../define-page.ts'
import type { Page } from '../page.ts'
import type { PageRequest } from '../page-request.ts'
import { pages } from '../pages.ts'
import type { PlacedBlock } from '../placed-blocks.ts'
import type { Site } from '../site.ts'

/** A page that editors arrange as they have it now, with the drafts of the managed texts that its blocks show. */
export interface PageDraft {
  type: PageContentType
  data: Record<string, unknown>
  layout: readonly (Record<string, unknown> & { id: string; block: string; hidden?: boolean; data?: unknown })[]
  /** By type; what there is none of is left out. */
  contents: Record<string, { data: unknown }>
}

/** A type of managed content that is a page; null for any other. */
export const pageTypeNamed = (name: string): PageContentType | null =>
  pageContentTypes.find((type) => type === name) ?? null

/** Where a draft would stand; it is nobody's but its editors', and listed nowhere. */
export function draftRequest(type: PageContentType, locale: Locale, now: string): PageRequest | null {
  const definition = pages.find(({ arrangedIn }) => arrangedIn === type)
  if (!definition) return null
  const { path } = definition
  return {
    context: { locale, path, search: {}, params: {}, now },
    definition: { ...definition, access: 'visitor', unlisted: true },
    key: '',
  }
}

/** What the page says of itself, also while it has no title yet. */
function headOf({ head }: PageDefinition, data: unknown, { context }: PageRequest, site: Site): Head {
  try {
    if (head) return head(data, context, site)
  } catch {
    // What readers would never see is what an editor is at work on.
  }
  return { title: '', description: '', floor: { seed: '', family: 'terra' } }
}

const isSeen = ({ hidden }: { hidden?: boolean }) => hidden !== true

export function draftPage({ data, layout, contents }: PageDraft, request: PageRequest, site: Site): Page {
  const { definition, context } = request
  const { path } = context
  const blocks = layout.filter(isSeen).map(({ id, block, data: own }): PlacedBlock => {
    const values = own ?? contents[block]?.data
    return { id, type: block, values: isRecord(values) ? values : null }
  })
  const items = layout.map((item) => ({ ...item, content: contents[item.block] }))
  const answered = { staticContent: { data, layout: items } }
  return {
    status: 200,
    paths: { nl: path, en: path, fr: path },
    ...headOf(definition, answered, request, site),
    definition,
    data: answered,
    blocks,
  }
}
