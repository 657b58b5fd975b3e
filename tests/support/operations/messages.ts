import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { subscriptionToken } from '../../../src/api/newsletter-subscriptions/subscription-token.ts'
import { newsletterSubscriptions } from '../../../src/db/tables.ts'
import { jwtSecret } from '../api.ts'
import { kinds } from '../resources.ts'
import { fromTiredPlace, tiredAccount } from './limits.ts'
import type { Proofs, World } from './proof.ts'
import { madeOf } from './resources.ts'

const path = '/newsletter-subscriptions'
const someAddress = () => `${randomUUID()}@proef.test`

/** An address that is on the list or waits to be, with the token that was mailed to it. */
async function subscriber({ api }: World) {
  const email = someAddress()
  await api.send('POST', path, { email })
  const [row] = await api.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  if (!row) throw new Error('nobody subscribed')
  return { email, token: subscriptionToken(row.id, jwtSecret) }
}

const withToken = async (world: World) => ({ body: { token: (await subscriber(world)).token } })
const withWrongToken = () => ({ body: { token: randomUUID() } })

export const messageProofs: Proofs = {
  'GET /captcha/challenge': { 200: () => ({}) },
  'POST /contacts': {
    429: async (world) => {
      const body = await kinds.contact.body(world.api)
      return { body: { ...body, email: await tiredAccount(world, 'mail-recipient', someAddress()) } }
    },
  },
  [`POST ${path}`]: {
    401: async (world) => ({ body: { email: (await subscriber(world)).email } }),
    429: async (world) => ({
      headers: await fromTiredPlace(world, 'newsletter-address'),
      body: { email: someAddress() },
    }),
  },
  [`PATCH ${path}/{id}`]: {
    409: async (world) => ({
      headers: world.staff,
      params: { id: await madeOf(world, kinds.newsletterSubscription) },
      body: { email: (await subscriber(world)).email },
    }),
  },
  'GET /page-views': { 200: ({ staff }) => ({ headers: staff, query: 'from=2026-01-01&to=2026-12-31' }) },
  'POST /page-views': {
    200: () => ({ body: { path: '/courses', locale: 'fr' } }),
    429: async (world) => ({
      headers: await fromTiredPlace(world, 'page-view-address'),
      body: { path: '/courses', locale: 'nl' },
    }),
  },
  [`POST ${path}/confirm`]: { 200: withToken, 404: withWrongToken },
  [`POST ${path}/unsubscribe`]: { 204: withToken, 404: withWrongToken },
}
