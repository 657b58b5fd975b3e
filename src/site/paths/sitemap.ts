import { previewPath } from '../../domain/content.ts'
import { type inLocale, type Locale, localePath, locales } from '../../domain/locales.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { listed } from '../../ui/listed.ts'
import { calendarPage } from '../calendar/page.ts'
import { pages } from '../pages.ts'
import { ArrangedPagesDocument } from '../render/page-query.gen.ts'
import type { RunQuery } from '../render/run-query.ts'
import { dataOf } from '../screens/page-error.ts'
import { readOffer } from '../screens/read-offer.ts'
import { journeyPaths, otherPaths, visitorPaths } from './private-paths.ts'
import { courseEntries, landingEntries, monthEntries, type SitemapEntry, samePath } from './sitemap-offer.ts'
import { slugPaths } from './slug-paths.ts'

const sitemapQuery = graphql(`
  query Sitemap {
    pages(limit: 999) {
      items {
        slug { nl en fr }
        updatedAt
      }
    }
  }
`)

/** Pages without parameters; those that editors arrange say when they were published. */
const fixedPages = (changes: ReadonlyMap<string, string>): SitemapEntry[] =>
  pages
    .filter(({ path, access, unlisted }) => access === 'everyone' && !unlisted && !path.includes(':'))
    .filter(({ path }) => path !== calendarPage.path)
    .map(({ path, arrangedIn = '' }) => ({ paths: samePath(path), changed: changes.get(arrangedIn) }))

type Slugged = { slug: Parameters<typeof inLocale<string>>[0]; updatedAt: string } | null

const slugged = (base: string, items: readonly Slugged[]): SitemapEntry[] =>
  listed(items).map(({ slug, updatedAt }) => ({ paths: slugPaths(base, slug), changed: updatedAt }))

function entry({ paths, changed }: SitemapEntry, publicUrl: string): string {
  const url = (locale: Locale) => publicUrl + localePath(paths[locale], locale)
  const others = locales
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(locale)}"/>`)
    .join('')
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${url(locale)}</loc>${lastmod}${others}</url>`).join('')
}

/** Every public page in every language, as sitemaps.org has it. */
export async function sitemap(runQuery: RunQuery, publicUrl: string): Promise<string> {
  const [result, offer, arranged] = await Promise.all([
    runQuery(sitemapQuery, {}).then(dataOf),
    readOffer(runQuery),
    runQuery(ArrangedPagesDocument, {}).then(dataOf),
  ])
  const contents = listed(arranged.publishedStaticContents).flatMap((content) => ('type' in content ? [content] : []))
  const entries = [
    ...fixedPages(new Map(contents.map(({ type, updatedAt }) => [type, updatedAt]))),
    ...landingEntries(offer),
    ...monthEntries(offer),
    ...courseEntries(offer),
    ...slugged('/page', result.pages?.items ?? []),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${entries.map((one) => entry(one, publicUrl)).join('')}</urlset>`
  )
}

const previewPaths = locales.map((locale) => localePath(`${previewPath}/`, locale))

const disallowed = [...otherPaths, ...visitorPaths, ...journeyPaths, ...previewPaths]
  .map((path) => `Disallow: ${path}\n`)
  .join('')

export const robots = (publicUrl: string) => `User-agent: *\n${disallowed}Sitemap: ${publicUrl}/sitemap.xml\n`
