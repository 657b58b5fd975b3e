import { isIPv6 } from 'node:net'

/** The network of an IPv6 address: whoever has one of its addresses has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const before = left.split(':')
  const missing = right === undefined ? 0 : 8 - before.length - right.split(':').length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
