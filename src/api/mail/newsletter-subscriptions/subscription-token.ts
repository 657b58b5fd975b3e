import { rowToken } from '../../platform/index.ts'

/**
 * The token of a subscription's links, always the same: mails can carry it again.
 * A later signing secret makes other tokens; those mailed before stay good.
 */
export const subscriptionToken = (id: string, jwtSecret: string): string =>
  rowToken(id, jwtSecret, 'newsletter subscription')
