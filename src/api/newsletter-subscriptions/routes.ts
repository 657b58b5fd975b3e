import { Hono } from 'hono'
import { newsletterSubscription, newsletterToken } from '../../../schemas/newsletter-subscription.ts'
import { staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { columnsParameter } from '../csv-columns.ts'
import { operation } from '../openapi/operation.ts'
import { listParametersOf, resourceRoutes } from '../resource.ts'
import { sendCsv } from '../send-file.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { exportSubscriptions } from './export-subscriptions.ts'
import { subscriptionResource } from './subscription-resource.ts'

const tag = 'newsletterSubscriptions'

/** The list as a file, and what the links in mails do for whoever holds their token. */
const links = new Hono<ApiEnv>()
  .get(
    '/csv',
    operation({
      id: 'newsletterSubscriptionExport',
      tag,
      summary: 'Subscriptions as a CSV file',
      description:
        'The subscriptions that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
      access: staff,
      parameters: [...listParametersOf(subscriptionResource), columnsParameter],
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportSubscriptions(contextOf(c), c.req.queries())),
  )
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
export const newsletterSubscriptionRoutes = new Hono<ApiEnv>()
  .route('/', links)
  .route('/', resourceRoutes(subscriptionResource))
