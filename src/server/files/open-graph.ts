import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import type { Store } from '../../cache/store.ts'
import { escapeHtml } from '../../domain/html.ts'
import { isLocale, localePath } from '../../domain/locales.ts'
import { familyOf, logoSvg, tilePatternSvg } from '../../domain/tiles.ts'
import { type PageRequest, readPageRequest } from '../../site/page-request.ts'
import { loadPage } from '../../site/render/load-page.ts'
import { PageMoved } from '../../site/screens/page-error.ts'
import type { Site } from '../../site/screens/site.ts'
import type { QueryCache } from '../caches/index.ts'

interface PictureContent {
  brand: string
  title: string
  /** Where the page stands: 'www.leerplein.be'. */
  host: string
  tilePattern: { seed: string; family: string }
}

const { resolve } = createRequire(import.meta.url)
const display = {
  font: 'Bricolage Grotesque SemiBold',
  fontfile: resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
}
const plain = {
  font: 'Instrument Sans Medium',
  fontfile: resolve('@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf'),
}

/** What networks that show links ask for. */
const pictureSize = { width: 1200, height: 630 }
const margin = 64
const tiles = { columns: 3, rows: 4 }
const tilesWidth = Math.round((pictureSize.height / tiles.rows) * tiles.columns)
const titleBox = { width: pictureSize.width - tilesWidth - 2 * margin, height: 330 }
/** From the largest; a title takes the first that it fits in. */
const titleSizes = [76, 66, 56, 48, 40]

interface Words {
  font: string
  fontfile: string
  size: number
  colour: string
  tracking?: number
}

/** A text as pixels, from the font's own file: which fonts the machine has makes no difference. */
function drawWords(text: string, { font, fontfile, size, colour, tracking = 0 }: Words) {
  const markup = `<span foreground="${colour}" letter_spacing="${Math.round(tracking * size * 1024)}">${escapeHtml(text)}</span>`
  return sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile, width: titleBox.width, dpi: 72, rgba: true, wrap: 'word' },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function drawTitle(title: string) {
  for (const size of titleSizes) {
    const drawn = await drawWords(title, { ...display, size, colour: '#10302f', tracking: -0.02 })
    const { width, height } = drawn.info
    if (width <= titleBox.width && height <= titleBox.height) return drawn.data
    if (size === titleSizes.at(-1)) {
      // A title beyond all measure is cut at its end.
      const [seenWidth, seenHeight] = [Math.min(width, titleBox.width), Math.min(height, titleBox.height)]
      return sharp(drawn.data).extract({ left: 0, top: 0, width: seenWidth, height: seenHeight }).toBuffer()
    }
  }
  return Buffer.alloc(0)
}

/** The picture of a page for whoever shares it: logo, title and its own tiles. */
async function drawPicture({ brand, title, host, tilePattern }: PictureContent): Promise<Buffer> {
  const patternSvg = tilePatternSvg({ seed: tilePattern.seed, family: familyOf(tilePattern.family), ...tiles })
  const [name, words, address, floorPicture, logo] = await Promise.all([
    drawWords(brand, { ...display, size: 38, colour: '#10302f', tracking: -0.01 }),
    drawTitle(title),
    drawWords(host, { ...plain, size: 26, colour: '#4d6260' }),
    sharp(Buffer.from(patternSvg))
      .resize({ width: tilesWidth, height: pictureSize.height, fit: 'fill' })
      .png()
      .toBuffer(),
    sharp(Buffer.from(logoSvg())).resize({ width: 60, height: 60 }).png().toBuffer(),
  ])
  const layers: OverlayOptions[] = [
    { input: floorPicture, left: pictureSize.width - tilesWidth, top: 0 },
    { input: logo, left: margin, top: margin - 4 },
    { input: name.data, left: margin + 78, top: margin - 4 + Math.round((60 - name.info.height) / 2) },
    { input: words, left: margin, top: 172 },
    { input: address.data, left: margin, top: pictureSize.height - margin - address.info.height },
  ]
  return sharp({ create: { ...pictureSize, channels: 3, background: '#fbf8f2' } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer()
}

interface Picture {
  bytes: Buffer | null
  tags: ReadonlySet<string> | null
}

const prefix = '/open-graph/'
const suffix = '.png'

/** '/open-graph/en/courses/excel.png' is of '/en/courses/excel', '/open-graph/nl.png' of home; null for what is neither. */
function pageOf(pathname: string): string | null {
  if (!pathname.startsWith(prefix) || !pathname.endsWith(suffix)) return null
  const [locale, ...parts] = pathname.slice(prefix.length, -suffix.length).split('/')
  if (!isLocale(locale) || parts.includes('')) return null
  return localePath(`/${parts.join('/')}`, locale)
}

/** What was shared under an address that a page no longer has keeps its picture. */
function pathOfMoved(error: unknown): string {
  if (error instanceof PageMoved) return error.path
  throw error
}

const nothing: Picture = { bytes: null, tags: null }

/**
 * Answers with the picture of a page of ours, 1200 x 630, for whoever shares it; null for what is no page. Only what
 * the page itself says is drawn.
 */
export function createOpenGraph({ store, queryCache, site }: { store: Store; queryCache: QueryCache; site: Site }) {
  const cache = store.cache<Picture>('open-graph', {
    sizeOf: ({ bytes }) => bytes?.length ?? 0,
    tagsOf: ({ bytes, tags }) => bytes && tags,
  })
  const requestOf = (address: string) => readPageRequest(new URL(address, site.publicUrl))
  let last: Promise<unknown> = Promise.resolve()

  async function make(request: PageRequest): Promise<Picture> {
    if (request.definition.access !== 'everyone') return nothing
    const { runQuery, tags } = queryCache.recorder()
    const page = await loadPage(request, { runQuery, runOwnQuery: runQuery }, site).catch(pathOfMoved)
    if (typeof page === 'string') return make(requestOf(localePath(page, request.context.locale)))
    const { status, definition, title, tilePattern } = page
    if (status !== 200 || definition.unlisted) return nothing
    const content = { brand: site.brand, title, tilePattern, host: new URL(site.publicUrl).host }
    // One at a time: each takes a processor for a while.
    const drawn = last.then(() => drawPicture(content))
    last = drawn.catch(() => {})
    return { bytes: await drawn, tags: tags() }
  }

  return async (pathname: string): Promise<Buffer | null> => {
    const address = pageOf(pathname)
    if (!address) return null
    const request = requestOf(address)
    const { bytes } = await cache.fetch(request.key, () => make(request))
    return bytes
  }
}
