import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import {
  newNewsletterSubscription,
  newsletterSubscription,
  newsletterToken,
} from '../../../schemas/newsletter-subscription.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { asLocale, localePath, locales } from '../../domain/locales.ts'
import type { ApiContext, ApiParts, Resource, ResourceCalls } from '../platform/index.ts'
import {
  ApiError,
  countAttempt,
  csvRoute,
  desk,
  hashOf,
  idempotencyHeader,
  idempotent,
  listAllRows,
  listParametersOf,
  lock,
  onceParameter,
  onlyStaff,
  pick,
  post,
  readIdempotencyKey,
  requestHash,
  resourceRoutes,
  routes,
  rowToken,
} from '../platform/index.ts'
import { countMail } from './count-mail.ts'

const subscriptionColumns = {
  _id: newsletterSubscriptions.id,
  ...pick(newsletterSubscriptions, 'email', 'firstName', 'lastName', 'language'),
  confirmed: sql<boolean>`(${newsletterSubscriptions.confirmedAt} is not null)`,
  confirmedAt: newsletterSubscriptions.confirmedAt,
  createdAt: newsletterSubscriptions.createdAt,
}

/**
 * The token of a subscription's links, always the same: mails can carry it again.
 * A later signing secret makes other tokens; those mailed before stay good.
 */
export const subscriptionToken = (id: string, jwtSecret: string): string =>
  rowToken(id, jwtSecret, 'newsletter subscription')

const hour = 60 * 60 * 1000

/** Asks whether the subscription is wanted; asked again within the same hour it sends nothing, and says false. */
async function mailConfirmation(
  tx: Transaction,
  { jwtSecret, publicUrl }: Pick<ApiParts, 'jwtSecret' | 'publicUrl'>,
  { id, email, language, createdAt }: typeof newsletterSubscriptions.$inferSelect,
) {
  const hours = Math.floor((Date.now() - createdAt.getTime()) / hour)
  const locale = asLocale(language)
  const token = subscriptionToken(id, jwtSecret)
  return queueMail(tx, {
    about: id,
    occasion: String(Math.max(0, hours)),
    to: email,
    locale,
    kind: 'newsletter-confirmation',
    values: { url: `${publicUrl()}${localePath('/newsletter/confirm', locale)}/${token}` },
  })
}

/**
 * Whoever did not confirm is asked again, once an hour; the token moves along with the signing secret. 401 when there
 * was nothing to ask.
 */
async function resendConfirmation(tx: Transaction, context: ApiContext, email: string): Promise<string> {
  const [known] = await tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()))
  const id = known?.id ?? ''
  await lock(tx, { newsletterSubscriptions: [id] })
  const [waiting] = await tx.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  if (!waiting || waiting.confirmedAt) throw new ApiError('SUBSCRIBER_EXISTS')
  const tokenHash = hashOf(subscriptionToken(waiting.id, context.jwtSecret))
  await tx.update(newsletterSubscriptions).set({ tokenHash }).where(eq(newsletterSubscriptions.id, waiting.id))
  if (!(await mailConfirmation(tx, context, waiting))) throw new ApiError('SUBSCRIBER_EXISTS')
  return waiting.id
}

/** Puts an address on the list once its owner says so; 401 when it is there or was asked within the hour (spec section 8). */
async function createSubscription(context: ApiContext, input: AnyObject, key: string | null): Promise<string> {
  const { email, ...others } = input
  const hash = requestHash(key, context.user?.userId, input)
  async function count() {
    await countAttempt(context.pool, 'newsletter-address', { address: context.address })
    await countMail(context, email)
  }
  return idempotent({
    db: context.db,
    table: newsletterSubscriptions,
    hash,
    count,
    async make(tx) {
      const id = randomUUID()
      const tokenHash = hashOf(subscriptionToken(id, context.jwtSecret))
      const [created] = await tx
        .insert(newsletterSubscriptions)
        .values({ ...others, id, email, tokenHash, requestHash: hash })
        .onConflictDoNothing()
        .returning()
      if (!created) return resendConfirmation(tx, context, email)
      await mailConfirmation(tx, context, created)
      return id
    },
  })
}

const searchedText = sql`concat_ws(' ', ${newsletterSubscriptions.firstName}, ${newsletterSubscriptions.lastName},
  ${newsletterSubscriptions.email})`

/** Everybody subscribes; staff read and change. */
const subscriptionResource: Resource & ResourceCalls = {
  names: ['newsletterSubscription', 'newsletterSubscriptions'],
  words: {
    one: 'a subscription',
    many: 'subscriptions',
    about: 'Addresses that asked for the newsletter, and whether they confirmed it.',
  },
  more: { create: 'A mail asks the owner of the address to confirm; until then nothing is sent.' },
  example: { email: 'eva.smet@example.org' },
  access: { read: desk, create: 'everyone', update: desk, delete: desk },
  failures: { create: ['SUBSCRIBER_EXISTS', 'TOO_MANY'], update: ['ALREADY_EXISTS'] },
  table: newsletterSubscriptions,
  columns: subscriptionColumns,
  filters: {
    _id: newsletterSubscriptions.id,
    ...pick(newsletterSubscriptions, 'email', 'firstName', 'lastName'),
    search: { kind: 'search', column: searchedText },
    language: { kind: 'choice', of: locales, column: newsletterSubscriptions.language },
    confirmed: { kind: 'boolean', column: sql`(${newsletterSubscriptions.confirmedAt} is not null)` },
    createdAt: newsletterSubscriptions.createdAt,
  },
  sort: [['createdAt', 'DESC']],
  schema: newsletterSubscription,
  input: newNewsletterSubscription,
  visible: onlyStaff,
  createHeaders: [onceParameter],
  create: (context, input, header) => createSubscription(context, input, readIdempotencyKey(header(idempotencyHeader))),
}

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'> & {
  confirmed: boolean
  createdAt: Date
}

const file = csvRoute<Row>({
  id: 'newsletterSubscriptionExport',
  summary: 'Subscriptions as a CSV file',
  description:
    'The subscriptions that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: desk,
  parameters: listParametersOf(subscriptionResource),
  rows: async (context, query) => (await listAllRows(context, subscriptionResource, query)) as Row[],
  name: { nl: 'nieuwsbrief', en: 'newsletter', fr: 'newsletter' },
  columns(locale) {
    const { columns: t, confirmedIs } = bundledTexts[locale]['panel-newsletter']
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

const links = routes(
  post('/confirm', {
    id: 'confirmNewsletterSubscription',
    summary: 'Puts an address on the list, with the token of the mail that asked',
    description:
      'Puts an address on the list, with the token of the mail that asked whether it should be. Doing so twice changes nothing.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    response: newsletterSubscription,
    body: newsletterToken,
    run: (context, { body }) => confirmSubscription(context, body.token),
  }),
  post('/unsubscribe', {
    id: 'endNewsletterSubscription',
    summary: 'Takes an address off the list, with its token',
    description:
      'Takes an address off the list and keeps nothing of it, with the token that stands in every newsletter.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    body: newsletterToken,
    run: (context, { body }) => endSubscription(context, body.token),
  }),
)

export const newsletterSubscriptionRoutes = routes(file, links, resourceRoutes(subscriptionResource))
