import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, rowOf } from './columns.ts'
import { organisations, users } from './identity.ts'
import { registrations } from './registrations.ts'

/** Days of training bought ahead, by an organisation or a private person; the invoices of a card have it as their order. */
export const prepaidCards = pgTable(
  'prepaid_cards',
  {
    id: id(),
    /** 'KD-2026-0001'. */
    number: text('number').notNull().unique(),
    organisationId: uuid('organisation_id').references(() => organisations.id),
    userId: uuid('user_id').references(() => users.id),
    days: integer('days').notNull(),
    /** Cents a day, excluding VAT; the VAT is due when the card is sold, at this percentage. */
    price: integer('price').notNull(),
    vatRate: integer('vat_rate').notNull(),
    /** The last day on which one orders with it, in Brussels; null: without end. */
    validUntil: date('valid_until'),
    /** It counts before its invoice is paid, as staff said. */
    usableAtOnce: boolean('usable_at_once').notNull().default(false),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    check('prepaid_cards_days', sql`${table.days} between 1 and 500`),
    check('prepaid_cards_price', sql`${table.price} > 0`),
    check('prepaid_cards_one_customer', sql`(${table.organisationId} is null) <> (${table.userId} is null)`),
    index('prepaid_cards_organisation').on(table.organisationId),
    index('prepaid_cards_user').on(table.userId),
    index('prepaid_cards_request').on(table.requestHash).where(sql`request_hash is not null`),
  ],
)

/**
 * What a registration has of a card, in half days: all that did not come back, of which `kept` is for participants who
 * canceled too late. A trigger (`prepaid_uses_within`) keeps the uses within the days bought.
 */
export const prepaidUses = pgTable(
  'prepaid_uses',
  {
    registrationId: uuid('registration_id')
      .primaryKey()
      .references(() => registrations.id),
    cardId: rowOf('card_id', () => prepaidCards.id),
    halfDays: integer('half_days').notNull(),
    kept: integer('kept').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('prepaid_uses_kept', sql`${table.kept} between 0 and ${table.halfDays}`),
    index('prepaid_uses_card').on(table.cardId),
  ],
)
