import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { subscriptionToken } from '../../../src/api/mail/newsletter-subscriptions.ts'
import { mails, newsletterSubscriptions } from '../../../src/db/tables.ts'
import { jwtSecret } from '../api.ts'
import { kinds, sentMail } from '../resources.ts'
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

const firstAnswer = { text: 'Om negen uur.', answers: 0, handled: false }

/** A message that somebody answered. */
async function answered(world: World): Promise<string> {
  const id = await madeOf(world, kinds.contact)
  await world.api.send('POST', `/contacts/${id}/answers`, firstAnswer, world.staff)
  return id
}

export const messageProofs: Proofs = {
  'GET /captcha/challenge': { 200: () => ({}) },
  'POST /contacts/handled': { 200: ({ staff }) => ({ headers: staff, body: { chosen: [randomUUID()] } }) },
  'GET /contacts/{id}/answers': {
    200: async (world) => ({ headers: world.staff, params: { id: await answered(world) } }),
  },
  'POST /contacts/{id}/answers': {
    201: async (world) => ({
      headers: world.staff,
      params: { id: await madeOf(world, kinds.contact) },
      body: firstAnswer,
    }),
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID() }, body: firstAnswer }),
    409: async (world) => ({ headers: world.staff, params: { id: await answered(world) }, body: firstAnswer }),
  },
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
  'GET /newsletter-subscriptions/csv': { 200: ({ staff }) => ({ headers: staff }) },
  'GET /mails': {
    200: async ({ api, staff }) => {
      await sentMail(api)
      return { headers: staff, query: 'limit=999' }
    },
  },
  'GET /mails/{id}/html': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: await sentMail(api) } }),
    404: ({ staff }) => ({ headers: staff, params: { id: randomUUID() } }),
  },
  'POST /mails/{id}/again': {
    200: async ({ api, staff }) => ({ headers: staff, params: { id: await sentMail(api) }, body: {} }),
    409: async ({ api, staff }) => {
      const id = await sentMail(api)
      await api.db.update(mails).set({ sentAt: null }).where(eq(mails.id, id))
      return { headers: staff, params: { id }, body: {} }
    },
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
