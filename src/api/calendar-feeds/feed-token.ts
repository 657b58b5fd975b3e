import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** The secret of a feed's address: made of its row, so that its owner can be shown it again and nothing else tells it. */
export function feedToken(id: string, jwtSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'calendar feed', 32))
  return createHmac('sha256', key).update(id).digest('base64url')
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
