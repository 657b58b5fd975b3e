import { type Locale, localePath, locales } from '../domain/locales.ts'
import { logoSvg } from '../domain/tiles.ts'
import { sessionCalendar, wholeCalendar } from '../site/calendar/calendar.ts'
import { personalCalendar } from '../site/calendar/personal-calendar.ts'
import type { Site } from '../site/site.ts'
import { robots, sitemap } from '../site/sitemap.ts'
import { iconFiles } from './icons.ts'
import type { QueryCache } from './query-cache.ts'
import { webManifest } from './web-manifest.ts'

/** A file that is no page and no asset: what programs read of the site. */
export interface SiteFile {
  type: string
  body: string | Buffer
  cacheControl?: string
  /** What it is called where it is saved; left out, it is shown or followed. */
  name?: string
}

interface SiteFileRequest {
  url: URL
  params: Record<string, string>
}

/** The kind is what metrics call it; null where there is no such file. */
export interface SiteFileRoute {
  kind: string
  find(request: SiteFileRequest): Promise<SiteFile | null> | SiteFile | null
}

interface Settings {
  site: Site
  queryCache: QueryCache
  openGraph(pathname: string): Promise<Buffer | null>
}

const day = 'public, max-age=86400'
const calendarType = 'text/calendar; charset=utf-8'

/** The same file in each language, under its prefix. */
const inEachLanguage = (path: string, find: (locale: Locale, request: SiteFileRequest) => Promise<SiteFile | null>) =>
  Object.fromEntries(
    locales.map((locale): [string, SiteFileRoute] => [
      localePath(path, locale),
      { kind: 'site file', find: (request) => find(locale, request) },
    ]),
  )

/** Every such file by the pattern of its path. */
export function createSiteFiles({ site, queryCache, openGraph }: Settings): Record<string, SiteFileRoute> {
  const asked = (locale: Locale) => ({ locale, site, runQuery: queryCache.recorder().runQuery })
  return {
    '/robots.txt': {
      kind: 'robots.txt',
      find: () => ({ type: 'text/plain; charset=utf-8', body: robots(site.publicUrl) }),
    },
    '/sitemap.xml': {
      kind: 'sitemap.xml',
      find: async () => ({
        type: 'application/xml; charset=utf-8',
        body: await sitemap(queryCache.recorder().runQuery, site.publicUrl),
      }),
    },
    '/icon.svg': { kind: 'icon', find: () => ({ type: 'image/svg+xml', body: logoSvg(), cacheControl: day }) },
    ...Object.fromEntries(
      iconFiles.map(({ path, type, draw }): [string, SiteFileRoute] => [
        path,
        { kind: 'icon', find: async () => ({ type, body: await draw(), cacheControl: day }) },
      ]),
    ),
    ...inEachLanguage('/site.webmanifest', async (locale) => ({
      type: 'application/manifest+json',
      body: JSON.stringify(webManifest(site.brand, locale)),
      cacheControl: day,
    })),
    '/open-graph/*': {
      kind: 'image',
      find: async ({ url }) => {
        const body = await openGraph(url.pathname)
        return body && { type: 'image/png', body, cacheControl: 'public, max-age=604800' }
      },
    },
    ...inEachLanguage('/calendar.ics', async (locale, { url }) => ({
      type: calendarType,
      body: await wholeCalendar(url.searchParams, asked(locale)),
      cacheControl: 'no-cache',
    })),
    '/calendar/:file{[\\w-]+\\.ics}': {
      kind: 'site file',
      find: async ({ params: { file = '' } }) => {
        const body = await personalCalendar(file.slice(0, -'.ics'.length), {
          site,
          runQuery: queryCache.recorder().runQuery,
        })
        return body === null ? null : { type: calendarType, body, cacheControl: 'private, no-store' }
      },
    },
    ...inEachLanguage('/courses/:slug/sessions/:file{[0-9a-f-]+\\.ics}', async (locale, { params }) => {
      const { slug = '', file = '' } = params
      const body = await sessionCalendar(slug, file.slice(0, -'.ics'.length), asked(locale))
      return body === null ? null : { type: calendarType, body, cacheControl: 'no-cache', name: `${slug}.ics` }
    }),
  }
}
