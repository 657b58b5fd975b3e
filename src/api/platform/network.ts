import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { derivedKey } from '../../adapters/derived-key.ts'

/** The network of an IPv6 address: whoever has one of its addresses has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const before = left.split(':')
  const missing = right === undefined ? 0 : 8 - before.length - right.split(':').length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

/** Tells one network from another, and to nobody without the key which one it is. */
export const networkHash = (address: string, jwtSecret: string): string =>
  createHmac('sha256', derivedKey(jwtSecret, 'networks')).update(networkOf(address)).digest('base64url')
