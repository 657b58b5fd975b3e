import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/** Encrypts a text, so that the database alone opens nothing; bound to whose it is. */
export function seal(text: string, owner: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was encrypted; null where it was for another owner, or with a secret that has changed since. */
export function unseal(sealed: string, owner: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
