import { createHash, createHmac } from 'node:crypto'
import { derivedKey } from '../../adapters/derived-key.ts'

/** The secret in a link, made of its row's id and always the same: it can be shown again although only its hash is kept. */
export const rowToken = (id: string, jwtSecret: string, purpose: string): string =>
  createHmac('sha256', derivedKey(jwtSecret, purpose)).update(id).digest('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
