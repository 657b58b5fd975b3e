import { sql } from 'drizzle-orm'
import { newNewsletterSubscription, newsletterSubscription } from '../../../schemas/newsletter-subscription.ts'
import { newsletterSubscriptions } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { staff } from '../access.ts'
import { idempotencyHeader, readIdempotencyKey } from '../idempotency-key.ts'
import { onceParameter } from '../make-once.ts'
import { onlyStaff } from '../owner.ts'
import type { Resource, ResourceCalls } from '../resource/definition.ts'
import { createSubscription } from './create-subscription.ts'
import { subscriptionColumns } from './present-subscription.ts'

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
