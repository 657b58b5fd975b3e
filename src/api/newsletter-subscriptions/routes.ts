import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  newNewsletterSubscription,
  newsletterSubscription,
  newsletterToken,
} from '../../../schemas/newsletter-subscription.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { idempotencyHeader, readIdempotencyKey } from '../idempotency-key.ts'
import { onceParameter } from '../make-once.ts'
import { operation } from '../openapi/operation.ts'
import { onlyStaff } from '../owner.ts'
import { resourceRoutes } from '../resource.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createSubscription } from './create-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { subscriptionColumns } from './present-subscription.ts'

const tag = 'newsletterSubscriptions'

/** What the links in mails do, for whoever holds their token. */
const links = new Hono<ApiEnv>()
  .post(
    '/confirm',
    operation({
      id: 'confirmNewsletterSubscription',
      tag,
      summary: 'Puts an address on the list, with the token of the mail that asked',
      description:
        'Puts an address on the list, with the token of the mail that asked whether it should be. Doing so twice changes nothing.',
      access: 'everyone',
      failures: ['NOT_FOUND'],
      response: newsletterSubscription,
    }),
    checkBody(newsletterToken),
    async (c) => c.json(await confirmSubscription(contextOf(c), c.req.valid('json').token)),
  )
  .post(
    '/unsubscribe',
    operation({
      id: 'endNewsletterSubscription',
      tag,
      summary: 'Takes an address off the list, with its token',
      description:
        'Takes an address off the list and keeps nothing of it, with the token that stands in every newsletter.',
      access: 'everyone',
      failures: ['NOT_FOUND'],
    }),
    checkBody(newsletterToken),
    async (c) => {
      await endSubscription(contextOf(c), c.req.valid('json').token)
      return c.body(null, 204)
    },
  )

/** Everybody subscribes; staff read and change. */
const resource = resourceRoutes({
  names: ['newsletterSubscription', 'newsletterSubscriptions'],
  words: {
    one: 'a subscription',
    many: 'subscriptions',
    about: 'Addresses that asked for the newsletter, and whether they confirmed it.',
  },
  more: { create: 'A mail asks the owner of the address to confirm; until then nothing is sent.' },
  example: { email: 'eva.smet@example.org' },
  access: { read: staff, create: 'everyone', update: staff, delete: staff },
  failures: { create: ['SUBSCRIBER_EXISTS', 'TOO_MANY'], update: ['ALREADY_EXISTS'] },
  table: newsletterSubscriptions,
  columns: subscriptionColumns,
  filters: {
    _id: { kind: 'id', column: newsletterSubscriptions.id },
    email: { kind: 'text', column: newsletterSubscriptions.email },
    firstName: { kind: 'text', column: newsletterSubscriptions.firstName },
    lastName: { kind: 'text', column: newsletterSubscriptions.lastName },
    language: { kind: 'choice', of: locales, column: newsletterSubscriptions.language },
    confirmed: { kind: 'boolean', column: sql`(${newsletterSubscriptions.confirmedAt} is not null)` },
    createdAt: { kind: 'date', column: newsletterSubscriptions.createdAt },
  },
  sort: [['createdAt', 'DESC']],
  schema: newsletterSubscription,
  input: newNewsletterSubscription,
  visible: onlyStaff,
  createHeaders: [onceParameter],
  create: (context, input, header) => createSubscription(context, input, readIdempotencyKey(header(idempotencyHeader))),
})

export const newsletterSubscriptionRoutes = new Hono<ApiEnv>().route('/', links).route('/', resource)
