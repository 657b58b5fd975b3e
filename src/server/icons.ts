import sharp from 'sharp'
import { logoSvg } from '../domain/tiles.ts'
import { ico } from './ico.ts'
import { once } from './once.ts'

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

interface IconFile {
  path: string
  type: string
  /** Pixels a side, where it has one size. */
  size?: number
  /** Drawn when first asked for. */
  draw(): Promise<Buffer>
}

const onPaperAt = (path: string, size: number): IconFile => ({
  path,
  type: 'image/png',
  size,
  draw: once(() => onPaper(size)),
})

/** The logo under the names by which browsers and phones ask for it. */
export const iconFiles: IconFile[] = [
  { path: '/favicon.ico', type: 'image/x-icon', draw: once(favicon) },
  onPaperAt('/apple-touch-icon.png', 180),
  onPaperAt('/icon-192.png', 192),
  onPaperAt('/icon-512.png', 512),
]
