export type { Body, Encoding } from './compress.ts'
export {
  bodyOf,
  compressFast,
  compressible,
  compressParts,
  compressWell,
  decompress,
  encodings,
  encodingsOf,
} from './compress.ts'
export type { PageVariant } from './page-variant.ts'
export { createVariant, pageHeaders, privateHeaders, privateVariant, sendPage, withHeadersOf } from './page-variant.ts'
export {
  dataSecurityHeaders,
  mailSecurityHeaders,
  pageSecurityHeaders,
  toolSecurityHeaders,
} from './security-headers.ts'
