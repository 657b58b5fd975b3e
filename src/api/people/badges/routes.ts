import { Hono } from 'hono'
import { badgeIssuer, badgeKeySet } from '../../../../schemas/badge.ts'
import { type ApiEnv, contextOf, operation } from '../../platform/index.ts'
import { issuerOf } from './badge-issuer.ts'
import { publicKeys } from './badge-key.ts'

const tag = 'certificates'

/** What whoever checks a badge reads: who gave it, and with which keys. */
export const badgeRoutes = new Hono<ApiEnv>()
  .get(
    '/issuer',
    operation({
      id: 'badgeIssuer',
      tag,
      summary: 'Who gives the badges',
      description: 'The provider as a profile of Open Badges 3.0, at the address that each badge names.',
      access: 'everyone',
      needsNoDatabase: true,
      response: badgeIssuer,
    }),
    (c) => c.json(issuerOf(contextOf(c))),
  )
  .get(
    '/keys',
    operation({
      id: 'badgeKeys',
      tag,
      summary: 'The keys that badges are checked with',
      description: 'Every public key that a badge was ever signed with, as a JSON Web Key Set.',
      access: 'everyone',
      response: badgeKeySet,
    }),
    async (c) => c.json(await publicKeys(contextOf(c))),
  )
