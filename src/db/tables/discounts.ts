import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DiscountUnit } from '../../domain/discounts.ts'
import { createdAt, id } from './columns.ts'

/** What customers type to pay less. How often one is used is counted by the registrations that hold it. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    /** In capitals, without spaces (`normalCode`). */
    code: text('code').notNull().unique(),
    unit: text('unit').$type<DiscountUnit>().notNull(),
    /** Percent, or cents excluding VAT of the whole order. */
    value: integer('value').notNull(),
    /** It counts beside an early price or a group price; else it is one or the other. */
    combines: boolean('combines').notNull().default(true),
    active: boolean('active').notNull().default(true),
    /** Days in Brussels, the last of them included. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    /** Null: without end. */
    maxUses: integer('max_uses'),
    maxPerCustomer: integer('max_per_customer'),
    /** The courses that it is for; null: all. */
    courses: uuid('courses').array(),
    createdAt: createdAt(),
  },
  (table) => [
    check('discount_codes_code', sql`${table.code} = upper(${table.code}) and ${table.code} <> ''`),
    check('discount_codes_value', sql`${table.value} > 0 and (${table.unit} = 'amount' or ${table.value} <= 100)`),
  ],
)
