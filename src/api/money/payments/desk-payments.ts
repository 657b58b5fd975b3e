import { sql } from 'drizzle-orm'
import type { Localized } from '../../../domain/locales.ts'
import {
  type PaymentDifference,
  type PaymentStatus,
  paymentDifferences,
  paymentStatuses,
  paymentSubjects,
} from '../../../domain/payment-states.ts'
import { type FilterFields, instantOf, type Sort } from '../../platform/index.ts'

const customer = sql`coalesce(registrations.invoice->>'name', bookings.organisation_name,
  bookings.first_name || ' ' || bookings.last_name)`

/** Whom mails about it go to; what staff registered goes to whoever is billed. */
export const payerEmail = sql`coalesce(bookings.email,
  case when users.role = 'CONTACT' then users.email else registrations.invoice->>'email' end)`

/** What was decided where another amount came. */
const difference = sql`(case
  when payments.paid_amount is null then null
  when payments.status = 'pending' then 'undecided'
  when payments.status = 'paid' and payments.transfer_reference is not null then 'settled'
  when payments.status = 'paid' then 'accepted'
  when payments.status = 'returned' then 'returned' end)`

const subject = sql`(case when payments.booking_id is null then 'registration' else 'booking' end)`

export type DeskPayment = {
  _id: string
  status: PaymentStatus
  difference: PaymentDifference | null
  amount: number
  paidAmount: number | null
  refunded: number
  paymentProvider: string
  reference: string | null
  customer: string
  registration: string | null
  booking: string | null
  course: Localized | null
  quotation: string | null
  invoice: { _id: string; number: string } | null
  createdAt: string
}

/** What the desk sees of the payments in `fromPayments`. */
export const paymentColumns = sql`payments.id as _id, payments.status, ${difference} as difference, payments.amount,
  payments.paid_amount as "paidAmount",
  coalesce((select sum(refunds.amount) from refunds
    where refunds.payment_id = payments.id and refunds.status = 'refunded'), 0)::int as refunded,
  payments.payment_provider as "paymentProvider", payments.external_id as reference, ${customer} as customer,
  payments.registration_id as registration, payments.booking_id as booking, courses.title as course,
  bookings.offer->>'number' as quotation,
  (select jsonb_build_object('_id', invoices.id, 'number', invoices.number) from invoices
    where invoices.registration_id = payments.registration_id or invoices.booking_id = payments.booking_id) as invoice,
  ${instantOf(sql.raw('payments.created_at'))} as "createdAt"`

export const fromPayments = sql`payments
  left join registrations on registrations.id = payments.registration_id
  left join users on users.id = registrations.user_id
  left join sessions on sessions.id = registrations.session_id
  left join courses on courses.id = sessions.course_id
  left join bookings on bookings.id = payments.booking_id`

export const paymentFilters: FilterFields = {
  search: {
    kind: 'text',
    column: sql`concat_ws(' ', ${customer}, ${payerEmail}, payments.external_id, payments.transfer_reference,
      bookings.offer->>'number', courses.title->>'nl', courses.title->>'en', courses.title->>'fr')`,
  },
  status: { kind: 'choice', of: paymentStatuses, column: sql`payments.status` },
  difference: { kind: 'choice', of: paymentDifferences, column: difference },
  subject: { kind: 'choice', of: paymentSubjects, column: subject },
  amount: { kind: 'number', column: sql`payments.amount` },
  customer: { kind: 'text', column: customer },
  createdAt: { kind: 'date', column: sql`payments.created_at` },
}

export const paymentOrder: Sort[] = [['createdAt', 'DESC']]
