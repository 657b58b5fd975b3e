import { landingPaths } from '../domain/landing-paths.ts'
import { type inLocale, type Locale, localePath, locales } from '../domain/locales.ts'
import { graphql } from '../ui/gql/gql.ts'
import type { SitemapQuery } from '../ui/gql/graphql.ts'
import { listed } from '../ui/listed.ts'
import { plannedSessions } from './calendar/planned-sessions.ts'
import { furtherPages } from './further-pages.ts'
import { dataOf } from './page-error.ts'
import { ArrangedPagesDocument } from './page-query.gen.ts'
import { pages } from './pages.ts'
import { journeyPaths, otherPaths, visitorPaths } from './private-paths.ts'
import type { RunQuery } from './run-query.ts'
import { slugPaths } from './slug-paths.ts'

const sitemapQuery = graphql(`
  query Sitemap($page: Int!) {
    filteredCourses(limit: 999, page: $page, facets: false) {
      total
      items {
        _id
        slug { nl en fr }
        updatedAt
      }
    }
    offer: filteredCourses(limit: 1) {
      facets {
        locations { count name { nl en fr } }
        categories { count name { nl en fr } }
      }
    }
    pages(limit: 999) {
      items {
        slug { nl en fr }
        updatedAt
      }
    }
  }
`)

interface Entry {
  paths: Record<Locale, string>
  /** When it was changed last; left out where nobody knows. */
  changed?: string
}

/** Pages without parameters; those that editors arrange say when they were published. */
function fixedPages(changes: ReadonlyMap<string, string>): Entry[] {
  return pages
    .filter(({ path, access, unlisted }) => access === 'everyone' && !unlisted && !path.includes(':'))
    .map(({ path, arrangedIn = '' }) => ({ paths: { nl: path, en: path, fr: path }, changed: changes.get(arrangedIn) }))
}

type Slugged = { slug: Parameters<typeof inLocale<string>>[0]; updatedAt: string } | null

const slugged = (base: string, items: readonly Slugged[]): Entry[] =>
  listed(items).map(({ slug, updatedAt }) => ({ paths: slugPaths(base, slug), changed: updatedAt }))

const latest = (moments: readonly string[]) => moments.toSorted().at(-1)

function entry({ paths, changed }: Entry, publicUrl: string): string {
  const url = (locale: Locale) => publicUrl + localePath(paths[locale], locale)
  const others = locales
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(locale)}"/>`)
    .join('')
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return locales.map((locale) => `<url><loc>${url(locale)}</loc>${lastmod}${others}</url>`).join('')
}

/** Every course; a page of it changes with its sessions too. */
async function courseEntries(first: SitemapQuery['filteredCourses'], runQuery: RunQuery): Promise<Entry[]> {
  const [{ sessions }, rest] = await Promise.all([
    plannedSessions(runQuery),
    furtherPages(first?.total, async (page) => dataOf(await runQuery(sitemapQuery, { page })).filteredCourses),
  ])
  const moved = Map.groupBy(sessions, ({ course }) => course)
  const courses = [first, ...rest].flatMap((part) => listed(part?.items))
  return courses.map(({ _id, slug, updatedAt }) => ({
    paths: slugPaths('/courses', slug),
    changed: latest([updatedAt, ...(moved.get(_id) ?? []).map(({ movedAt }) => movedAt)]),
  }))
}

/** The page of each place and category that has courses: nothing leads to the others. */
function landingEntries(offer: SitemapQuery['offer']): Entry[] {
  return (['locations', 'categories'] as const).flatMap((kind) =>
    listed(offer?.facets?.[kind]).flatMap(({ count, name }) =>
      count > 0 ? [{ paths: landingPaths(kind, name) }] : [],
    ),
  )
}

/** Every public page in every language, as sitemaps.org has it. */
export async function sitemap(runQuery: RunQuery, publicUrl: string): Promise<string> {
  const [result, arranged] = await Promise.all([
    runQuery(sitemapQuery, { page: 1 }).then(dataOf),
    runQuery(ArrangedPagesDocument, {}).then(dataOf),
  ])
  const contents = listed(arranged.publishedStaticContents).flatMap((content) => ('type' in content ? [content] : []))
  const entries = [
    ...fixedPages(new Map(contents.map(({ type, updatedAt }) => [type, updatedAt]))),
    ...landingEntries(result.offer),
    ...(await courseEntries(result.filteredCourses, runQuery)),
    ...slugged('/page', result.pages?.items ?? []),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${entries.map((one) => entry(one, publicUrl)).join('')}</urlset>`
  )
}

const disallowed = [...otherPaths, ...visitorPaths, ...journeyPaths].map((path) => `Disallow: ${path}\n`).join('')

export const robots = (publicUrl: string) => `User-agent: *\n${disallowed}Sitemap: ${publicUrl}/sitemap.xml\n`
