import sharp from 'sharp'
import { ApiError } from '../errors.ts'

/** Pixels: larger originals are made smaller, far beyond what any page shows. */
const largestSide = 4096

const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'webp',
} as const

type Picture = keyof typeof formats
export const isPicture = (mimeType: string): mimeType is Picture => mimeType in formats

/** The picture made anew: upright, without what the camera wrote about place and owner, or anything hidden in it. */
export async function cleanPicture(bytes: Uint8Array, mimeType: Picture) {
  const format = formats[mimeType]
  try {
    const { data, info } = await sharp(bytes, { animated: mimeType === 'image/gif', limitInputPixels: 100_000_000 })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      // A quality would leave a PNG no more than 256 colours.
      .toFormat(format, format === 'png' ? {} : { quality: 85 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, mimeType: `image/${format}`, width: info.width, height: info.pageHeight ?? info.height }
  } catch {
    throw new ApiError('UNSUPPORTED_TYPE')
  }
}
