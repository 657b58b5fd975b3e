import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** What staff decided of registrations on invoice (`BillingSettings`): one row, which is always there. */
export const billingSettings = pgTable(
  'billing_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    daysUntilDue: integer('days_until_due').notNull().default(30),
    /** Cents including VAT. */
    mostOpen: integer('most_open').notNull().default(1_000_000),
    paidBefore: integer('paid_before').notNull().default(0),
    forPrivatePersons: boolean('for_private_persons').notNull().default(false),
    daysKept: integer('days_kept'),
  },
  (table) => [check('billing_settings_only', sql`${table.isOnly}`)],
)
