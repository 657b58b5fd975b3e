import { Secret, TOTP } from 'otpauth'

const period = 30

const generator = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** What an app makes its codes of, as text: 160 bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code says to an app. */
export const setupUri = (secret: string, issuer: string, account: string): string =>
  generator(secret, issuer, account).toString()

/** The step of time that a code is of, one step before and after now allowed; null where it is of none. */
export function stepOf(code: string, secret: string): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = Date.now()
  const delta = generator(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
