import { landingPaths } from '../domain/landing-paths.ts'
import { inLocale, type Locale, localePath, locales } from '../domain/locales.ts'
import { graphql } from '../ui/gql/gql.ts'
import { listed } from '../ui/listed.ts'
import { dataOf } from './page-error.ts'
import { pages } from './pages.ts'
import { journeyPaths, otherPaths, visitorPaths } from './private-paths.ts'
import type { RunQuery } from './run-query.ts'

const sitemapQuery = graphql(`
  query Sitemap($page: Int!) {
    filteredCourses(limit: 999, page: $page, facets: false) {
      total
      items {
        slug { nl en fr }
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
      }
    }
  }
`)

/** The API's longest list. */
const pageSize = 999

type Paths = Record<Locale, string>

const fixed = (): Paths[] =>
  pages
    .filter(({ path, access, unlisted }) => access === 'everyone' && !unlisted && !path.includes(':'))
    .map(({ path }) => ({ nl: path, en: path, fr: path }))

function entry(paths: Paths, publicUrl: string): string {
  const url = (locale: Locale) => publicUrl + localePath(paths[locale], locale)
  const others = locales
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(locale)}"/>`)
    .join('')
  return locales.map((locale) => `<url><loc>${url(locale)}</loc>${others}</url>`).join('')
}

/** Every public page in every language, as sitemaps.org has it. */
export async function sitemap(runQuery: RunQuery, publicUrl: string): Promise<string> {
  const { filteredCourses, offer, pages: slugPages } = dataOf(await runQuery(sitemapQuery, { page: 1 }))
  const further = Array.from(
    { length: Math.ceil((filteredCourses?.total ?? 0) / pageSize) - 1 },
    (_, index) => index + 2,
  )
  const rest = await Promise.all(
    further.map(async (page) => dataOf(await runQuery(sitemapQuery, { page })).filteredCourses),
  )
  const courses = [filteredCourses, ...rest].flatMap((part) => part?.items ?? [])
  const slugs = (base: string, items: readonly ({ slug: Parameters<typeof inLocale<string>>[0] } | null)[]) =>
    items.flatMap((item) => {
      const of = (locale: Locale) => `${base}/${encodeURIComponent(inLocale(item?.slug, locale) ?? '')}`
      return item ? [{ nl: of('nl'), en: of('en'), fr: of('fr') }] : []
    })
  // As on the pages themselves: nothing leads to a place or a category without courses.
  const landings = (['locations', 'categories'] as const).flatMap((kind) =>
    listed(offer?.facets?.[kind]).flatMap(({ count, name }) => (count > 0 ? [landingPaths(kind, name)] : [])),
  )
  const all = [...fixed(), ...landings, ...slugs('/courses', courses), ...slugs('/page', slugPages?.items ?? [])]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${all.map((paths) => entry(paths, publicUrl)).join('')}</urlset>`
  )
}

const disallowed = [...otherPaths, ...visitorPaths, ...journeyPaths].map((path) => `Disallow: ${path}\n`).join('')

export const robots = (publicUrl: string) => `User-agent: *\n${disallowed}Sitemap: ${publicUrl}/sitemap.xml\n`
