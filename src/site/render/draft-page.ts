import { type ArrangedType, isArranged } from '../../../schemas/document-type.ts'
import { isPageDocument, localizedText } from '../../domain/editing/page-document.ts'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { staticPage } from '../content/page.ts'
import type { PageRequest } from '../page-request.ts'
import { pages } from '../pages.ts'
import type { Head, PageDefinition } from '../screens/define-page.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'
import type { Site } from '../screens/site.ts'
import type { Page } from './load-page.ts'

/** A page that editors arrange as they have it now, with the drafts of the managed texts that its blocks show. */
export interface PageDraft {
  type: ArrangedType
  data: Record<string, unknown>
  layout: readonly (Record<string, unknown> & { id: string; block: string; hidden?: boolean; data?: unknown })[]
  /** By type; what there is none of is left out. */
  contents: Record<string, { data: unknown }>
}

/** A document that is a page; null for any other. */
export const pageTypeNamed = (name: string): ArrangedType | null => (isArranged(name) ? name : null)

/** Where pages of their own slugs stand; the last part of a draft's address is nobody's. */
const draftSlug = 'concept'

/** Where a draft would stand; it is nobody's but its editors', and listed nowhere. */
export function draftRequest(type: ArrangedType, locale: Locale, now: string): PageRequest | null {
  const definition = isPageDocument(type) ? staticPage : pages.find(({ arrangedIn }) => arrangedIn === type)
  if (!definition) return null
  const path = definition.path.replace(':slug', draftSlug)
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
  return { title: '', description: '', tilePattern: { seed: '', family: 'terra' } }
}

const isSeen = ({ hidden }: { hidden?: boolean }) => hidden !== true

export function draftPage({ type, data, layout, contents }: PageDraft, request: PageRequest, site: Site): Page {
  const { definition, context } = request
  const { path } = context
  const blocks = layout.filter(isSeen).map(({ id, block, data: own }): PlacedBlock => {
    const values = own ?? contents[block]?.data
    return { id, type: block, values: isRecord(values) ? values : null }
  })
  const items = layout.map((item) => ({ ...item, content: contents[item.block] }))
  const text = (name: string) => localizedText(data, name)
  const said = { title: text('title'), slug: text('slug'), seoDescription: text('seoDescription') }
  const answered = isPageDocument(type)
    ? { page: { _id: type, key: type, ...said, layout: items } }
    : { staticContent: { data, layout: items } }
  return {
    status: 200,
    ...headOf(definition, answered, request, site),
    paths: { nl: path, en: path, fr: path },
    definition,
    data: answered,
    blocks,
  }
}
