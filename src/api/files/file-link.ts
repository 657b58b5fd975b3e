import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds: links asked for within the same minute are the same link. */
const step = 60_000

const sign = (id: string, expires: string, secret: string): string =>
  createHmac('sha256', secret).update(`file:${id}:${expires}`).digest('base64url')

/** What lets anybody have a file for `expiry` seconds: `?expires=<seconds since 1970>&signature=…`. */
export function signedQuery(id: string, expiry: number, secret: string): { query: string; expiresAt: Date } {
  const expiresAt = new Date(Math.floor(Date.now() / step) * step + expiry * 1000)
  const expires = String(expiresAt.getTime() / 1000)
  return { query: `?expires=${expires}&signature=${sign(id, expires, secret)}`, expiresAt }
}

/** Whether a link's signature is ours and still good. */
export function isSigned(
  id: string,
  expires: string | undefined,
  signature: string | undefined,
  secret: string,
): boolean {
  if (!expires || !signature || !/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < Date.now()) return false
  const expected = Buffer.from(sign(id.toLowerCase(), expires, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
