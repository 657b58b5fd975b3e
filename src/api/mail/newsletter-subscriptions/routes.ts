import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { originalTexts } from '../../../../locales/texts.ts'
import { newsletterSubscription, newsletterToken } from '../../../../schemas/newsletter-subscription.ts'
import { newsletterSubscriptions } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  checkBody,
  contextOf,
  csvRoute,
  hashOf,
  listAllRows,
  listParametersOf,
  operation,
  resourceRoutes,
  staff,
} from '../../platform/index.ts'
import { subscriptionColumns } from './present-subscription.ts'
import { subscriptionResource } from './subscription-resource.ts'

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'> & {
  confirmed: boolean
  createdAt: Date
}

/** The subscriptions that fit the filters, as spreadsheets open them. */
const file = csvRoute<Row>({
  id: 'newsletterSubscriptionExport',
  tag: 'newsletterSubscriptions',
  summary: 'Subscriptions as a CSV file',
  description:
    'The subscriptions that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: staff,
  parameters: listParametersOf(subscriptionResource),
  rows: async (context, query) => (await listAllRows(context, subscriptionResource, query)) as Row[],
  name: { nl: 'nieuwsbrief', en: 'newsletter', fr: 'newsletter' },
  columns(locale) {
    const { columns: t, confirmedIs } = originalTexts[locale]['panel-newsletter']
    return [
      { key: 'email', heading: t.email, cell: ({ email }) => email },
      { key: 'name', heading: t.firstName, cell: ({ firstName }) => firstName ?? '' },
      { key: 'name', heading: t.lastName, cell: ({ lastName }) => lastName ?? '' },
      { key: 'language', heading: t.language, cell: ({ language }) => language },
      { key: 'state', heading: t.state, cell: ({ confirmed }) => confirmedIs[confirmed ? 'true' : 'false'] },
      { key: 'createdAt', heading: t.since, cell: ({ createdAt }) => brusselsDay(createdAt) },
    ]
  },
})

/** The owner of the address says yes; saying so again changes nothing. 404 for a token that is none. */
async function confirmSubscription({ db }: ApiContext, token: string) {
  const [confirmed] = await db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: sql`coalesce(${newsletterSubscriptions.confirmedAt}, now())` })
    .where(eq(newsletterSubscriptions.tokenHash, hashOf(token)))
    .returning(subscriptionColumns)
  if (!confirmed) throw new ApiError('NOT_FOUND')
  return confirmed
}

/** Takes an address off the list and keeps nothing of it; 404 for a token that is none. */
async function endSubscription({ db }: ApiContext, token: string) {
  const gone = await db
    .delete(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.tokenHash, hashOf(token)))
    .returning({ id: newsletterSubscriptions.id })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
}

const tag = 'newsletterSubscriptions'

/** What the links in mails do for whoever holds their token. */
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
export const newsletterSubscriptionRoutes = new Hono<ApiEnv>()
  .route('/', file)
  .route('/', links)
  .route('/', resourceRoutes(subscriptionResource))
