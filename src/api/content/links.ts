import { ne, sql } from 'drizzle-orm'
import type { Token } from 'markdown-it'
import markdownIt from 'markdown-it'
import { type BlockInstance, staticContents } from '../../db/tables.ts'
import { isPageDocument, localizedText, type PageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import { type Locale, locales, splitLocale } from '../../domain/locales.ts'
import { ownPages } from '../../domain/slugs.ts'
import { type ApiContext, pick, preparedFor, prepareSql } from '../platform/index.ts'
import { type Leaf, textsOf } from './finding.ts'
import { isShownIn } from './list-states.ts'
import { type Published, placesOf } from './publish-static-content.ts'

const reader = markdownIt({ html: false, linkify: false })
const mayBeMarkdown = /^#{1,6} |\]\(/m

export const tokensOf = (text: string): Token[] =>
  mayBeMarkdown.test(text) ? reader.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]) : []

const linksIn = ({ text }: Leaf): string[] =>
  tokensOf(text).flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))

interface Link {
  leaf: Leaf
  kind: 'pages' | 'courses'
  slug: string
}

/** '/en/courses/excel' is a course; addresses of others, and parts of the site without slugs, are none. */
function ofAddress(leaf: Leaf, href: string): Link[] {
  if (!href.startsWith('/') || href.startsWith('//')) return []
  const [path = ''] = splitLocale(href).path.split(/[?#]/)
  const [, folder, slug, ...more] = path.split('/')
  if (!slug || more.length > 0) return []
  if (folder === 'page') return [{ leaf, kind: 'pages', slug }]
  return folder === 'courses' ? [{ leaf, kind: 'courses', slug }] : []
}

/** Buttons and links that have fields of their own: the field `value` beside its `urlType`. */
function ofManaged(leaf: Leaf, beside: Leaf | undefined): Link[] {
  if (beside?.text === 'COURSE') return [{ leaf, kind: 'courses', slug: leaf.text }]
  if (beside?.text === 'PAGE' && !ownPages.includes(leaf.text)) return [{ leaf, kind: 'pages', slug: leaf.text }]
  return []
}

const isValue = /(?:^|\.)value$/

/** Of one block: fields of another may have the same names. */
export function linksOf(leaves: readonly Leaf[]): Link[] {
  const byField = new Map(leaves.map((leaf) => [leaf.field, leaf]))
  return leaves.flatMap((leaf) => [
    ...linksIn(leaf).flatMap((href) => ofAddress(leaf, href)),
    ...(isValue.test(leaf.field) ? ofManaged(leaf, byField.get(leaf.field.replace(/value$/, 'urlType'))) : []),
  ])
}

const slugsOfPage = preparedFor((db) => {
  const id = sql`${sql.placeholder('id')}::uuid`
  return prepareSql<{ slug: string }>(
    db,
    sql`select value as slug from pages, jsonb_each_text(slug) where id = ${id}
      union select slug from old_slugs where kind = 'pages' and owner_id = ${id}`,
  )
})

const publishedBesides = preparedFor((db) =>
  db
    .select(pick(staticContents, 'type', 'data', 'layout', 'places'))
    .from(staticContents)
    .where(sql`${ne(staticContents.type, sql.placeholder('type'))} and ${staticContents.publishedVersion} > 0`)
    .orderBy(staticContents.type)
    .prepare(''),
)

/** What readers of a language see: what the content says of itself, and its blocks. */
function shownIn(locale: Locale, type: string, content: Published): BlockInstance[] {
  const shown = placesOf(content, locale) ?? []
  const blocks = (content.layout ?? []).filter((one) => shown.includes(one.id) && isShownIn(locale)(one))
  return [{ id: '', block: type, data: content.data }, ...blocks]
}

/** The places of a content that lead readers to a page by one of its slugs, block by block. */
function placesThatLead(slugs: ReadonlySet<string>, { type, ...content }: Published & { type: string }) {
  const found = locales.flatMap((locale) =>
    shownIn(locale, type, content)
      .filter((block) => linksOf(textsOf(block, locale)).some(({ kind, slug }) => kind === 'pages' && slugs.has(slug)))
      .map(({ id }) => ({ block: id, locale })),
  )
  const blocks = [...new Set(found.map(({ block }) => block))]
  return blocks.map((block) => ({
    type,
    title: isPageDocument(type) ? localizedText(content.data, 'title') : null,
    block,
    locales: found.filter((one) => one.block === block).map(({ locale }) => locale),
  }))
}

/** What on the site leads to a page of its own slug, by its slug or one that it had, other than the page itself. */
export async function listLinksTo({ db }: ApiContext, type: PageDocument) {
  const slugs = new Set((await slugsOfPage(db)({ id: pageIdOf(type) })).map(({ slug }) => slug))
  const contents = slugs.size > 0 ? await publishedBesides(db).execute({ type }) : []
  return { items: contents.flatMap((content) => placesThatLead(slugs, content)) }
}
