import sharp from 'sharp'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { logoSvg } from '../../domain/tiles.ts'
import { sessionCalendar, wholeCalendar } from '../../site/calendar/calendar.ts'
import { personalCalendar } from '../../site/calendar/personal-calendar.ts'
import type { Site } from '../../site/screens/site.ts'
import { robots, sitemap } from '../../site/sitemap.ts'
import type { QueryCache } from '../caches/index.ts'
import { trainerWorker } from './trainer-worker.ts'

const headerSize = 6
const entrySize = 16

/** Square pictures of at most 255 pixels as one .ico, each kept as the PNG it is. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerSize)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerSize + entrySize * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entrySize)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

const paper = '#fbf8f2'

const logo = (size: number) => sharp(Buffer.from(logoSvg()), { density: 300 }).resize(size, size)

/** The logo on paper with a rim: what a phone cuts round. */
function onPaper(size: number): Promise<Buffer> {
  const rim = Math.round(size * 0.14)
  return logo(size - 2 * rim)
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background: paper })
    .flatten({ background: paper })
    .png({ palette: true })
    .toBuffer()
}

const faviconSizes = [16, 32, 48]

async function favicon(): Promise<Buffer> {
  const pictures = await Promise.all(faviconSizes.map((size) => logo(size).png().toBuffer()))
  return ico(pictures.map((png, index) => ({ size: faviconSizes[index] ?? 0, png })))
}

/** The logo under the names by which phones ask for it, and its pixels a side. */
const icons = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 }

/** What a phone shows of the site on its home screen; it opens in the browser as any page does. */
const webManifest = (brand: string, locale: Locale) => ({
  name: brand,
  short_name: brand,
  lang: locale,
  start_url: localePath('/', locale),
  scope: '/',
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#fbf8f2',
  icons: [
    ...Object.entries(icons).map(([src, size]) => ({ src, type: 'image/png', sizes: `${size}x${size}` })),
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
})

/** A file that is no page and no asset: what programs read of the site. */
export interface SiteFile {
  type: string
  body: string | Buffer
  cacheControl?: string
  /** What a service worker may ask: of this site alone. */
  isWorker?: true
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

/** Drawn when it is first asked for. */
function icon(type: string, draw: () => Promise<Buffer>): SiteFileRoute {
  let drawn: Promise<Buffer> | undefined
  return {
    kind: 'icon',
    async find() {
      drawn ??= draw()
      return { type, body: await drawn, cacheControl: day }
    },
  }
}

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
    '/trainer-worker.js': {
      kind: 'site file',
      find: () => ({
        type: 'text/javascript; charset=utf-8',
        body: trainerWorker,
        cacheControl: 'no-cache',
        isWorker: true,
      }),
    },
    '/icon.svg': { kind: 'icon', find: () => ({ type: 'image/svg+xml', body: logoSvg(), cacheControl: day }) },
    '/favicon.ico': icon('image/x-icon', favicon),
    ...Object.fromEntries(Object.entries(icons).map(([path, size]) => [path, icon('image/png', () => onPaper(size))])),
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
