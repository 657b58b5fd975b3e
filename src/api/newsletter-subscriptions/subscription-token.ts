import { createHash, createHmac, hkdfSync } from 'node:crypto'

/**
 * The token of a subscription's links, always the same: mails can carry it again although only its hash is kept.
 * A later signing secret makes other tokens; those mailed before stay good.
 */
export function subscriptionToken(id: string, jwtSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'newsletter subscription', 32))
  return createHmac('sha256', key).update(id).digest('base64url')
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
