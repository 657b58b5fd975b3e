import { inLocale, type Locale, localePath, locales } from '../domain/locales.ts'
import { graphql } from '../ui/gql/gql.ts'
import type { Ask } from './ask.ts'
import { dataOf } from './load-page.ts'
import { routes } from './routes.ts'

const sitemapQuery = graphql(`
  query Sitemap($page: Int!) {
    filteredCourses(limit: 999, page: $page, facets: false) {
      total
      items {
        slug { nl en fr }
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
const perAnswer = 999

type Paths = Record<Locale, string>

const fixed = (): Paths[] =>
  routes.flatMap(({ path, target }) =>
    path.includes(':') || target.kind === 'verify' ? [] : [{ nl: path, en: path, fr: path }],
  )

function entry(paths: Paths, publicUrl: string): string {
  const url = (locale: Locale) => publicUrl + localePath(paths[locale], locale)
  const others = locales
    .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${url(locale)}"/>`)
    .join('')
  return locales.map((locale) => `<url><loc>${url(locale)}</loc>${others}</url>`).join('')
}

/** Every public page in every language, as sitemaps.org has it. */
export async function sitemap(ask: Ask, publicUrl: string): Promise<string> {
  const { filteredCourses, pages } = dataOf(await ask(sitemapQuery, { page: 1 }))
  const further = Array.from(
    { length: Math.ceil((filteredCourses?.total ?? 0) / perAnswer) - 1 },
    (_, index) => index + 2,
  )
  const rest = await Promise.all(further.map(async (page) => dataOf(await ask(sitemapQuery, { page })).filteredCourses))
  const courses = [filteredCourses, ...rest].flatMap((part) => part?.items ?? [])
  const slugs = (base: string, items: readonly ({ slug: Parameters<typeof inLocale<string>>[0] } | null)[]) =>
    items.flatMap((item) => {
      const of = (locale: Locale) => `${base}/${encodeURIComponent(inLocale(item?.slug, locale) ?? '')}`
      return item ? [{ nl: of('nl'), en: of('en'), fr: of('fr') }] : []
    })
  const all = [...fixed(), ...slugs('/courses', courses), ...slugs('/page', pages?.items ?? [])]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${all.map((paths) => entry(paths, publicUrl)).join('')}</urlset>`
  )
}

export const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /my-account\nDisallow: /control-panel\nDisallow: /dev/\nSitemap: ${publicUrl}/sitemap.xml\n`
