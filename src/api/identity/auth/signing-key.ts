import { createSecretKey, type KeyObject } from 'node:crypto'

/** Who makes our tokens, and whom they are for. */
export const issuer = 'leerplein'

const keys = new Map<string, KeyObject>()

/** The key made of a secret, once: making it costs more than signing. */
export function signingKey(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret))
  keys.set(secret, key)
  return key
}
