import { registry } from '../../../blocks/registry.ts'
import { type ArrangedType, isArranged } from '../../../schemas/document-type.ts'
import type { PageContentType } from '../../../schemas/static-content.ts'
import type { Block } from '../../domain/editing/operations.ts'
import { isPageDocument } from '../../domain/editing/page-document.ts'
import type { Locale } from '../../domain/locales.ts'
import { ownPages } from '../../domain/slugs.ts'
import { pageLogoSvg } from '../../domain/tiles.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { EditorDraftsQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import type { LinkTarget } from './call-panel.ts'
import { type BlockKind, blockKinds, pageShapes, type Shape } from './catalogue.ts'

/** All that the editor's script begins with; it stands in the page. */
export interface EditorData {
  locale: Locale
  type: ArrangedType
  /** What a page of its own slug is called; empty for the others, which have their names. */
  title: string
  /** Where readers find it, without their language; a page of its own slug below it. */
  publicPath: string
  /** The managed text that was asked for, where that is no page. */
  asked: string | null
  user: string
  drafts: Readonly<Record<string, { version: number; blocks: readonly Block[] }>>
  kinds: readonly BlockKind[]
  pageShapes: readonly Shape[]
  /** Pages that the site has of itself, as links name them. */
  linkPages: readonly LinkTarget[]
  texts: ReturnType<typeof textsOf>
  logo: string
}

/** The page on which a type of managed content is edited: itself, where it is one. */
export const pageOf = (name: string): ArrangedType | null =>
  isArranged(name) ? name : (registry.find(({ type }) => type === name)?.shownOn ?? null)

/** Where readers find a page that does not stand under its own name. */
const publicPaths: Partial<Record<PageContentType, string>> = {
  homepage: '/',
  classrooms: '/facilities',
  course: '/courses',
}

const publicPathOf = (type: ArrangedType): string =>
  isPageDocument(type) ? '/page' : (publicPaths[type] ?? `/${type}`)

/** What the browser says, in the language of the panel. */
const textsOf = (locale: Locale) => ({
  'panel-editor': allTexts[locale]['panel-editor'],
  languages: allTexts[locale].languages,
  error: allTexts[locale].error,
  kit: allTexts[locale].kit,
})

/** Pages of the site, by the names that the footer gives them. */
export function linkPages(locale: Locale): LinkTarget[] {
  const titles: Record<string, string> = allTexts[locale].footer
  return ownPages.map((value) => ({ urlType: 'PAGE', value, title: titles[value] ?? value }))
}

/** A text that a page says of itself, in Dutch where that language has none. */
function ownText(page: EditorDraftsQuery['page'], name: string, locale: Locale): string {
  const own = listed(page?.blocks ?? []).find(({ id }) => id === '') as Block | undefined
  const text = own?.data[locale]?.[name] ?? own?.data.nl?.[name]
  return typeof text === 'string' ? text : ''
}

/** What a page of its own slug is called, in the language of the panel where it has that one. */
export const pageTitle = ({ page }: EditorDraftsQuery, locale: Locale): string =>
  page && isPageDocument(page.type) ? ownText(page, 'title', locale) : ''

export function editorData(data: EditorDraftsQuery, { locale, params, visitor }: PageContext): EditorData | null {
  const name = params.type ?? ''
  const type = pageOf(name)
  if (!type || !data.page) return null
  const drafts = Object.values(data).flatMap((draft) => {
    if (!draft || typeof draft === 'string') return []
    return [[draft.type, { version: draft.version, blocks: listed(draft.blocks) as Block[] }] as const]
  })
  return {
    title: pageTitle(data, locale),
    locale,
    type,
    asked: name === type ? null : name,
    publicPath: publicPathOf(type),
    user: visitor?.userId ?? '',
    drafts: Object.fromEntries(drafts),
    kinds: blockKinds,
    pageShapes: pageShapes(type),
    texts: textsOf(locale),
    linkPages: linkPages(locale),
    logo: pageLogoSvg(),
  }
}
