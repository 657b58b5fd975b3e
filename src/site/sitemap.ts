import { previewPath } from '../domain/content.ts'
import { calendarDay } from '../domain/format.ts'
import { type inLocale, type Locale, localePath, locales } from '../domain/locales.ts'
import { type LandingKind, landingPaths } from '../domain/slugs.ts'
import { graphql } from '../ui/gql/gql.ts'
import type { OfferQuery } from '../ui/gql/graphql.ts'
import { listed } from '../ui/listed.ts'
import { calendarPage } from './calendar/page.ts'
import { type CalendarSession, furtherPages, plannedSessions } from './calendar/planned-sessions.ts'
import { ArrangedPagesDocument } from './content/page-query.gen.ts'
import { pages } from './pages.ts'
import { journeyPaths, otherPaths, visitorPaths } from './paths/private-paths.ts'
import { slugPaths } from './paths/slugged-path.ts'
import { dataOf } from './screens/page-error.ts'
import type { RunQuery } from './screens/run-query.ts'

const offerQuery = graphql(`
  query Offer($page: Int!) {
    filteredCourses(limit: 999, page: $page, facets: false) {
      total
      items {
        _id
        slug { nl en fr }
        updatedAt
        category { key name { nl en fr } }
        locations { key name { nl en fr } }
      }
    }
  }
`)

type Course = NonNullable<NonNullable<NonNullable<OfferQuery['filteredCourses']>['items']>[number]>

/** All that is on offer: every course, and every session still to come. */
interface Offer {
  courses: Course[]
  sessions: CalendarSession[]
}

async function readOffer(runQuery: RunQuery): Promise<Offer> {
  const load = async (page: number) => dataOf(await runQuery(offerQuery, { page })).filteredCourses
  const [first, { sessions }] = await Promise.all([load(1), plannedSessions(runQuery)])
  const rest = await furtherPages(first?.total, load)
  return { courses: [first, ...rest].flatMap((part) => listed(part?.items)), sessions }
}

interface SitemapEntry {
  paths: Record<Locale, string>
  /** When it was changed last; left out where nobody knows. */
  changed?: string
}

const samePath = (path: string) => ({ nl: path, en: path, fr: path })

const latest = (moments: readonly string[]) => moments.toSorted().at(-1)

/** When each course changed; a page of it changes with its sessions too. */
function courseChanges({ courses, sessions }: Offer): Map<string, string> {
  const moved = Map.groupBy(sessions, ({ course }) => course)
  const changes = ({ _id, updatedAt }: Offer['courses'][number]) =>
    latest([updatedAt, ...(moved.get(_id) ?? []).map(({ movedAt }) => movedAt)]) ?? updatedAt
  return new Map(courses.map((course) => [course._id, changes(course)]))
}

function courseEntries(offer: Offer): SitemapEntry[] {
  const changes = courseChanges(offer)
  return offer.courses.map(({ _id, slug }) => ({ paths: slugPaths('/courses', slug), changed: changes.get(_id) }))
}

/** The page of each place and category that has courses: nothing leads to the others. It changes with what it lists. */
function landingEntries(offer: Offer): SitemapEntry[] {
  const changes = courseChanges(offer)
  const topicsOf = { locations: 'locations', categories: 'category' } as const
  const entries = (kind: LandingKind) => {
    const shown = offer.courses.flatMap((course) =>
      listed([course[topicsOf[kind]]].flat()).map((topic) => ({ ...topic, changed: changes.get(course._id) ?? '' })),
    )
    return [...Map.groupBy(shown, ({ key }) => key).values()].map(([first, ...others]) => ({
      paths: landingPaths(kind, first?.name ?? {}),
      changed: latest([first, ...others].flatMap((topic) => topic?.changed ?? [])),
    }))
  }
  return [...entries('locations'), ...entries('categories')]
}

/** The calendar, and each of its months in which something starts. */
function monthEntries({ sessions }: Offer): SitemapEntry[] {
  const months = Map.groupBy(sessions, ({ schedule }) => calendarDay(schedule[0]?.start ?? '').slice(0, 7))
  const entry = (path: string, shown: Offer['sessions']) => ({
    paths: samePath(path),
    changed: latest(shown.map(({ movedAt }) => movedAt)),
  })
  const { path } = calendarPage
  return [entry(path, sessions), ...[...months].map(([month, shown]) => entry(`${path}?month=${month}`, shown))]
}

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
