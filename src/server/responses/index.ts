export {
  type Body,
  bodyOf,
  compressFast,
  compressible,
  compressParts,
  compressWell,
  decompress,
  type Encoding,
  encodings,
  encodingsOf,
} from './compress.ts'
export {
  createVariant,
  type PageVariant,
  pageHeaders,
  privateHeaders,
  privateVariant,
  sendPage,
  withHeadersOf,
} from './page-variant.ts'
export {
  dataSecurityHeaders,
  mailSecurityHeaders,
  pageSecurityHeaders,
  toolSecurityHeaders,
} from './security-headers.ts'
