import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '../../adapters/derived-key.ts'

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

const keyOf = (jwtSecret: string) => derivedKey(jwtSecret, 'badge keys')

/** A text that only who has the secret reads. */
export function seal(text: string, jwtSecret: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, keyOf(jwtSecret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; null under another secret. */
export function unseal(sealed: string, jwtSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(jwtSecret), bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  try {
    return decipher.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
