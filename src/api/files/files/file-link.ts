import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of a link's time, what passes until a new one is given: whoever asks again meanwhile gets the same link. */
const renewedAfter = 1 / 72

/** From when to when a link is good that is asked for now, for `expiry` seconds. */
export function linkTimes(expiry: number): { signedAt: Date; expiresAt: Date } {
  const step = Math.max(1, Math.floor(expiry * renewedAfter)) * 1000
  const signedAt = Math.floor(Date.now() / step) * step
  return { signedAt: new Date(signedAt), expiresAt: new Date(signedAt + expiry * 1000) }
}

const sign = (id: string, expires: string, secret: string): string =>
  createHmac('sha256', secret).update(`file:${id}:${expires}`).digest('base64url')

/** What lets anybody have a file until then: `?expires=<seconds since 1970>&signature=…`. */
export function signedQuery(id: string, expiresAt: Date, secret: string): string {
  const expires = String(expiresAt.getTime() / 1000)
  return `?expires=${expires}&signature=${sign(id, expires, secret)}`
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
