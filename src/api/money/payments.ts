import { asc, eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import { deskPayment } from '../../../schemas/payment.ts'
import { refunds } from '../../db/tables.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import { paymentDifferences, paymentStatuses, paymentSubjects } from '../../domain/money.ts'
import {
  type ApiContext,
  ApiError,
  defineList,
  finance,
  instantOf,
  listHistory,
  listOf,
  selected,
  uuidPattern,
} from '../platform/index.ts'
import { settledBy } from './payment-orders.ts'

const customer = sql`coalesce(registrations.invoice->>'name', bookings.organisation_name,
  bookings.first_name || ' ' || bookings.last_name)`

/** Whom mails about it go to; what staff registered goes to whoever is billed. */
const payerEmail = sql`coalesce(bookings.email,
  case when users.role = 'CONTACT' then users.email else registrations.invoice->>'email' end)`

/** What was decided where another amount came. */
const difference = sql`(case
  when payments.paid_amount is null then null
  when payments.decided_by is null then case payments.status when 'pending' then 'undecided' end
  when payments.status = 'returned' then 'returned'
  when payments.transfer_reference is null then 'accepted' else 'settled' end)`

const subject = sql`(case when payments.booking_id is null then 'registration' else 'booking' end)`

export type DeskPayment = InferType<typeof deskPayment>

/** What the desk sees of the payments in `fromPayments`. */
const paymentColumns = {
  _id: sql`payments.id`,
  status: sql`payments.status`,
  difference,
  amount: sql`payments.amount`,
  paidAmount: sql`payments.paid_amount`,
  refunded: sql`coalesce((select sum(refunds.amount) from refunds
    where refunds.payment_id = payments.id and refunds.status = 'refunded'), 0)::int`,
  paymentProvider: sql`payments.payment_provider`,
  reference: sql`payments.external_id`,
  customer,
  registration: sql`payments.registration_id`,
  booking: sql`payments.booking_id`,
  course: sql`courses.title`,
  quotation: sql`bookings.offer->>'number'`,
  invoice: sql`(select jsonb_build_object('_id', invoices.id, 'number', invoices.number) from invoices
    where invoices.registration_id = payments.registration_id or invoices.booking_id = payments.booking_id)`,
  createdAt: instantOf(sql.raw('payments.created_at')),
}

const fromPayments = sql`payments
  left join registrations on registrations.id = payments.registration_id
  left join users on users.id = registrations.user_id
  left join sessions on sessions.id = registrations.session_id
  left join courses on courses.id = sessions.course_id
  left join bookings on bookings.id = payments.booking_id`

export const paymentLists = defineList<DeskPayment>({
  id: 'payments',
  summary: 'A page of payments, for staff',
  description:
    'Every attempt to pay a registration or a room: how it stands, who paid, what for, and what came where that was another amount.',
  access: finance,
  response: listOf(deskPayment, 'DeskPaymentList'),
  from: fromPayments,
  key: sql`payments.id`,
  columns: paymentColumns,
  filters: {
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
  },
  sort: [['createdAt', 'DESC']],
  csv: {
    id: 'paymentExport',
    summary: 'Payments as a CSV file',
    description: 'The payments that fit the filters, in the order asked for, a line each.',
    name: { nl: 'betalingen', en: 'payments', fr: 'paiements' },
    columns(locale) {
      const { columns, statuses, differences } = bundledTexts[locale]['panel-payments']
      const column = (key: keyof typeof columns, cell: (row: DeskPayment) => CsvCell) => ({
        key,
        heading: columns[key],
        cell,
      })
      return [
        column('createdAt', ({ createdAt }) => brusselsDay(new Date(createdAt))),
        column('customer', (row) => row.customer),
        column('about', ({ course, quotation }) => (course ? inLocale(course, locale) : quotation) ?? ''),
        column('invoice', ({ invoice }) => invoice?.number ?? ''),
        column('amount', ({ amount }) => csvEuros(amount)),
        column('paidAmount', ({ paidAmount }) => csvEuros(paidAmount ?? undefined)),
        column('refunded', ({ refunded }) => csvEuros(refunded)),
        column('status', ({ status }) => statuses[status]),
        column('difference', (row) => (row.difference ? differences[row.difference] : '')),
        column('reference', ({ reference }) => reference ?? ''),
      ]
    },
  },
})

/** One payment with what happened to it, and what there is to know before somebody decides. */
export async function getPayment({ db }: Pick<ApiContext, 'db'>, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { rows } = await db.execute<DeskPayment & { email: string; transferReference: string | null }>(
    sql`select ${selected(paymentColumns)}, ${payerEmail} as email, payments.transfer_reference as "transferReference"
      from ${fromPayments} where payments.id = ${id}`,
  )
  const [payment] = rows
  if (!payment) throw new ApiError('NOT_FOUND')
  const history = await listHistory(db, 'payment', id)
  const given = await db
    .select({
      _id: refunds.id,
      status: refunds.status,
      amount: refunds.amount,
      createdAt: instantOf(refunds.createdAt),
    })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.createdAt))
  const canAccept = payment.difference === 'undecided' && (await settledBy(db, id)) !== null
  return { ...payment, canAccept, history, refunds: given }
}
