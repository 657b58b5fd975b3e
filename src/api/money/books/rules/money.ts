import { type SQL, sql } from 'drizzle-orm'
import type { BookRule } from '../../../../domain/books.ts'
import { orders } from '../orders.ts'
import type { Rule } from '../rule.ts'

/** Cents that invoices less credit notes should make. */
const toBill = sql`case
  when subject = 'booking' then case when status in ('waiting_for_payment', 'paid', 'completed') then price else 0 end
  when status = 'awaiting_payment' and not is_partner then 0
  when status = 'expired' and not has_bill and not was_paid then 0
  else price end`

/** What a paid room is given back of when it is canceled, staff agree with its customer. */
const isAgreed = sql`subject = 'booking' and status = 'canceled'`

const rule = (name: BookRule, expected: SQL, found: SQL, where: SQL): Rule => ({
  name,
  rows: sql`select subject, id, number, whose, ${expected} as expected, ${found} as found
    from (${orders}) orders where ${where}`,
})

export const moneyRules: Rule[] = [
  rule(
    'order-billed',
    toBill,
    sql`billed`,
    sql`billed <> ${toBill} and not (${isAgreed} and billed between 0 and price)`,
  ),
  rule(
    'order-charged',
    sql`kept`,
    sql`net`,
    sql`subject = 'registration' and status = 'expired' and has_bill and net <> kept`,
  ),
  // Who paid by another way paid some of it here, or nothing.
  rule('order-underpaid', sql`due`, sql`money`, sql`money < due and not (by_hand and money >= 0)`),
  rule(
    'order-overpaid',
    sql`due`,
    sql`money`,
    sql`money - by_person > due and not (${isAgreed} and money - by_person <= price)`,
  ),
  rule('order-owed', sql`open`, sql`asked`, sql`asked <> open`),
]
