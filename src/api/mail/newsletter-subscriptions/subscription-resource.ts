import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newNewsletterSubscription, newsletterSubscription } from '../../../../schemas/newsletter-subscription.ts'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { newsletterSubscriptions } from '../../../db/tables.ts'
import { asLocale, localePath, locales } from '../../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  type ApiParts,
  countAttempt,
  hashOf,
  idempotencyHeader,
  lock,
  makeOnce,
  onceParameter,
  onlyStaff,
  type Resource,
  type ResourceCalls,
  readIdempotencyKey,
  requestHash,
  staff,
} from '../../platform/index.ts'
import { countMail } from '../mails/count-mail.ts'
import { subscriptionColumns } from './present-subscription.ts'
import { subscriptionToken } from './subscription-token.ts'

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
    key: `newsletter-confirmation:${id}:${Math.max(0, hours)}`,
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
  return makeOnce({
    ...{ db: context.db, table: newsletterSubscriptions, hash, count },
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
export const subscriptionResource: Resource & ResourceCalls = {
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
    search: { kind: 'text', column: searchedText },
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
}
