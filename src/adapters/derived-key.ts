import { hkdfSync } from 'node:crypto'

/** A key of 32 bytes for one purpose, made of the signing secret: none of them tells another. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
