import sharp from 'sharp'
import { ApiError } from '../errors.ts'

/** Pixels: larger originals are made smaller, far beyond what any page shows. */
const largestSide = 4096

/** Of one picture: what a large camera makes. */
const mostPixels = 100_000_000
/** Of all pictures of an upload together: ten of a telephone. */
export const mostPixelsTogether = 200_000_000

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'webp',
} as const

/** A quality would leave a PNG no more than 256 colours; more effort of AVIF saves a few bytes in minutes. */
const options = { png: {}, jpeg: { quality: 85 }, webp: { quality: 85 }, avif: { quality: 85, effort: 2 } }

type Picture = keyof typeof formats
export const isPicture = (mimeType: string): mimeType is Picture => mimeType in formats

/** How many pixels it says it has, all its frames together; 415 for what is no picture. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new ApiError('UNSUPPORTED_TYPE')
    })
  return width * height * pages
}

/** The picture made anew: upright, without what the camera wrote about place and owner, or anything hidden in it. */
export async function cleanPicture(bytes: Uint8Array, mimeType: Picture) {
  const format = formats[mimeType]
  try {
    const { data, info } = await sharp(bytes, { animated: mimeType === 'image/gif', limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, options[format])
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, mimeType: `image/${format}`, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    throw new ApiError('UNSUPPORTED_TYPE')
  }
}
